import type { HotelQuery } from '#contract/search.ts'
import type { CancellationPolicy } from '#domain/price/cancellation.ts'
import type { Restriction } from '#domain/price/product.ts'
import { type AskedStay, whyNotGuests } from '#domain/price/restrictions.ts'
import { distributeGuests, type Party, type RoomGuests } from '#domain/stay/party.ts'
import { type Day, dayOf } from '#domain/time/plain-date.ts'
import type { ZoneDays } from '#domain/time/zone-days.ts'
import { type Instant, instantOn, type Zone } from '#domain/time/zone-time.ts'
import type { Shard } from '../shards/shard.ts'

/** The nights and the guests, dealt to their rooms; its key tells it from all others. */
export interface WantedStay {
  readonly arrival: Day
  readonly nights: number
  readonly rooms: readonly RoomGuests[]
  readonly key: string
}

type StayFields = Pick<HotelQuery, 's_d' | 'e_d' | 'rooms' | 'adults'> & Pick<Party, 'ages'>

export function wantedStay({ s_d, e_d, rooms, adults, ages }: StayFields): WantedStay {
  const arrival = dayOf(s_d)
  const nights = dayOf(e_d) - arrival
  const key = `${arrival} ${nights} ${rooms} ${adults} ${ages.join()}`
  return { arrival, nights, rooms: distributeGuests({ rooms, adults, ages }), key }
}

/** The stay as a zone's clock has it, and what was found out about it there. */
export interface StayInZone extends AskedStay {
  /** Whether restrictions refuse its dates. */
  readonly refused: Map<readonly Restriction[], boolean>
  /** Whether cancelling is free now by a policy. */
  readonly freeNow: Map<CancellationPolicy, boolean>
}

/**
 * A shard priced for one stay: it serves every filter, sort, page and currency until `until`. Totals are filled in when they
 * are first asked for, from the shard as it is then: nothing may be awaited between `priceShard` and the last of them, unless
 * the version is compared again.
 */
export interface PricedShard {
  readonly shard: Shard
  readonly version: number
  readonly stay: WantedStay
  /** Whether one of the payment methods can hold money: without one nothing of a guarantee is paid later. */
  readonly isHoldOffered: boolean
  readonly pricedAt: Instant
  /** The next moment at which something of this changes by itself: a day ends, a fee begins, or check-in does. */
  readonly until: Instant
  readonly inZone: ReadonlyMap<Zone, StayInZone>
  /** By capacity: whether the guests do not fit. */
  readonly tooSmall: readonly boolean[]
  /** Whether somebody travels alone in a room: such guests may pay less. */
  readonly isAnyAlone: boolean
  /** By hotel: what its cheapest product comes to; not a number until somebody asks. See `cheapest-offer.ts`. */
  readonly cheapest: number[]
  /** By product: what it comes to; the same. Made when the first is asked for. */
  totals: number[] | null
}

/** When it is, and how it can be paid. */
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
  const { zones, capacities } = shard.shared
  const inZone = new Map<Zone, StayInZone>()
  let midnight = Number.POSITIVE_INFINITY
  for (const zone of zones) {
    const { today, until } = zoneDays(zone, now)
    inZone.set(zone, { arrival, nights, today, refused: new Map(), freeNow: new Map() })
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
    tooSmall: [...capacities.values()].map(({ room, plan }) => whyNotGuests(room, plan, rooms) !== null),
    isAnyAlone: rooms.some(({ adults, ages }) => adults === 1 && ages.length === 0),
    cheapest: unknownTotals(shard.hotels.length),
    totals: null,
  }
}

const A_DAY = 86_400_000

/** When the first day ends somewhere, or the first fee begins. */
function nextMoment({ shared }: Shard, arrival: Day, now: Instant, midnight: Instant): Instant {
  let next = midnight
  for (const { daysBefore, time, zone } of shared.moments.values()) {
    const day = arrival - daysBefore
    // Most are long gone or still far away on every clock on earth: those need not be looked up.
    if ((day - 1) * A_DAY >= next || (day + 2) * A_DAY <= now) continue
    const moment = instantOn(day, time, zone)
    if (moment > now && moment < next) next = moment
  }
  return next
}

/** Whether it still holds: nothing changed since, in the inventory or by the clock. */
export const isCurrent = ({ shard, version, pricedAt, until }: PricedShard, now: Instant): boolean =>
  shard.version === version && now >= pricedAt && now < until

/**
 * Totals that nobody has asked for yet. No typed array: those lie outside the heap, and for every 64 MB of them that come
 * and go the engine looks through all hotels for garbage.
 */
export const unknownTotals = (count: number): number[] => new Array<number>(count).fill(Number.NaN)

const PER_RESTRICTIONS = 60
const PER_TOTAL = 8
export const bytesOfPriced = ({ shard, cheapest }: PricedShard): number =>
  (cheapest.length + shard.products) * PER_TOTAL + cheapest.length * PER_RESTRICTIONS + 1_000
