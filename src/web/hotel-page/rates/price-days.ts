import type { PriceCalendar } from '#contract/hotels.ts'
import type { Money } from '#domain/money/money.ts'
import { MAX_DAYS_AHEAD, nightsOf } from '#domain/stay/stay.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import { earlier, type StayDates } from '../../search-box/calendar/calendar-days.ts'

const daysBefore = 6
const daysShown = 21

/** The days around an arrival that are worth a look; none before today, none that is not on sale yet. */
export function daysAround(arrival: PlainDate, today: PlainDate): { from: PlainDate; to: PlainDate } {
  const last = addDays(today, MAX_DAYS_AHEAD)
  const wanted = addDays(arrival, -daysBefore)
  const from = wanted < today ? today : wanted
  const to = addDays(from, daysShown - 1)
  return { from, to: earlier(to, last) }
}

export type PriceDay = {
  readonly date: PlainDate
  readonly total: Money | null
  /** How dear it is beside the others, 0 to 1. */
  readonly height: number
  readonly cheapest: boolean
  /** A night of the stay that is looked at. */
  readonly slept: boolean
  /** The same number of nights from that day on. */
  readonly stay: StayDates
}

export function priceDays(calendar: PriceCalendar, { s_d, e_d }: StayDates): PriceDay[] {
  const amounts = calendar.flatMap(({ total }) => (total ? [total.amount] : []))
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  const nights = nightsOf({ arrival: s_d, departure: e_d })
  return calendar.map(({ date, total }) => ({
    date,
    total,
    height: total ? (most === least ? 0.5 : (total.amount - least) / (most - least)) : 0,
    cheapest: total !== null && total.amount === least && least < most,
    slept: date >= s_d && date < e_d,
    stay: { s_d: date, e_d: addDays(date, nights) },
  }))
}
