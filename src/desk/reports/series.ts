import type { Report, ReportDay } from '#contract/desk/reports.ts'
import { dailyRateOf, occupancyOf, revparOf } from '#domain/report/measures.ts'
import { dayOf, type PlainDate, weekdayOf } from '#domain/time/plain-date.ts'

/** Longer periods are drawn by week. */
const MOST_DAYS_DRAWN = 62

export type Sums = Omit<ReportDay, 'day'>
export type Point = {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly isWeekend: boolean
  readonly now: Sums
  readonly before: Sums
}

export const sumOf = (days: readonly ReportDay[]): Sums => {
  const sum = (name: Exclude<keyof Sums, 'available'>) => days.reduce((all, day) => all + day[name], 0)
  return {
    rooms: sum('rooms'),
    available: days.some(({ available }) => available === null)
      ? null
      : days.reduce((all, { available }) => all + (available ?? 0), 0),
    revenue: sum('revenue'),
    bookings: sum('bookings'),
    booked_nights: sum('booked_nights'),
    booked_revenue: sum('booked_revenue'),
    cancelled: sum('cancelled'),
  }
}

/** Friday and Saturday nights. */
const isWeekendNight = (day: PlainDate) => [4, 5].includes(weekdayOf(dayOf(day)))

export const isByWeek = ({ days }: Pick<Report, 'days'>) => days.length > MOST_DAYS_DRAWN

/** The points of all charts: days, or weeks from the first day on. */
export function pointsOf({ days, before }: Pick<Report, 'days' | 'before'>): Point[] {
  const step = isByWeek({ days }) ? 7 : 1
  return Array.from({ length: Math.ceil(days.length / step) }, (_, at) => {
    const within = [at * step, at * step + step] as const
    const now = days.slice(...within)
    return {
      from: now[0]!.day,
      to: now.at(-1)!.day,
      isWeekend: step === 1 && isWeekendNight(now[0]!.day),
      now: sumOf(now),
      before: sumOf(before.slice(...within)),
    }
  })
}

export type Measure =
  | 'revenue'
  | 'occupancy'
  | 'rate'
  | 'revpar'
  | 'bookings'
  | 'cancelled'
  | 'bookedRevenue'
  | 'bookedNights'
  | 'bookedRate'
export type Kind = 'money' | 'share' | 'count'

/** The value of each chart; null where it has none. */
export const measures: Readonly<
  Record<Measure, { kind: Kind; isBar: boolean; of: (sums: Sums) => number | null }>
> = {
  revenue: { kind: 'money', isBar: true, of: ({ revenue }) => revenue },
  occupancy: {
    kind: 'share',
    isBar: false,
    of: ({ rooms, available }) => occupancyOf({ rooms, available: available ?? 0 }),
  },
  rate: { kind: 'money', isBar: false, of: dailyRateOf },
  revpar: {
    kind: 'money',
    isBar: false,
    of: ({ revenue, available }) => revparOf({ revenue, available: available ?? 0 }),
  },
  bookings: { kind: 'count', isBar: true, of: ({ bookings }) => bookings },
  cancelled: { kind: 'count', isBar: true, of: ({ cancelled }) => cancelled },
  bookedRevenue: { kind: 'money', isBar: true, of: ({ booked_revenue }) => booked_revenue },
  bookedNights: { kind: 'count', isBar: true, of: ({ booked_nights }) => booked_nights },
  bookedRate: {
    kind: 'money',
    isBar: false,
    of: (sums) => dailyRateOf({ revenue: sums.booked_revenue, rooms: sums.booked_nights }),
  },
}

export type Basis = 'night' | 'booking'

/** Charts from top to bottom. A rate plan and an agent have no rooms of their own. */
export function chartsOf(basis: Basis, hasRooms: boolean): Measure[] {
  if (basis === 'booking') return ['bookedRevenue', 'bookings', 'bookedNights', 'bookedRate', 'cancelled']
  return hasRooms
    ? ['revenue', 'occupancy', 'rate', 'revpar', 'bookings', 'cancelled']
    : ['revenue', 'rate', 'bookings', 'cancelled']
}

/** The orders that a measure counts. */
export const ordersOf: Readonly<Record<Measure, 'nights' | 'bookings' | 'cancelled'>> = {
  revenue: 'nights',
  occupancy: 'nights',
  rate: 'nights',
  revpar: 'nights',
  bookings: 'bookings',
  cancelled: 'cancelled',
  bookedRevenue: 'bookings',
  bookedNights: 'bookings',
  bookedRate: 'bookings',
}
