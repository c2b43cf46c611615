import type { Day } from '../time/plain-date.ts'
import { dateOf, dayOf, isPlainDate, weekdayOf } from '../time/plain-date.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from './stay.ts'

/** A month as on the wire: `YYYY-MM`. */
export type Month = string

/** A search whose dates are not fixed: some days around a stay, a number of nights within a month, or a weekend. */
export type FlexibleDates =
  | { readonly kind: 'around'; readonly days: number }
  | { readonly kind: 'nights'; readonly nights: number; readonly month: Month }
  | { readonly kind: 'weekend'; readonly month: Month }

/** A stay as numbers, for arithmetic. */
export type StayDays = { readonly arrival: Day; readonly nights: number }

export const MAX_SHIFT_DAYS = 7
/** Friday to Sunday. */
export const WEEKEND_NIGHTS = 2
const FRIDAY = 4

export const isMonth = (text: unknown): text is Month =>
  typeof text === 'string' &&
  text.length === 7 &&
  isPlainDate(`${text}-01`) &&
  text >= '1900' &&
  text < '2200'

const firstOf = (month: Month): Day => dayOf(`${month}-01`)

export function daysOfMonth(month: Month): number {
  const first = firstOf(month)
  // The 1st plus 31 days is in the next month, whatever the month.
  return firstOf(dateOf(first + 31).slice(0, 7)) - first
}

export type FlexibleFields = {
  readonly flex?: number | undefined
  readonly nights?: number | undefined
  readonly month?: Month | undefined
  readonly weekend?: Month | undefined
}

/** The flexible dates of a search under their wire names; null if its dates are fixed. */
export function flexibleFrom({ flex, nights, month, weekend }: FlexibleFields): FlexibleDates | null {
  if (flex !== undefined) return { kind: 'around', days: flex }
  if (nights !== undefined && month !== undefined) return { kind: 'nights', nights, month }
  return weekend === undefined ? null : { kind: 'weekend', month: weekend }
}

/** The reverse: the wire names of flexible dates. */
export function flexibleFields(flexible: FlexibleDates | null): FlexibleFields {
  if (flexible === null) return {}
  if (flexible.kind === 'around') return { flex: flexible.days }
  if (flexible.kind === 'weekend') return { weekend: flexible.month }
  return { nights: flexible.nights, month: flexible.month }
}

/** The first stay of a month, which may have passed already. */
export function firstStayOf(flexible: Exclude<FlexibleDates, { kind: 'around' }>): StayDays {
  const first = firstOf(flexible.month)
  if (flexible.kind === 'nights') return { arrival: first, nights: flexible.nights }
  return { arrival: first + ((FRIDAY - weekdayOf(first) + 7) % 7), nights: WEEKEND_NIGHTS }
}

/** The first and the last day on which a stay can begin. */
export type Arrivals = { readonly first: Day; readonly last: Day }

/** Over several time zones it is already tomorrow in some of them. */
export const bookableArrivals = (...days: readonly Day[]): Arrivals => ({
  first: Math.min(...days),
  last: Math.max(...days) + MAX_DAYS_AHEAD,
})

export type MonthFault = 'month_past' | 'month_too_far' | 'no_stay_left'

/** The fault of flexible dates within a month. */
export function faultOfMonth(flexible: FlexibleDates, bookable: Arrivals): MonthFault | null {
  if (flexible.kind === 'around') return null
  const first = firstOf(flexible.month)
  if (first + daysOfMonth(flexible.month) <= bookable.first) return 'month_past'
  if (first > bookable.last) return 'month_too_far'
  return staysOf(flexible, firstStayOf(flexible), bookable).length === 0 ? 'no_stay_left' : null
}

/**
 * The stays that are compared, in order of preference: of equal prices the first is chosen. Around a stay the least
 * shift comes first, then the earlier arrival; within a month the earliest. All have the same number of nights.
 */
export function staysOf(flexible: FlexibleDates, asked: StayDays, { first, last }: Arrivals): StayDays[] {
  return arrivalsOf(flexible, asked)
    .filter((arrival) => arrival >= first && arrival <= last)
    .map((arrival) => ({ arrival, nights: asked.nights }))
}

function arrivalsOf(flexible: FlexibleDates, { arrival, nights }: StayDays): Day[] {
  if (flexible.kind === 'around') {
    const shifts = Array.from({ length: flexible.days }, (_, at) => at + 1)
    return [arrival, ...shifts.flatMap((shift) => [arrival - shift, arrival + shift])]
  }
  const end = firstOf(flexible.month) + daysOfMonth(flexible.month)
  const { arrival: first } = firstStayOf(flexible)
  if (flexible.kind === 'weekend') {
    // A weekend belongs to the month of its Friday.
    return Array.from({ length: Math.ceil((end - first) / 7) }, (_, week) => first + week * 7)
  }
  return Array.from({ length: Math.max(0, end - nights - first + 1) }, (_, day) => first + day)
}

/** A wider table of arrivals than this does not fit a screen: then only the asked length is shown. */
const MOST_SHIFT_WITH_LENGTHS = 3

/** The lengths that are shown beside the asked one, shortest first: a night less and a night more. */
export function lengthsOf(flexible: FlexibleDates, { nights }: StayDays): number[] {
  if (flexible.kind !== 'around' || flexible.days > MOST_SHIFT_WITH_LENGTHS) return [nights]
  return [nights - 1, nights, nights + 1].filter((length) => length >= 1 && length <= MAX_NIGHTS)
}
