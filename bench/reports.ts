// Measures the reports of a year with 200,000 orders. The job makes the daily sums first.
// `--orders N`, `--hotels N` and `--calls N` change the size.
import assert from 'node:assert/strict'
import { parseArgs } from 'node:util'
import { ReportOrderQuery, ReportSplitQuery } from '#contract/desk/reports.ts'
import { createApp } from '#server/app.ts'
import { reportedOrders } from '#server/booking/reported-orders.ts'
import { rollUpReports } from '#server/reports/roll-up.ts'
import { listReportOrders, showReport, splitReport } from '#server/reports/show-report.ts'
import { readSettings } from '#server/settings.ts'
import { fillForBooking } from '#test/support/bookings.ts'
import { bookModels, copyConfirmed } from '#test/support/copied-orders.ts'
import { testDatabase } from '#test/support/database.ts'
import { haveGuests, sessionByNumber } from '#test/support/guests.ts'
import { analyse } from './reports/analyse-store.ts'

const MOST_MS = 200
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    orders: { type: 'string', default: '200000' },
    hotels: { type: 'string', default: '400' },
    calls: { type: 'string', default: '20' },
  },
})
const [orders, hotels, calls] = [Number(values.orders), Number(values.hotels), Number(values.calls)]
const start = Date.parse('2027-01-10T08:00:00Z')
const year = { from: '2026-07-01', to: '2027-06-30' }

const { db, drop } = await testDatabase()
const settings = readSettings({ LOG_LEVEL: 'silent', PORT: '0', SECRET: 'for measuring '.repeat(3) })
const app = {
  ...(await createApp({ db, settings, clock: () => start, findSession: sessionByNumber })),
  db,
}
await fillForBooking(app, start, hotels)
await haveGuests(db, [1])
const models = await bookModels(app, start)
console.log(`Copying ${models.length} orders ${orders} times`)
await copyConfirmed(db, models, { count: orders, start: Date.parse(`${year.from}T00:00:00Z`), days: 360 })
const beganAt = performance.now()
await rollUpReports({ db, now: () => start, orders: reportedOrders })
const seconds = Math.round((performance.now() - beganAt) / 1_000)
console.log(`The job read ${orders} orders and summed their days in ${seconds} s`)
await analyse(db)
const whole = await showReport(db, year, 'en')
assert.ok(whole.ok)
const counted = whole.value.days.reduce((sum, { bookings }) => sum + bookings, 0)
assert.ok(counted > orders * 0.85, `${counted} of ${orders} orders are counted`)

const split = (by: 'hotel' | 'place' | 'plan') => () =>
  splitReport(db, ReportSplitQuery.parse({ ...year, by, page_size: 50 }), 'en')
const one = await splitReport(db, ReportSplitQuery.parse({ ...year, by: 'hotel' }), 'en')
assert.ok(one.ok && one.value.list.length > 0)
const { key } = one.value.list[0]!
const kinds: Record<string, () => Promise<{ ok: boolean }>> = {
  'a year by hotel': split('hotel'),
  'a year by place': split('place'),
  'a year by rate plan': split('plan'),
  'a year by night': () => showReport(db, year, 'en'),
  'a year of a hotel': () => showReport(db, { ...year, split: 'hotel', key }, 'en'),
  'orders of a month': () =>
    listReportOrders(
      db,
      ReportOrderQuery.parse({ from: '2026-11-01', to: '2026-11-30', of: 'nights' }),
      'en',
    ),
  'orders of a night': () =>
    listReportOrders(
      db,
      ReportOrderQuery.parse({ from: '2026-11-14', to: '2026-11-14', of: 'nights' }),
      'en',
    ),
}
const percentile = (times: readonly number[], share: number) =>
  +times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1]!.toFixed(1)
let worst = 0
const results: Record<string, readonly [p50: number, p95: number]> = {}
for (const [name, call] of Object.entries(kinds)) {
  await call()
  const times: number[] = []
  for (let at = 0; at < calls; at++) {
    const began = performance.now()
    assert.ok((await call()).ok)
    times.push(performance.now() - began)
  }
  results[name] = [percentile(times, 0.5), percentile(times, 0.95)]
  worst = Math.max(worst, percentile(times, 0.95))
  console.log(`${name.padEnd(20)} p50 ${percentile(times, 0.5)} ms, p95 ${percentile(times, 0.95)} ms`)
}
console.log(JSON.stringify({ bench: 'reports', orders, hotels, rollUpSeconds: seconds, ...results }))
await app.http.close()
await drop()
process.exit(worst > MOST_MS ? 1 : 0)
