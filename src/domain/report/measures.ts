import { divideRounded } from '../money/rounding.ts'
import { addDays, addMonths, dateOf, dayOf, type PlainDate, weekdayOf } from '../time/plain-date.ts'

/** 52 weeks: the same weekday a year before. */
const WEEKS_OF_A_YEAR = 364

export const sameWeekdayLastYear = (day: PlainDate): PlainDate => addDays(day, -WEEKS_OF_A_YEAR)

/** The sales of a night, a hotel or a period. Amounts are in fen. */
export interface Sold {
  /** Occupied rooms, one for each night. */
  readonly rooms: number
  /** Rooms of the hotels, one for each night. */
  readonly available: number
  readonly revenue: number
}

export const noneSold: Sold = { rooms: 0, available: 0, revenue: 0 }

export const addSold = (a: Sold, b: Sold): Sold => ({
  rooms: a.rooms + b.rooms,
  available: a.available + b.available,
  revenue: a.revenue + b.revenue,
})

/** A share of 1; null without rooms. */
export const occupancyOf = ({ rooms, available }: Pick<Sold, 'rooms' | 'available'>): number | null =>
  available === 0 ? null : rooms / available

/** Room revenue by occupied room and night; null where none was sold. */
export const dailyRateOf = ({ revenue, rooms }: Pick<Sold, 'rooms' | 'revenue'>): number | null =>
  rooms === 0 ? null : divideRounded(revenue, rooms)

/** Room revenue by available room and night. */
export const revparOf = ({ revenue, available }: Pick<Sold, 'available' | 'revenue'>): number | null =>
  available === 0 ? null : divideRounded(revenue, available)

/** A share of 1 by which a figure differs from an earlier one; null without an earlier one. */
export const changeOf = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before === 0 ? null : (now - before) / before

export const daysBetween = (from: PlainDate, to: PlainDate): PlainDate[] =>
  Array.from({ length: Math.max(0, dayOf(to) - dayOf(from) + 1) }, (_, at) => dateOf(dayOf(from) + at))

export const MOST_REPORT_DAYS = 366

export type MailPeriod = 'day' | 'week' | 'month'

/** The period that ended before today; null unless one ends yesterday. Weeks begin on Monday. */
export function endedPeriod(every: MailPeriod, today: PlainDate): { from: PlainDate; to: PlainDate } | null {
  const to = addDays(today, -1)
  if (every === 'day') return { from: to, to }
  if (every === 'week') return weekdayOf(dayOf(today)) === 0 ? { from: addDays(today, -7), to } : null
  return today.endsWith('-01') ? { from: addMonths(today, -1), to } : null
}

/** Rooms of a hotel from the first to the last night. */
export interface StockRange {
  readonly first: PlainDate
  readonly last: PlainDate
  readonly rooms: number
}

/** Joins nights with the same number of rooms into ranges. */
export function stockRanges(from: PlainDate, rooms: readonly number[]): StockRange[] {
  const ranges: StockRange[] = []
  rooms.forEach((count, at) => {
    const night = addDays(from, at)
    const open = ranges.at(-1)
    if (open?.rooms === count) ranges[ranges.length - 1] = { ...open, last: night }
    else ranges.push({ first: night, last: night, rooms: count })
  })
  return ranges
}
