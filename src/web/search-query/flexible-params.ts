import {
  bookableArrivals,
  daysOfMonth,
  type FlexibleDates,
  faultOfMonth,
  flexibleFields,
  flexibleFrom,
  isMonth,
  MAX_SHIFT_DAYS,
} from '#domain/stay/flexible-stay.ts'
import { MAX_NIGHTS } from '#domain/stay/stay.ts'
import { dayOf, type PlainDate } from '#domain/time/plain-date.ts'
import { type Fields, textOf, wholeOf } from './query-fields.ts'

/** The names of flexible dates in an address, as in the API. */
export const flexibleNames = ['flex', 'nights', 'month', 'weekend'] as const

export const saysFlexible = (fields: Fields): boolean => flexibleNames.some((name) => Boolean(fields[name]))

/** The flexible dates of an address; null if it has none, or none that can be booked. */
export function readFlexible(fields: Fields, today: PlainDate): FlexibleDates | null {
  const monthIn = (name: 'month' | 'weekend') => {
    const text = textOf(fields[name])
    return isMonth(text) ? text : undefined
  }
  const flexible = flexibleFrom({
    flex: wholeOf(fields.flex, 1, MAX_SHIFT_DAYS) ?? undefined,
    nights: wholeOf(fields.nights, 1, MAX_NIGHTS) ?? undefined,
    month: monthIn('month'),
    weekend: monthIn('weekend'),
  })
  if (flexible?.kind === 'nights' && flexible.nights > daysOfMonth(flexible.month)) return null
  // Further west it may still be the day before.
  return flexible && faultOfMonth(flexible, bookableArrivals(dayOf(today) - 1)) === null ? flexible : null
}

export const flexibleParams = (flexible: FlexibleDates | null): Record<string, string> =>
  Object.fromEntries(Object.entries(flexibleFields(flexible)).map(([name, value]) => [name, String(value)]))
