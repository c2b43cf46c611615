import { type BasisPoints, percentOf } from '../money/rounding.ts'
import type { RoomGuests } from '../stay/party.ts'
import type { Charge } from './charges.ts'
import { chargedNights, isSummed } from './charges.ts'
import { bandIn, bandOf, guestsFromAge } from './occupancy.ts'
import type { PriceTerms, RatePlan } from './product.ts'

// The price of a stay, in minor units of the hotel's currency. Night i of the stay is `prices[at + i *
// step]`: a calendar of one room type has step 1, a search shard interleaves its room types. Nothing here
// allocates. Availability is not checked: see `whyNotStay`.

export type NightPrices = ArrayLike<number>
/** How far ahead a room type has prices: six hundred nights, plus the days by which time zones differ. */
export const CALENDAR_NIGHTS = 604
type Children = Pick<RatePlan, 'children'>

/** The headline price: all rooms, all nights, all mandatory taxes and fees. */
export function stayTotal(
  product: PriceTerms,
  rooms: readonly RoomGuests[],
  nights: number,
  prices: NightPrices,
  at: number,
  step: number,
): number {
  return totalOfCalendar(product, rooms, nights, calendarPrice(nights, prices, at, step), prices, at, step)
}

/**
 * The same with the nights already summed, because many plans sell one room. Single nights are still read for
 * charges on the first nights only.
 */
export function totalOfCalendar(
  product: PriceTerms,
  rooms: readonly RoomGuests[],
  nights: number,
  nightsSum: number,
  prices: NightPrices,
  at: number,
  step: number,
): number {
  const price = percentOf(nightsSum, product.percent)
  let total = 0
  for (let i = 0; i < rooms.length; i++) {
    total += roomTotal(product, rooms[i]!, price, nights, prices, at, step)
  }
  return total
}

function roomTotal(
  product: PriceTerms,
  guests: RoomGuests,
  price: number,
  nights: number,
  prices: NightPrices,
  at: number,
  step: number,
): number {
  const sold = soldPrice(product, guests, price, nights)
  const heads = guests.adults + guests.ages.length
  const charged = chargedPerNight(heads, product.chargedPerRoomNight, product.chargedPerPersonNight)
  const total = withCharges(sold, product.grossPercent, charged * nights)
  if (nights <= product.summedUpTo && guests.ages.length === 0) return total
  return total + particularCharges(product, guests, nights, prices, at, step)
}

/**
 * The calendar price adjusted by the plan. Nights are summed first and rounded once, so that rounding errors
 * do not accumulate.
 */
export function planPrice(
  product: PriceTerms,
  nights: number,
  prices: NightPrices,
  at: number,
  step: number,
): number {
  return percentOf(calendarPrice(nights, prices, at, step), product.percent)
}

/** Sums the nights of a room type. */
export function calendarPrice(nights: number, prices: NightPrices, at: number, step: number): number {
  let calendar = 0
  for (let i = 0; i < nights; i++) calendar += prices[at + i * step]!
  return calendar
}

/** The price of one room with extras, before added charges. */
export function soldPrice(product: PriceTerms, guests: RoomGuests, price: number, nights: number): number {
  if (guests.ages.length > 0) return price + familyPerNight(product, guests) * nights
  const { adults } = guests
  return ownPrice(adults, price, product.singleUse) + adultsPerNight(product, adults) * nights
}

/** The room price for its occupants: a single adult may pay less. */
const ownPrice = (adults: number, price: number, singleUse: BasisPoints): number =>
  adults === 1 ? percentOf(price, singleUse) : price

/** The adults' surcharge per night: board, and adults beyond those included. */
const addedPerNight = (
  adults: number,
  boardPrice: number,
  includedAdults: number,
  extraAdult: number,
): number => boardPrice * adults + (adults > includedAdults ? (adults - includedAdults) * extraAdult : 0)

/** The surcharge of a child per night: the band's price, and the share of the board. */
const childPerNight = (boardPrice: number, perNight: number, board: BasisPoints): number =>
  perNight + percentOf(boardPrice, board)

/** Summed charges per night. */
const chargedPerNight = (heads: number, perRoomNight: number, perPersonNight: number): number =>
  perRoomNight + perPersonNight * heads

/** The sold price with its charges. */
const withCharges = (sold: number, grossPercent: BasisPoints, charged: number): number =>
  percentOf(sold, grossPercent) + charged

/**
 * Equals `childrenPerNight`, `childrenBoardPerNight` and the adults' surcharge, with a single lookup per
 * child.
 */
function familyPerNight(product: PriceTerms, { adults, ages }: RoomGuests): number {
  const { children, boardPrice } = product
  let counted = adults
  let price = 0
  for (let i = 0; i < ages.length; i++) {
    const band = bandIn(children, ages[i]!)
    if (band === null) counted += 1
    else price += childPerNight(boardPrice, band.perNight, band.board)
  }
  return adultsPerNight(product, counted) + price
}

function adultsPerNight({ boardPrice, includedAdults, extraAdult }: PriceTerms, adults: number): number {
  return addedPerNight(adults, boardPrice, includedAdults, extraAdult)
}

export function extraAdultsPerNight({ includedAdults, extraAdult }: PriceTerms, adults: number): number {
  return addedPerNight(adults, 0, includedAdults, extraAdult)
}

export function childrenPerNight(plan: Children, guests: RoomGuests): number {
  let price = 0
  for (let i = 0; i < guests.ages.length; i++) price += bandOf(plan, guests.ages[i]!)?.perNight ?? 0
  return price
}

export function childrenBoardPerNight(
  plan: Children & Pick<RatePlan, 'boardPrice'>,
  guests: RoomGuests,
): number {
  let price = 0
  for (let i = 0; i < guests.ages.length; i++) {
    price += percentOf(plan.boardPrice, bandOf(plan, guests.ages[i]!)?.board ?? 0)
  }
  return price
}

/** Corrects the summed charges: those on the first nights only, per stay, or not for children. */
function particularCharges(
  product: PriceTerms,
  guests: RoomGuests,
  nights: number,
  prices: NightPrices,
  at: number,
  step: number,
): number {
  const charges = product.particularCharges
  let total = 0
  for (let i = 0; i < charges.length; i++) {
    const charge = charges[i]!
    total += chargeAmount(charge, product, guests, nights, prices, at, step)
    if (isSummed(charge)) total -= charge.value * heads(charge, guests, 0) * nights
  }
  return total
}

/** One charge of one room; if fewer nights count, a percentage applies to those nights only. */
export function chargeAmount(
  charge: Charge,
  product: PriceTerms,
  guests: RoomGuests,
  nights: number,
  prices: NightPrices,
  at: number,
  step: number,
): number {
  const counted = chargedNights(charge, nights)
  if (charge.of === 'amount') {
    return charge.value * heads(charge, guests, charge.fromAge) * (charge.each === 'night' ? counted : 1)
  }
  const price = planPrice(product, counted, prices, at, step)
  return percentOf(soldPrice(product, guests, price, counted), charge.value)
}

function heads(charge: Charge, guests: RoomGuests, fromAge: number): number {
  return charge.per === 'person' ? guestsFromAge(guests, fromAge) : 1
}
