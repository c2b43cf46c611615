import type { Locale } from '#domain/text/locale.ts'
import { addMonths, dayOf, type PlainDate, weekdayOf } from '#domain/time/plain-date.ts'

/** A month of a year, as `2026-12`. */
export const monthOf = (date: PlainDate) => date.slice(0, 7)

/** Every month from one date's to another's. */
export function monthsFrom(first: PlainDate, last: PlainDate): string[] {
  const months: string[] = []
  for (let day = `${monthOf(first)}-01`; day <= last; day = addMonths(day, 1)) months.push(monthOf(day))
  return months
}

/** With which day a week begins, as people of that language are used to. */
export const firstDays = { en: 'mon', zh: 'sun' } as const satisfies Record<Locale, string>
const sundayFirst = (weekday: number) => (weekday + 1) % 7

/** How many rows a month takes. */
export function weeksIn(month: string, locale: Locale): number {
  const first = `${month}-01`
  const days = dayOf(addMonths(first, 1)) - dayOf(first)
  const weekday = weekdayOf(dayOf(first))
  return Math.ceil(((firstDays[locale] === 'mon' ? weekday : sundayFirst(weekday)) + days) / 7)
}
