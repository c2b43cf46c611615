import type { RoomGuests } from '#domain/party.ts'
import type { Day } from '#domain/plain-date.ts'
import { addDays, dateOf } from '#domain/plain-date.ts'
import { calendarPrice, totalOfCalendar } from '#domain/prices.ts'
import type { AskedStay, Reason } from '#domain/restrictions.ts'
import { earlier, nearestToSale, reasons, whyNotNights, whyNotProduct } from '#domain/restrictions.ts'
import type { Instant } from '#domain/zone-time.ts'
import { instantOf } from '#domain/zone-time.ts'
import { cellOf, type Shard } from './shard.ts'
import type { ZoneDays } from './zone-days.ts'

/** The nights and the guests, dealt to their rooms. */
export interface AskedNights {
  readonly arrival: Day
  readonly nights: number
  readonly rooms: readonly RoomGuests[]
}

/** Every product of a shard priced for one stay: it serves every filter, sort, page and currency until `until`. */
export interface PricedShard {
  readonly shard: Shard
  readonly version: number
  readonly asked: AskedNights
  readonly pricedAt: Instant
  /** The next moment at which something of this changes by itself: a day ends, or a fee begins. */
  readonly until: Instant
  /** By zone: the stay as that zone's clock has it. */
  readonly stays: readonly AskedStay[]
  /** By product, in the hotel's currency; 0 where it cannot be sold. */
  readonly totals: Float64Array
  /** By hotel: its cheapest product, of equals the first; -1 where none can be sold. */
  readonly cheapest: Int32Array
  /** By hotel without an offer: the place of its reason in the list of reasons. */
  readonly why: Uint8Array
}

/** A house without a single product has no rate. */
const NOTHING_SOLD: Reason = 'no_rate'

export function priceShard(shard: Shard, asked: AskedNights, now: Instant, zoneDays: ZoneDays): PricedShard {
  const { hotels, products } = shard
  const days = shard.alike.zones.items.map((zone) => zoneDays(zone, now))
  const priced: PricedShard = {
    shard,
    version: shard.version,
    asked,
    pricedAt: now,
    until: Math.min(...days.map(({ until }) => until), ...momentsAfter(shard, asked.arrival, now)),
    stays: days.map(({ today }) => ({ arrival: asked.arrival, nights: asked.nights, today })),
    totals: new Float64Array(products.length),
    cheapest: new Int32Array(hotels.length),
    why: new Uint8Array(hotels.length),
  }
  for (let at = 0; at < hotels.length; at++) priceHotel(priced, at)
  return priced
}

/** A room's nights are looked at once for all the plans that sell it. */
function priceHotel({ shard, asked, stays, totals, cheapest, why }: PricedShard, at: number) {
  const { products, prices, free, columns } = shard
  const { arrival, nights, rooms } = asked
  const { firstProduct, products: count, zone } = shard.hotels[at]!
  const stay = stays[zone]!
  let column = -1
  let cell = 0
  let calendar = 0
  let whyNights: Reason | null = null
  let reason: Reason | null = null
  let best = -1
  for (let p = firstProduct; p < firstProduct + count; p++) {
    const product = products[p]!
    if (product.column !== column) {
      column = product.column
      cell = cellOf(shard, product, arrival)
      whyNights = whyNotNights(nights, rooms.length, prices, free, cell, columns)
      calendar = whyNights === null ? calendarPrice(nights, prices, cell, columns) : 0
    }
    const whyProduct = whyNotProduct(product, stay, rooms)
    if (whyProduct !== null || whyNights !== null) {
      const whyNot = whyNights === null ? whyProduct! : earlier(whyProduct, whyNights)
      reason = nearestToSale(reason, whyNot)
      continue
    }
    const total = totalOfCalendar(product, rooms, nights, calendar, prices, cell, columns)
    totals[p] = total
    if (best < 0 || total < totals[best]!) best = p
  }
  cheapest[at] = best
  if (best < 0) why[at] = reasons.indexOf(reason ?? NOTHING_SOLD)
}

function momentsAfter({ alike }: Shard, arrival: Day, now: Instant): Instant[] {
  const date = dateOf(arrival)
  return alike.moments.items
    .map(({ daysBefore, time, zone }) => instantOf(addDays(date, 0 - daysBefore), time, zone))
    .filter((moment) => moment > now)
}

export const reasonOf = ({ why }: PricedShard, hotel: number): Reason => reasons[why[hotel]!]!

/** Whether it still holds: nothing changed since, in the inventory or by the clock. */
export const isPresent = ({ shard, version, pricedAt, until }: PricedShard, now: Instant): boolean =>
  shard.version === version && now >= pricedAt && now < until

export const bytesOfPriced = ({ totals, cheapest, why }: PricedShard): number =>
  totals.byteLength + cheapest.byteLength + why.byteLength + 500
