import { createContext } from 'react'
import type { PriceCalendar } from '#contract/hotels.ts'
import { nightDates } from '#domain/stay/stay.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import type { DayPrices, StayDates } from './calendar-days.ts'

/** The stay that a change starts from; null in every other calendar. */
export const BookedStay = createContext<StayDates | null>(null)

export type BookedNight = 'first' | 'middle' | 'last' | 'only'

/** The position of a night in the booked stay. */
export function bookedNight(stay: StayDates | null, night: PlainDate): BookedNight | undefined {
  if (!stay || night < stay.s_d || night >= stay.e_d) return undefined
  const [isFirst, isLast] = [night === stay.s_d, addDays(night, 1) === stay.e_d]
  if (isFirst && isLast) return 'only'
  return isFirst ? 'first' : isLast ? 'last' : 'middle'
}

/** The guest's own nights are free for a change, also where the hotel has no other room left. */
export function withOwnNights(prices: DayPrices, stay: StayDates): DayPrices {
  const own = new Set(nightDates({ arrival: stay.s_d, departure: stay.e_d }))
  const sold = new Map<PlainDate, PriceCalendar[number]>()
  for (const [date, { reason, ...day }] of prices)
    sold.set(date, reason && !own.has(date) ? { ...day, reason } : day)
  return sold
}
