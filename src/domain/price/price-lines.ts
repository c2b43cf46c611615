import type { Currency } from '../money/currency.ts'
import { percentOf } from '../money/rounding.ts'
import { share } from '../money/share.ts'
import { boardNames } from '../stay/board.ts'
import type { RoomGuests } from '../stay/party.ts'
import type { Bilingual } from '../text/locale.ts'
import type { Charge } from './charges.ts'
import { isSummed } from './charges.ts'
import { includedCharges } from './included-charges.ts'
import { adultsCounted } from './occupancy.ts'
import type { NightPrices } from './prices.ts'
import {
  chargeAmount,
  childrenBoardPerNight,
  childrenPerNight,
  extraAdultsPerNight,
  planPrice,
  soldPrice,
} from './prices.ts'
import type { Product } from './product.ts'
import type { LineKind, PriceLine, RoomPrice, StayPrice } from './stay-price.ts'
import { amountOf } from './stay-price.ts'

/** Itemises `stayTotal`: the same sums, named, room by room, in the hotel's currency. */
export function priceStay(
  product: Product,
  rooms: readonly RoomGuests[],
  nights: number,
  prices: NightPrices,
  at: number,
  step: number,
  currency: Currency,
): StayPrice {
  const calendar = Array.from({ length: nights }, (_, night) => prices[at + night * step]!)
  return { currency, rooms: rooms.map((guests) => priceLines(product, guests, calendar, rooms.length)) }
}

/** The lines of one room; `rooms` is only needed to name the line shared by all rooms. */
function priceLines(
  product: Product,
  guests: RoomGuests,
  calendar: readonly number[],
  rooms: number,
): RoomPrice {
  const { plan } = product
  const nights = calendar.length
  const sold = soldPrice(product, guests, planPrice(product, nights, calendar, 0, 1), nights)
  const extras = extraLines(product, guests, nights)
  const room = sold - amountOf(extras)
  const included = includedCharges(product, guests, room, calendar)
  const own = room - included.reduce((sum, amount) => sum + amount, 0)

  const lines = [
    line('room', 'room', roomName(rooms, nights), own),
    ...extras,
    ...chargeLines(product, guests, sold, calendar, included),
  ]
  const everythingAtHotel = plan.payment.type === 'at_hotel'
  return {
    lines: lines
      .filter(({ kind, amount }) => kind === 'room' || amount !== 0)
      .map((line) => (everythingAtHotel ? { ...line, atHotel: true } : line)),
    nights: share(own, calendar),
    points: 0,
  }
}

function extraLines(product: Product, guests: RoomGuests, nights: number): PriceLine[] {
  const { plan } = product
  const adults = adultsCounted(plan, guests)
  const board = plan.boardPrice * adults + childrenBoardPerNight(plan, guests)
  return [
    line('adults', 'extra', extraNames.adults, extraAdultsPerNight(product, adults) * nights),
    line('children', 'extra', extraNames.children, childrenPerNight(plan, guests) * nights),
    line('board', 'extra', boardNames[plan.board], board * nights),
  ]
}

function chargeLines(
  product: Product,
  guests: RoomGuests,
  sold: number,
  calendar: readonly number[],
  included: readonly number[],
): PriceLine[] {
  const roundedTogether = product.charges.map((charge) =>
    charge.collected !== 'included' && charge.of === 'percent' && isSummed(charge) ? charge.value : 0,
  )
  const percents = share(percentOf(sold, product.grossPercent) - sold, roundedTogether)
  const chargedFor = (charge: Charge, at: number) => {
    if (charge.collected === 'included') return included[at]!
    if (roundedTogether[at]! > 0) return percents[at]!
    return chargeAmount(charge, product, guests, calendar.length, calendar, 0, 1)
  }
  return product.charges.map((charge, at) =>
    line(`charge ${at}`, charge.kind, charge.name, chargedFor(charge, at), charge.collected === 'at_hotel'),
  )
}

function line(key: string, kind: LineKind, name: Bilingual, amount: number, atHotel = false): PriceLine {
  return { key, kind, name, amount, atHotel }
}

const extraNames = {
  adults: { en: 'Extra adults', zh: '加人' },
  children: { en: 'Children', zh: '儿童' },
}

/** The name of the line shared by all rooms. */
export function roomName(rooms: number, nights: number): Bilingual {
  return {
    en: `${rooms === 1 ? '1 room' : `${rooms} rooms`}, ${nights === 1 ? '1 night' : `${nights} nights`}`,
    zh: `${rooms}间房，${nights}晚`,
  }
}
