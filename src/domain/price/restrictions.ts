import type { RoomGuests } from '../stay/party.ts'
import { MAX_DAYS_AHEAD } from '../stay/stay.ts'
import type { Day } from '../time/plain-date.ts'
import { weekdayOf } from '../time/plain-date.ts'
import { fitsRoom } from './occupancy.ts'
import type { NightPrices } from './prices.ts'
import type { RatePlan, Restriction, RoomType } from './product.ts'

export const EVERY_WEEKDAY = 127

/**
 * Reasons why a stay cannot be sold, in order of precedence: reasons that other dates cannot resolve come
 * first.
 */
export const reasons = [
  'rooms',
  'occupancy',
  'too_early',
  'too_late',
  'closed',
  'no_rate',
  'sold_out',
  'closed_to_arrival',
  'closed_to_departure',
  'min_stay',
  'min_stay_through',
  'max_stay',
  'max_stay_through',
] as const

export type Reason = (typeof reasons)[number]

export interface AskedStay {
  readonly arrival: Day
  readonly nights: number
  /** Today in the hotel's zone. */
  readonly today: Day
}

/** The parts of a product that decide whether it can be sold. */
export interface Restricted {
  readonly room: RoomType
  readonly plan: Pick<RatePlan, 'children'>
  readonly restrictions: readonly Restriction[]
}

/**
 * Exactly one reason, or null when the stay can be sold. Price and free rooms of night i are at index `at + i
 * * step`; a price of 0 or none is no rate. Allocates nothing.
 */
export function whyNotStay(
  product: Restricted,
  stay: AskedStay,
  rooms: readonly RoomGuests[],
  prices: NightPrices,
  free: ArrayLike<number>,
  at: number,
  step: number,
): Reason | null {
  const why = whyNotProduct(product, stay, rooms)
  const nights = whyNotNights(stay.nights, rooms.length, prices, free, at, step)
  return nights === null ? why : earlier(why, nights)
}

/** Checks a stay except its nights: the guests, the booking horizon, the restrictions. */
function whyNotProduct(
  { room, plan, restrictions }: Restricted,
  stay: AskedStay,
  rooms: readonly RoomGuests[],
): Reason | null {
  return whyNotGuests(room, plan, rooms) ?? whyNotDates(restrictions, stay)
}

/** Checks the guests, independent of the dates. */
export function whyNotGuests(
  room: RoomType,
  plan: Restricted['plan'],
  rooms: readonly RoomGuests[],
): 'rooms' | 'occupancy' | null {
  for (let i = 0; i < rooms.length; i++) if (rooms[i]!.adults === 0) return 'rooms'
  for (let i = 0; i < rooms.length; i++) if (!fitsRoom(room, plan, rooms[i]!)) return 'occupancy'
  return null
}

/** Checks the dates, independent of the guests: booking horizon and restrictions. */
function whyNotDates(restrictions: readonly Restriction[], stay: AskedStay): Reason | null {
  let first = whenBooked(stay)
  for (let i = 0; i < restrictions.length; i++) {
    const restriction = restrictions[i]!
    if (isBroken(restriction, stay)) first = earlier(first, reasonOf(restriction))
  }
  return first
}

/** Whether the dates are refused: `whyNotDates` without the reason. */
export function areDatesRefused(restrictions: readonly Restriction[], stay: AskedStay): boolean {
  for (let i = 0; i < restrictions.length; i++) if (isBroken(restrictions[i]!, stay)) return true
  return whenBooked(stay) !== null
}

/** The stays that a restriction may refuse; it allows all others. Both ends are included. */
export interface Reach {
  /** Some date between arrival and departure. */
  readonly from: Day
  readonly to: Day
  readonly leastNights: number
  readonly mostNights: number
  /** Days before arrival. */
  readonly leastAhead: number
  readonly mostAhead: number
}

/**
 * Computed in advance, since a list checks many restrictions per stay, and nearly all of them do not apply.
 */
