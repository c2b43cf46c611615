import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { openDatabase, type Pool, transaction } from '../db/database.ts'
import { takeChanges } from './change-store.ts'
import { sumDay, sumPayments } from './day-store.ts'
import { listReportOrders, showReport, splitReport } from './show-report.ts'

const app = await testApp()
const seen: { text: string; parameters: readonly unknown[] }[] = []
const listening = openDatabase(app.connection, {
  max: 1,
  onStatement: (_, text, parameters) => void seen.push({ text, parameters }),
})
after(() => listening.end())

/** Tables that grow with the number of orders. */
const growing = /Seq Scan on (orders|report_orders|report_days|report_payments|payments|payment_movements)\b/

const period = { from: '2027-01-01', to: '2027-12-31' }
const page = { page: 1, page_size: 50 }
const lists: Record<string, (db: Pool) => PromiseLike<unknown>> = {
  'a year of the site': (db) => showReport(db, period, 'en'),
  'a year of a hotel': (db) => showReport(db, { ...period, split: 'hotel', key: '1' }, 'en'),
  'a year by hotel': (db) => splitReport(db, { ...period, ...page, by: 'hotel', basis: 'night' }, 'en'),
  'a year by rate plan of a place': (db) =>
    splitReport(db, { ...period, ...page, by: 'plan', basis: 'booking', split: 'place', key: '1' }, 'en'),
  'orders of nights': (db) => listReportOrders(db, { ...period, ...page, of: 'nights' }, 'en'),
  'orders by booking': (db) => listReportOrders(db, { ...period, ...page, of: 'bookings', lead: 2 }, 'en'),
  'cancelled orders of a hotel': (db) =>
    listReportOrders(db, { ...period, ...page, of: 'cancelled', split: 'hotel', key: '1' }, 'en'),
  'the sums of a day': (db) =>
    transaction(db, async (tx) => {
      await sumDay(tx, '2027-01-10')
      await sumPayments(tx, '2027-01-10')
      await takeChanges(tx, 10)
    }),
}

for (const [name, run] of Object.entries(lists))
  test(`${name}: every growing table is read by an index`, async () => {
    seen.length = 0
    await run(listening)
    const statements = seen.filter(({ text }) => /^\s*(?:select|with|insert|delete)\b/i.test(text))
    assert.ok(statements.length > 0)
    for (const { text, parameters } of statements) {
      const plan = await app.db.begin(async (tx) => {
        // With few rows a sequential scan is cheaper; where an index exists it is used now.
        await tx`set local enable_seqscan = off`
        return tx.unsafe<{ 'QUERY PLAN': string }[]>(`explain ${text}`, [...parameters] as never[])
      })
      const shown = plan.map((row) => row['QUERY PLAN']).join('\n')
      assert.doesNotMatch(shown, growing, shown)
    }
  })
