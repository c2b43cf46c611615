import type { Report, ReportFileQuery } from '#contract/desk/reports.ts'
import { decimalText, money } from '#domain/money/money.ts'
import { leadBuckets, sources, stayBuckets } from '#domain/report/buckets.ts'
import { dailyRateOf, occupancyOf, revparOf } from '#domain/report/measures.ts'
import { ok } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { reportWords } from '#words/desk/reports.ts'
import { paymentMeansWords } from '#words/payments/payment-means.ts'
import type { Db } from '../db/database.ts'
import { statementFile } from '../ledger/statement-file.ts'
import { reportCurrency, showReport, splitReport } from './show-report.ts'

type Cell = string | number
type Table = { readonly columns: readonly string[]; readonly rows: readonly (readonly Cell[])[] }

const cny = (amount: number | null): Cell =>
  amount === null ? '' : decimalText(money(amount, reportCurrency))
const percent = (share: number | null): Cell => (share === null ? '' : (share * 100).toFixed(1))

function daysTable({ days, before }: Report, locale: Locale): Table {
  const say = reportWords(locale)
  const figures = [
    say.revenue,
    say.nights,
    say.available,
    `${say.occupancy} %`,
    say.adr,
    say.revpar,
    say.bookings,
    say.bookedNights,
    say.bookedRevenue,
    say.cancelled,
  ]
  const cells = (day: Report['days'][number] | undefined): Cell[] => {
    if (!day) return figures.map(() => '')
    const sold = { ...day, available: day.available ?? 0 }
    return [
      cny(day.revenue),
      day.rooms,
      day.available ?? '',
      percent(occupancyOf(sold)),
      cny(dailyRateOf(day)),
      cny(revparOf(sold)),
      day.bookings,
      day.booked_nights,
      cny(day.booked_revenue),
      day.cancelled,
    ]
  }
  return {
    columns: [say.dayColumn, ...figures, say.lastYear, ...figures.map((name) => `${say.lastYear}: ${name}`)],
    rows: days.map((day, at) => [day.day, ...cells(day), before[at]?.day ?? '', ...cells(before[at])]),
  }
}

const counted = (column: string, names: readonly string[], counts: readonly number[], of: string): Table => {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return {
    columns: [column, of, '%'],
    rows: names.map((name, at) => [
      name,
      counts[at] ?? 0,
      percent(all === 0 ? null : (counts[at] ?? 0) / all),
    ]),
  }
}

/** The tables of a report, by part. */
function tablesOf(report: Report, locale: Locale) {
  const say = reportWords(locale)
  const names = paymentMeansWords(locale)
  const bookings = report.days.reduce((sum, day) => sum + day.bookings, 0)
  const at = (amount: number, currency: string) => decimalText(money(amount, currency))
  return {
    days: daysTable(report, locale),
    leads: counted(
      say.leads,
      leadBuckets.map(([from, to]) => (to === 0 ? say.sameDay : say.days(from, to))),
      report.leads,
      say.bookings,
    ),
    stays: counted(
      say.stays,
      stayBuckets.map(([from, to]) => say.stayNights(from, to)),
      report.stays,
      say.bookings,
    ),
    sources: counted(
      say.sources,
      sources.map((source) => say.sourceName(source)),
      report.sources,
      say.bookings,
    ),
    steps: {
      columns: [say.steps, say.requests],
      rows: report.steps
        ? [
            ...report.steps.map(({ step, requests }) => [say.stepName(step), requests]),
            [say.stepName('booking'), bookings],
          ]
        : [],
    },
    payments: {
      columns: [say.provider, say.currency, say.captures, say.captured, say.fees, say.refunds, say.refunded],
      rows: (report.payments ?? []).map((row) => [
        names.name(row.method),
        row.currency,
        row.captures,
        at(row.captured, row.currency),
        at(row.fees, row.currency),
        row.refunds,
        at(row.refunded, row.currency),
      ]),
    },
  } satisfies Record<string, Table>
}

const mostRows = 10_000

async function splitTable(db: Db, query: ReportFileQuery, locale: Locale) {
  const split = await splitReport(db, { ...query, page: 1, page_size: mostRows }, locale)
  if (!split.ok) return split
  const say = reportWords(locale)
  const isByBooking = query.basis === 'booking'
  return ok<Table>({
    columns: [
      say.splitName(query.by),
      isByBooking ? say.bookedNights : say.nights,
      say.available,
      `${say.occupancy} %`,
      say.adr,
      say.revpar,
      isByBooking ? say.bookedRevenue : say.revenue,
      say.bookings,
      say.cancelled,
      say.commission,
    ],
    rows: split.value.list.map((row) => {
      const sold = { ...row, available: isByBooking ? 0 : (row.available ?? 0) }
      return [
        row.name,
        row.rooms,
        sold.available === 0 ? '' : sold.available,
        percent(occupancyOf(sold)),
        cny(dailyRateOf(row)),
        cny(revparOf(sold)),
        cny(row.revenue),
        row.bookings,
        row.cancelled,
        cny(row.commission),
      ]
    }),
  })
}

/** A part of a report as CSV, or all parts below each other. */
export async function reportFile(db: Db, query: ReportFileQuery, locale: Locale) {
  const { part, from, to } = query
  const name = `report-${part === 'split' ? query.by : part}-${from}-${to}`
  if (part === 'split') {
    const table = await splitTable(db, query, locale)
    return table.ok ? ok(statementFile(name, table.value.columns, table.value.rows)) : table
  }
  const report = await showReport(db, query, locale)
  if (!report.ok) return report
  const tables = tablesOf(report.value, locale)
  if (part !== 'all') return ok(statementFile(name, tables[part].columns, tables[part].rows))
  const [first, ...others] = Object.values(tables)
  return ok(
    statementFile(name, first!.columns, [
      ...first!.rows,
      ...others.flatMap(({ columns, rows }) => (rows.length === 0 ? [] : [[], columns, ...rows])),
    ]),
  )
}
