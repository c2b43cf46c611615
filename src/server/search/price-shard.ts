import type { RoomGuests } from '#domain/party.ts'
import type { Day } from '#domain/plain-date.ts'
import type { AskedStay } from '#domain/restrictions.ts'
import type { Instant } from '#domain/zone-time.ts'
import type { KnownOffers } from './offer-sieve.ts'
import { noTermsKnown, type TermsKnown } from './outlook.ts'
import type { Shard } from './shard.ts'
import { type WhyNot, whyNotOf } from './why-not.ts'
import type { CardsWritten } from './write-cards.ts'
import { momentOf, type ZoneDay, type ZoneDays } from './zone-days.ts'

/** The nights and the guests, dealt to their rooms. */
export interface AskedNights {
  readonly arrival: Day
  readonly nights: number
  readonly rooms: readonly RoomGuests[]
  readonly hasChildren: boolean
}

/** A shard priced for one stay: it serves every filter, sort, page and currency until `until`. */
export interface PricedShard {
  readonly shard: Shard
  readonly version: number
  readonly asked: AskedNights
  /** Whether one of the payment methods can hold money. */
  readonly isHoldOffered: boolean
  readonly pricedAt: Instant
  /** The next moment at which something of this changes by itself: a day ends, a fee begins, or check-in does. */
  readonly until: Instant
  /** By zone: the stay as that zone's clock has it. */
  readonly stays: readonly AskedStay[]
  readonly whyNot: WhyNot
  /** By column: the nights of the room type added up, once somebody asks for many: see `night-sums.ts`. */
  nights: Float64Array | null
  /** Where they may still stand otherwise; 0 for nowhere. */
  summed: number
  /** By hotel: what its cheapest product comes to, -1 where none can be sold; not a number until `findLeast` is asked. */
  readonly least: Float64Array
  /** By hotel: that product, where somebody looked for it; once the place is looked at again. */
  cheapest: Int32Array | null
  /** What is known of those that pass a filter on the offer, by filter: see `offer-sieve.ts`. */
  readonly counted: Map<number | string, KnownOffers>
  /** Of all products, once somebody asks for them: see `totals.ts`. */
  totals: Float64Array | null
  /** What else was found out on the way. */
  readonly terms: TermsKnown
  /** How often it was looked at. */
  looks: number
  cards: CardsWritten | null
}

export function priceShard(
  shard: Shard,
  asked: AskedNights,
  now: Instant,
  zoneDays: ZoneDays,
  isHoldOffered = true,
): PricedShard {
  const days = shard.alike.zones.map((zone) => zoneDays(zone, now))
  const stays = days.map(({ today }) => ({ arrival: asked.arrival, nights: asked.nights, today }))
  return {
    shard,
    version: shard.version,
    asked,
    isHoldOffered,
    pricedAt: now,
    until: nextMoment(shard, asked.arrival, now, days),
    stays,
    whyNot: whyNotOf(shard, asked, stays),
    nights: null,
    summed: 0,
    least: new Float64Array(shard.hotels.length).fill(Number.NaN),
    cheapest: null,
    counted: new Map(),
    totals: null,
    terms: noTermsKnown(),
    looks: 0,
    cards: null,
  }
}

const A_DAY = 86_400_000

/** When the first day ends somewhere, or the first fee begins. */
function nextMoment({ alike }: Shard, arrival: Day, now: Instant, days: readonly ZoneDay[]): Instant {
  let next = Number.POSITIVE_INFINITY
  for (const { until } of days) next = Math.min(next, until)
  for (const { daysBefore, time, zone } of alike.moments) {
    const day = arrival - daysBefore
    // Most are long gone or still far away on every clock on earth: those need not be looked up.
    if ((day - 1) * A_DAY >= next || (day + 2) * A_DAY <= now) continue
    const moment = momentOf(day, time, zone)
    if (moment > now && moment < next) next = moment
  }
  return next
}

/** Whether it still holds: nothing changed since, in the inventory or by the clock. */
export const isPresent = ({ shard, version, pricedAt, until }: PricedShard, now: Instant): boolean =>
  shard.version === version && now >= pricedAt && now < until

// As if the sums of all rooms, the totals of all products and half of the filters that are remembered were asked for.
const BYTES_PER_NUMBER = 8
const BYTES_PER_FILTERED = 12
const FILTERS = 16
export const bytesOfPriced = ({ shard, least }: PricedShard): number =>
  (least.length + shard.columns + shard.products.columns.length) * BYTES_PER_NUMBER +
  least.length * FILTERS * BYTES_PER_FILTERED +
  500
