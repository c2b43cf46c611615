import { createContext } from 'react'
import type { HolidayList } from '#contract/hotels.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import type { StayDates } from './calendar-days.ts'

export type Holiday = HolidayList['list'][number]

/** Names of the holidays of each day. */
export type HolidayNames = ReadonlyMap<PlainDate, readonly string[]>

/** The holidays of the calendar around it. */
export const Holidays = createContext<HolidayNames>(new Map())

export function namesByDay(holidays: readonly Holiday[]): HolidayNames {
  const names = new Map<PlainDate, string[]>()
  for (const { from, to, name } of holidays)
    for (let day = from; day <= to; day = addDays(day, 1)) names.set(day, [...(names.get(day) ?? []), name])
  return names
}

/** Holidays that touch the days from check-in to check-out. */
export const holidaysIn = (holidays: readonly Holiday[], { s_d, e_d }: StayDates): Holiday[] =>
  holidays.filter(({ from, to }) => from <= e_d && to >= s_d)

/** The guest's country by the languages of the browser; Chinese without a region is of China. */
export function homeCountry(locale: Locale, languages: readonly string[]): string | undefined {
  const region = languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]).find(Boolean)
  return region ?? (locale === 'zh' ? 'CN' : undefined)
}
