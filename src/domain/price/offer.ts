import type { Currency } from '../money/currency.ts'
import type { Conversion } from '../money/exchange.ts'
import type { Board } from '../stay/board.ts'
import type { RoomGuests } from '../stay/party.ts'
import type { Stay } from '../stay/stay.ts'
import { nightsOf } from '../stay/stay.ts'
import type { ClockTime, Instant, Zone } from '../time/zone-time.ts'
import { instantOf } from '../time/zone-time.ts'
import type {
  CancellationLabel,
  CancellationPolicy,
  CancellationWindow,
  Deadline,
  FeeWindow,
  Outcome,
} from './cancellation.ts'
import {
  convertPolicy,
  deadlinesOf,
  feesOf,
  freeUntil,
  labelAt,
  noShowOutcome,
  policyOf,
  sumOutcomes,
  sumWindows,
  windowsOf,
} from './cancellation.ts'
import type { Dues, PaymentTerms } from './payment-types.ts'
import { convertTerms, instalmentsOf, paymentScheduleOf, sumDues } from './payment-types.ts'
import { priceStay } from './price-lines.ts'
import type { NightPrices } from './prices.ts'
import type { Product } from './product.ts'
import type { RoomPrice, StayPrice } from './stay-price.ts'
import { convertPrice } from './stay-price.ts'

/** Zone and currency of the hotel, shared by all its offers. */
export interface HotelTerms {
  readonly currency: Currency
  readonly zone: Zone
  readonly checkInFrom: ClockTime
}

/** A product for one stay and party; night i of the stay is `prices[at + i * step]`. */
export interface Wanted {
  readonly product: Product
  readonly stay: Stay
  readonly guests: readonly RoomGuests[]
  readonly prices: NightPrices
  readonly at: number
  readonly step: number
}

/** The agreed terms besides the price, with amounts in the guest's currency. */
export interface OfferTerms {
  readonly board: Board
  readonly payment: PaymentTerms
  readonly policy: CancellationPolicy
}

/** One room of an offer: its price, its dues, and its cancellation fees. */
export interface OfferedRoom {
  readonly price: RoomPrice
  readonly dues: Dues
  readonly fees: readonly FeeWindow[]
  readonly windows: readonly CancellationWindow[]
  readonly noShow: Outcome
}

/** All facts of a product shown before booking, in the guest's currency. */
export interface Offer {
  /** In the hotel's own currency: the base of the quote, and of amounts paid at the hotel. */
  readonly inHouse: StayPrice
  readonly conversion: Conversion
  readonly price: StayPrice
  readonly terms: OfferTerms
  readonly stay: Stay
  readonly zone: Zone
  readonly rooms: readonly OfferedRoom[]
  readonly dues: Dues
  readonly deadlines: readonly Deadline[]
  /** Sums over all rooms. */
  readonly windows: readonly CancellationWindow[]
  readonly label: CancellationLabel
  readonly freeUntil: Instant | null
  /** The fee of a no-show. */
  readonly noShow: number
  readonly checkIn: Instant
  /** When the later dues are collected; null if there are none. */
  readonly collected: Instant | null
}

/** Does not check availability: see `whyNotStay`. */
export function offerOf(
  { product, stay, guests, prices, at, step }: Wanted,
  hotel: HotelTerms,
  conversion: Conversion,
  now: Instant,
): Offer {
  const { plan } = product
  const inHouse = priceStay(product, guests, nightsOf(stay), prices, at, step, hotel.currency)
  const terms = {
    board: plan.board,
    payment: convertTerms(plan.payment, conversion),
    policy: convertPolicy(policyOf(plan), conversion),
  }
  const checkIn = instantOf(stay.arrival, hotel.checkInFrom, hotel.zone)
  const agreed = { inHouse, conversion, terms, stay, zone: hotel.zone, checkIn }
  return { ...agreed, ...deriveDuesAndFees(agreed, convertPrice(inHouse, conversion), now) }
}

/** The same offer at a price lowered by a promotion or points: dues and fees follow the remaining amount. */
export function repriceOffer(offer: Offer, price: StayPrice, now: Instant): Offer {
  return { ...offer, ...deriveDuesAndFees(offer, price, now) }
}

/** Derives dues and cancellation fees from a price. */
export function deriveDuesAndFees(
  { terms, stay, zone, checkIn }: Pick<Offer, 'terms' | 'stay' | 'zone' | 'checkIn'>,
  price: StayPrice,
  now: Instant,
) {
  const deadlines = deadlinesOf(terms.policy, stay.arrival, zone)
  const fees = price.rooms.map((room) => feesOf(deadlines, room, now))
  const schedule = paymentScheduleOf(
    price.rooms.map((room, at) => ({ price: room, fees: fees[at]! })),
    terms.payment,
    { now, checkIn },
  )
  const rooms = price.rooms.map((room, at) => ({
    price: room,
    dues: schedule.rooms[at]!,
    fees: fees[at]!,
    windows: windowsOf(fees[at]!, instalmentsOf(schedule, at)),
    noShow: noShowOutcome(terms.policy, room, fees[at]!),
  }))
  const windows = sumWindows(rooms.map((room) => room.windows))
  return {
    price,
    rooms,
    deadlines,
    dues: sumDues(schedule.rooms),
    windows,
    label: labelAt(windows, now),
    freeUntil: freeUntil(windows, now, checkIn),
    noShow: sumOutcomes(rooms.map((room) => room.noShow)).fee,
    collected: schedule.collected,
  }
}
