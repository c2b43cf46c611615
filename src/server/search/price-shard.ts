import type { Deadline } from '#domain/cancellation.ts'
import { deadlinesOf, isFreeAt } from '#domain/cancellation.ts'
import type { RoomGuests } from '#domain/party.ts'
import type { Day } from '#domain/plain-date.ts'
import { dateOf } from '#domain/plain-date.ts'
import { stayTotal } from '#domain/prices.ts'
import type { AskedStay, Reason } from '#domain/restrictions.ts'
import { nearestToSale, reasons, whyNotStay } from '#domain/restrictions.ts'
import type { Instant } from '#domain/zone-time.ts'
import { cellOf, type Shard } from './shard.ts'
import type { ZoneDays } from './zone-days.ts'

/** The nights and the guests, dealt to their rooms. */
export interface AskedNights {
  readonly arrival: Day
  readonly nights: number
  readonly rooms: readonly RoomGuests[]
}

/** Every product of a shard priced for one stay. It serves every filter, sort, page and currency until `until`. */
export interface PricedShard {
  readonly shard: Shard
  readonly version: number
  readonly asked: AskedNights
  /** For each of the shard's zones: the stay as that zone's clock has it. */
  readonly stays: readonly AskedStay[]
  /** By product, in the hotel's currency; 0 where it cannot be sold. */
  readonly totals: Float64Array
  /** By hotel: its cheapest product, of equals the first; -1 where none can be sold. */
  readonly cheapest: Int32Array
  /** By hotel without an offer: the place of its reason in the list of reasons. */
  readonly why: Uint8Array
  /** By terms: when which fee begins, and whether none has begun. */
  readonly deadlines: readonly (readonly Deadline[])[]
  readonly free: readonly boolean[]
  /** The next moment at which something of this changes by itself: a day or a free cancellation ends. */
  readonly until: Instant
}

export function priceShard(shard: Shard, asked: AskedNights, now: Instant, zoneDays: ZoneDays): PricedShard {
  const { hotels, products, prices, free, columns } = shard
  const { arrival, nights, rooms } = asked
  const days = shard.alike.zones.items.map((zone) => zoneDays(zone, now))
  const stays = days.map(({ today }): AskedStay => ({ arrival, nights, today }))
  const totals = new Float64Array(products.length)
  const cheapest = new Int32Array(hotels.length).fill(-1)
  const why = new Uint8Array(hotels.length)
  for (let h = 0; h < hotels.length; h++) {
    const hotel = hotels[h]!
    const stay = stays[hotel.zone]!
    const end = hotel.firstProduct + hotel.products
    let reason: Reason | null = null
    let best = -1
    for (let p = hotel.firstProduct; p < end; p++) {
      const product = products[p]!
      const at = cellOf(shard, product, arrival)
      const whyNot = whyNotStay(product, stay, rooms, prices, free, at, columns)
      if (whyNot !== null) {
        reason = nearestToSale(reason, whyNot)
        continue
      }
      const total = stayTotal(product, rooms, nights, prices, at, columns)
      totals[p] = total
      if (best < 0 || total < totals[best]!) best = p
    }
    cheapest[h] = best
    if (best < 0) why[h] = reasons.indexOf(reason ?? NOTHING_SOLD)
  }
  const date = dateOf(arrival)
  const deadlines = shard.alike.terms.items.map(({ policy, zone }) => deadlinesOf(policy, date, zone))
  return {
    shard,
    version: shard.version,
    asked,
    stays,
    totals,
    cheapest,
    why,
    deadlines,
    free: deadlines.map((of) => isFreeAt(of, now)),
    until: Math.min(...days.map(({ until }) => until), ...deadlines.flatMap((of) => laterThan(of, now))),
  }
}

/** A house without a single product has no rate. */
const NOTHING_SOLD: Reason = 'no_rate'

const laterThan = (deadlines: readonly Deadline[], now: Instant) =>
  deadlines.flatMap(({ from }) => (from !== null && from > now ? [from] : []))

export const reasonOf = ({ why }: PricedShard, hotel: number): Reason => reasons[why[hotel]!]!
