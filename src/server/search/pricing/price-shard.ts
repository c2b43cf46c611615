import type { HotelQuery } from '#contract/search.ts'
import { type AskedStay, whyNotGuests } from '#domain/price/restrictions.ts'
import type { StayDays } from '#domain/stay/flexible-stay.ts'
import { distributeGuests, type Party, type RoomGuests } from '#domain/stay/party.ts'
import { type Day, dayOf } from '#domain/time/plain-date.ts'
import type { ZoneDays } from '#domain/time/zone-days.ts'
import { type Instant, instantOn, type Zone } from '#domain/time/zone-time.ts'
import type { Shard } from '../shards/shard.ts'

/** The nights, and the guests distributed to their rooms; its key is unique. */
export interface WantedStay extends StayDays {
  readonly rooms: readonly RoomGuests[]
  /** The guests' part of the key. */
  readonly party: string
  readonly key: string
}

type StayFields = Pick<HotelQuery, 's_d' | 'e_d' | 'rooms' | 'adults'> & Pick<Party, 'ages'>

export function wantedStay({ s_d, e_d, rooms, adults, ages }: StayFields): WantedStay {
  const arrival = dayOf(s_d)
  const nights = dayOf(e_d) - arrival
  const party = `${rooms} ${adults} ${ages.join()}`
  return {
    arrival,
    nights,
    rooms: distributeGuests({ rooms, adults, ages }),
    party,
    key: keyOf(arrival, nights, party),
  }
}

/** The same guests on other dates. */
export const movedStay = ({ rooms, party }: WantedStay, { arrival, nights }: StayDays): WantedStay => ({
  arrival,
  nights,
  rooms,
  party,
  key: keyOf(arrival, nights, party),
})

const keyOf = (arrival: Day, nights: number, party: string) => `${arrival} ${nights} ${party}`

/**
 * A shard priced for one stay: it serves every filter, sort, page and currency until `until`. Totals are computed on
 * first use from the present shard. Nothing may be awaited between `priceShard` and the last of them, unless the
 * version is compared again.
 */
export interface PricedShard {
  readonly shard: Shard
  readonly version: number
  readonly stay: WantedStay
  /** Whether one of the payment methods can hold money: without one, no guarantee can be paid later. */
  readonly isHoldOffered: boolean
  readonly pricedAt: Instant
  /** The next time at which a result changes by itself: the end of a day, the start of a fee, or check-in. */
  readonly until: Instant
  readonly inZone: ReadonlyMap<Zone, AskedStay>
  /** By restrictions: whether they refuse the dates; undefined until computed. */
  readonly refused: (boolean | undefined)[]
  /** By policy: whether cancelling is free now; undefined until computed. */
  readonly freeToCancel: (boolean | undefined)[]
  /** By capacity: whether the guests do not fit. */
  readonly tooSmall: readonly boolean[]
  /** Whether an adult is alone in a room: such guests may pay less. */
  readonly isAnyAlone: boolean
  /** By hotel: the total of its cheapest product; NaN until computed. See `cheapest-offer.ts`. */
  readonly cheapest: number[]
  /** By hotel: the totals of its products, NaN until computed. Only hotels that are looked at have them. */
  readonly totals: (number[] | undefined)[]
}

/** The present time, and the available payment terms. */
export type PricingContext = {
  readonly now: Instant
  readonly zoneDays: ZoneDays
  readonly isHoldOffered: boolean
}

export function priceShard(
  shard: Shard,
  stay: WantedStay,
  { now, zoneDays, isHoldOffered }: PricingContext,
): PricedShard {
  const { arrival, nights, rooms } = stay
  const { zones, capacities, restrictions, policies } = shard.shared
  const inZone = new Map<Zone, AskedStay>()
  let midnight = Number.POSITIVE_INFINITY
  for (const zone of zones) {
    const { today, until } = zoneDays(zone, now)
    inZone.set(zone, { arrival, nights, today })
    midnight = Math.min(midnight, until)
  }
  return {
    shard,
    version: shard.version,
    stay,
    isHoldOffered,
    pricedAt: now,
    until: nextMoment(shard, arrival, now, midnight),
    inZone,
    refused: new Array(restrictions.items.length),
    freeToCancel: new Array(policies.items.length),
    tooSmall: capacities.items.map(({ room, plan }) => whyNotGuests(room, plan, rooms) !== null),
    isAnyAlone: rooms.some(({ adults, ages }) => adults === 1 && ages.length === 0),
    cheapest: unknownTotals(shard.hotels.length),
    totals: [],
  }
}

const A_DAY = 86_400_000

/** When the first day ends in a zone, or the first fee begins. */
function nextMoment({ shared }: Shard, arrival: Day, now: Instant, midnight: Instant): Instant {
  let next = midnight
  for (const { daysBefore, time, zone } of shared.moments.values()) {
    const day = arrival - daysBefore
    // Most are far in the past or future in every time zone: those need no lookup.
    if ((day - 1) * A_DAY >= next || (day + 2) * A_DAY <= now) continue
    const moment = instantOn(day, time, zone)
    if (moment > now && moment < next) next = moment
  }
  return next
}

/** Whether it is still valid: neither the inventory nor the terms changed since. */
export const isCurrent = ({ shard, version, pricedAt, until }: PricedShard, now: Instant): boolean =>
  shard.version === version && now >= pricedAt && now < until

/**
 * Totals that are not computed yet. Not a typed array: those are allocated outside the heap, and every 64 MB of them
 * trigger a full garbage collection over all hotels.
 */
export const unknownTotals = (count: number): number[] => new Array<number>(count).fill(Number.NaN)

const PER_HOTEL = 40
const PER_TOTAL = 8
export const bytesOfPriced = ({ shard, cheapest }: PricedShard): number =>
  (cheapest.length + shard.products) * PER_TOTAL + cheapest.length * PER_HOTEL + 1_000