export function reachOf({ kind, from, to, value }: Restriction): Reach {
  const isShort = kind === 'min_stay' || kind === 'min_stay_through'
  const isLong = kind === 'max_stay' || kind === 'max_stay_through'
  return {
    from,
    to,
    leastNights: isLong ? value + 1 : 0,
    mostNights: isShort ? value - 1 : Number.POSITIVE_INFINITY,
    leastAhead: kind === 'max_advance' ? value + 1 : Number.NEGATIVE_INFINITY,
    mostAhead: kind === 'min_advance' ? value - 1 : Number.POSITIVE_INFINITY,
  }
}

/** Checks the nights of a room type, for all plans that sell it. */
export function whyNotNights(
  nights: number,
  wanted: number,
  prices: NightPrices,
  free: ArrayLike<number>,
  at: number,
  step: number,
): 'no_rate' | 'sold_out' | null {
  let isSoldOut = false
  for (let i = 0; i < nights; i++) {
    const night = at + i * step
    if (!(prices[night]! > 0)) return 'no_rate'
    if (!(free[night]! >= wanted)) isSoldOut = true
  }
  return isSoldOut ? 'sold_out' : null
}

/** The reason of higher precedence. */
export function earlier(a: Reason | null, b: Reason): Reason {
  return a !== null && reasons.indexOf(a) <= reasons.indexOf(b) ? a : b
}

/** The reason nearest to a sale, which the card of a hotel shows for all its products. */
export function reasonNearestToSale(a: Reason | null, b: Reason): Reason {
  return a !== null && reasons.indexOf(a) >= reasons.indexOf(b) ? a : b
}

/** Rooms of this type that are left for every night of the stay. */
export function roomsLeft(free: ArrayLike<number>, at: number, step: number, nights: number): number {
  let left = free[at]!
  for (let i = 1; i < nights; i++) left = Math.min(left, free[at + i * step]!)
  return left
}

export const MOST_LEFT_TOLD = 5

/** "Only 2 left" is shown only for small numbers. */
export function shownRoomsLeft(left: number): number | null {
  return left > MOST_LEFT_TOLD ? null : left
}

function whenBooked({ arrival, today }: AskedStay): Reason | null {
  if (arrival - today > MAX_DAYS_AHEAD) return 'too_early'
  return arrival < today ? 'too_late' : null
}

function reasonOf({ kind }: Restriction): Reason {
  if (kind === 'min_advance') return 'too_late'
  if (kind === 'max_advance') return 'too_early'
  return kind
}

function isBroken(restriction: Restriction, { arrival, nights, today }: AskedStay): boolean {
  const { value } = restriction
  switch (restriction.kind) {
    case 'closed':
      return coversANight(restriction, arrival, nights)
    case 'closed_to_arrival':
      return covers(restriction, arrival)
    case 'closed_to_departure':
      return covers(restriction, arrival + nights)
    case 'min_stay':
      return nights < value && covers(restriction, arrival)
    case 'max_stay':
      return nights > value && covers(restriction, arrival)
    case 'min_stay_through':
      return nights < value && coversANight(restriction, arrival, nights)
    case 'max_stay_through':
      return nights > value && coversANight(restriction, arrival, nights)
    case 'min_advance':
      return arrival - today < value && covers(restriction, arrival)
    case 'max_advance':
      return arrival - today > value && covers(restriction, arrival)
  }
}

function covers({ from, to, weekdays }: Restriction, day: Day): boolean {
  if (day < from || day > to) return false
  return weekdays === EVERY_WEEKDAY || (weekdays & (1 << weekdayOf(day))) !== 0
}

function coversANight(restriction: Restriction, arrival: Day, nights: number): boolean {
  const last = Math.min(restriction.to, arrival + nights - 1)
  for (let day = Math.max(restriction.from, arrival); day <= last; day++) {
    if (covers(restriction, day)) return true
  }
  return false
}
