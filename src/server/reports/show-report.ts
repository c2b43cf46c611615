import type {
  Report,
  ReportDay,
  ReportOrderQuery,
  ReportOrders,
  ReportQuery,
  ReportSplit,
  ReportSplitQuery,
} from '#contract/desk/reports.ts'
import { steps } from '#domain/report/buckets.ts'
import { daysBetween, MOST_REPORT_DAYS, sameWeekdayLastYear } from '#domain/report/measures.ts'
import { reportZone } from '#domain/report/order-figures.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dayOf, type PlainDate } from '#domain/time/plain-date.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import type { Db } from '../db/database.ts'
import { hotelNames } from '../hotels/find-hotel-names.ts'
import { readRun } from './change-store.ts'
import {
  type DaySums,
  readAvailable,
  readDays,
  readDistribution,
  readKeyNames,
  readOrdersOf,
  readPayments,
  readSplit,
  readSteps,
  type Scope,
} from './report-store.ts'

type Period = { readonly from: PlainDate; readonly to: PlainDate }

/** Reports are in CNY: each order is converted at its own rate. */
export const reportCurrency = 'CNY'

const isPeriod = ({ from, to }: Period) => from <= to && dayOf(to) - dayOf(from) < MOST_REPORT_DAYS

const scopeOf = ({ split, key }: Pick<ReportQuery, 'split' | 'key'>): Scope | null => {
  if (split && key) return { split, key }
  return split || key ? null : { split: 'site', key: '0' }
}

const noSums: Omit<DaySums, 'day'> = {
  rooms: 0,
  revenue: 0,
  bookings: 0,
  bookedNights: 0,
  bookedRevenue: 0,
  cancelled: 0,
}

/** Rate plans and agents have no rooms of their own. */
const hasRooms = ({ split }: Scope) => split !== 'plan' && split !== 'agent'

async function readSeries(db: Db, scope: Scope, period: Period): Promise<ReportDay[]> {
  const asked = { ...scope, ...period }
  const [sums, stock] = await Promise.all([
    readDays(db, asked),
    hasRooms(scope) ? readAvailable(db, asked) : null,
  ])
  const sumsOf = new Map(sums.map((row) => [row.day, row]))
  const stockOf = stock && new Map(stock.map(({ day, rooms }) => [day, rooms]))
  return daysBetween(period.from, period.to).map((day) => {
    const { rooms, revenue, bookings, bookedNights, bookedRevenue, cancelled } = sumsOf.get(day) ?? noSums
    return {
      day,
      rooms,
      available: stockOf && (stockOf.get(day) ?? 0),
      revenue,
      bookings,
      booked_nights: bookedNights,
      booked_revenue: bookedRevenue,
      cancelled,
    }
  })
}

export async function showReport(db: Db, query: ReportQuery, locale: Locale) {
  const scope = scopeOf(query)
  if (!scope || !isPeriod(query)) return refuse('invalid_input')
  const { from, to } = query
  const asked = { ...scope, from, to }
  const isSite = scope.split === 'site'
  const lastYear = { from: sameWeekdayLastYear(from), to: sameWeekdayLastYear(to) }
  const [days, before, distribution, requests, payments, names, run] = await Promise.all([
    readSeries(db, scope, { from, to }),
    readSeries(db, scope, lastYear),
    readDistribution(db, asked),
    isSite ? readSteps(db, { from, to }) : null,
    hasRooms(scope) ? readPayments(db, asked) : null,
    scope.split === 'site' ? null : readKeyNames(db, scope.split, [scope.key]),
    readRun(db),
  ])
  const name = names?.get(scope.key)
  if (!isSite && !name) return refuse('not_found')
  const requestsOf = requests && new Map(requests.map((row) => [row.step, row.requests]))
  return ok<Report>({
    scope: scope.split === 'site' ? null : { split: scope.split, key: scope.key, name: name![locale] },
    currency: reportCurrency,
    days,
    before,
    ...distribution,
    steps: requestsOf && steps.map((step) => ({ step, requests: requestsOf.get(step) ?? 0 })),
    payments: payments && [...payments],
    summed_at: run && isoInstant(run.finishedAt, reportZone),
    waiting: run?.waiting ?? 0,
  })
}

const noRows = { rooms: 0, available: null, revenue: 0, bookings: 0, cancelled: 0, commission: 0 }

/** Splits that a scope may be divided into. */
const innerSplits: Readonly<Record<Scope['split'], readonly string[]>> = {
  site: ['place', 'hotel', 'plan', 'agent'],
  place: ['place', 'hotel', 'plan'],
  hotel: ['hotel', 'plan'],
  plan: ['plan'],
  agent: ['agent'],
}

export async function splitReport(db: Db, query: ReportSplitQuery, locale: Locale) {
  const scope = scopeOf(query)
  if (!scope || !isPeriod(query) || !innerSplits[scope.split].includes(query.by))
    return refuse('invalid_input')
  const { from, to, by, basis, page, page_size } = query
  const rows = await readSplit(db, {
    ...scope,
    ...{ from, to, by },
    isByBooking: basis === 'booking',
    offset: (page - 1) * page_size,
    limit: page_size,
  })
  const names = await readKeyNames(
    db,
    by,
    rows.map(({ key }) => key),
  )
  return ok<ReportSplit>({
    list: rows.map(({ total: _, all: __, ...row }) => ({
      ...row,
      name: names.get(row.key)?.[locale] ?? row.key,
    })),
    total: rows[0]?.total ?? 0,
    page,
    page_size,
    sums: rows[0]?.all ?? noRows,
    currency: reportCurrency,
  })
}

export async function listReportOrders(db: Db, query: ReportOrderQuery, locale: Locale) {
  const scope = scopeOf(query)
  if (!scope || !isPeriod(query)) return refuse('invalid_input')
  const { from, to, of, lead, stay, source, page, page_size } = query
  const rows = await readOrdersOf(db, {
    ...scope,
    ...{ from, to, of, lead, stay, source },
    offset: (page - 1) * page_size,
    limit: page_size,
  })
  const names = await hotelNames(
    db,
    rows.map(({ hotelId }) => hotelId),
    locale,
  )
  return ok<ReportOrders>({
    list: rows.map(({ hotelId, total: _, all: __, ...row }) => ({
      ...row,
      hotel: names.get(hotelId) ?? hotelId,
    })),
    total: rows[0]?.total ?? 0,
    page,
    page_size,
    sums: rows[0]?.all ?? { rooms: 0, revenue: 0 },
    currency: reportCurrency,
  })
}
