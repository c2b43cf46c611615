import type { CancellationLabel, CancellationWindow } from './cancellation.ts'
import {
  deadlinesOf,
  freeUntil,
  labelAt,
  noShowOutcome,
  outcomesTogether,
  policyIn,
  policyOf,
  windowsOf,
  windowsTogether,
} from './cancellation.ts'
import type { Currency } from './currency.ts'
import type { Conversion } from './exchange.ts'
import type { RoomGuests } from './party.ts'
import type { Dues, PaymentTerms } from './payment-types.ts'
import { collectedAt, duesOf, termsIn } from './payment-types.ts'
import { priceStay } from './price-lines.ts'
import type { NightPrices } from './prices.ts'
import type { Product } from './product.ts'
import type { Stay } from './stay.ts'
import { nightsOf } from './stay.ts'
import type { StayPrice } from './stay-price.ts'
import { priceIn } from './stay-price.ts'
import type { ClockTime, Instant, Zone } from './zone-time.ts'
import { instantOf } from './zone-time.ts'

/** The house's clock and money, which every offer of it shares. */
export interface HouseTerms {
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

/** Everything that a guest is told about a product before booking it, in the guest's currency. */
export interface Offer {
  /** In the hotel's own currency: what a quote stands for, and what is handed over at the hotel. */
  readonly inHouse: StayPrice
  readonly price: StayPrice
  readonly terms: PaymentTerms
  readonly dues: Dues
  /** Of all rooms together. */
  readonly windows: readonly CancellationWindow[]
  readonly label: CancellationLabel
  readonly freeUntil: Instant | null
  /** What is kept of somebody who does not come. */
  readonly noShow: number
  readonly checkIn: Instant
  /** When what is due later is collected; null when nothing is. */
  readonly collected: Instant | null
}

/** Whether it can be sold at all is `whyNotStay`'s answer. */
export function offerOf(
  { product, stay, guests, prices, at, step }: Wanted,
  house: HouseTerms,
  conversion: Conversion,
  now: Instant,
): Offer {
  const { plan } = product
  const inHouse = priceStay(product, guests, nightsOf(stay), prices, at, step, house.currency)
  const price = priceIn(inHouse, conversion)
  const terms = termsIn(plan.payment, conversion)
  const dues = duesOf(price, terms)
  const policy = policyIn(policyOf(plan), conversion)
  const deadlines = deadlinesOf(policy, stay.arrival, house.zone)
  const byRoom = price.rooms.map((room) => windowsOf(deadlines, room))
  const windows = windowsTogether(byRoom)
  const noShows = price.rooms.map((room, at) => noShowOutcome(policy, room, byRoom[at]!))
  const checkIn = instantOf(stay.arrival, house.checkInFrom, house.zone)
  return {
    inHouse,
    price,
    terms,
    dues,
    windows,
    label: labelAt(windows, now),
    freeUntil: freeUntil(windows, now, checkIn),
    noShow: outcomesTogether(noShows).fee,
    checkIn,
    collected: collectedAt(dues, windows, now, checkIn),
  }
}
