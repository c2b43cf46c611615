import { addDays, addMonths, dayOf, type PlainDate, weekdayOf } from '../time/plain-date.ts'

export const activitySpans = ['days', 'weeks', 'months'] as const
export type ActivitySpan = (typeof activitySpans)[number]

/** From the first day, included, to the last, not included. */
export interface Period {
  readonly from: PlainDate
  readonly until: PlainDate
}

const lengths: Readonly<Record<ActivitySpan, number>> = { days: 30, weeks: 12, months: 12 }

/** The periods of a chart, oldest first; the last one contains today. Weeks begin on Monday. */
export function activityPeriods(span: ActivitySpan, today: PlainDate): Period[] {
  const start = startOf(span, today)
  const step = (n: number) => stepFrom(span, start, n)
  return Array.from({ length: lengths[span] }, (_, at) => {
    const n = at + 1 - lengths[span]
    return { from: step(n), until: step(n + 1) }
  })
}

function startOf(span: ActivitySpan, today: PlainDate): PlainDate {
  if (span === 'months') return `${today.slice(0, 7)}-01`
  return span === 'weeks' ? addDays(today, 0 - weekdayOf(dayOf(today))) : today
}

function stepFrom(span: ActivitySpan, start: PlainDate, n: number): PlainDate {
  if (span === 'months') return addMonths(start, n)
  return addDays(start, span === 'weeks' ? 7 * n : n)
}

export interface DayOfActivity {
  readonly day: PlainDate
  readonly visits: number
  readonly orders: number
  /** Fen. */
  readonly commission: number
}

/** Sums the activity of each period. */
export function sumActivity(periods: readonly Period[], days: readonly DayOfActivity[]) {
  return periods.map(({ from, until }) => {
    const inside = days.filter(({ day }) => from <= day && day < until)
    const sum = (of: 'visits' | 'orders' | 'commission') => inside.reduce((all, day) => all + day[of], 0)
    return { from, until, visits: sum('visits'), orders: sum('orders'), commission: sum('commission') }
  })
}
