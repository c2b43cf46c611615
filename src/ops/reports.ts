import { isCalendarDate } from '#domain/time/plain-date.ts'
import { reportedOrders } from '#server/booking/reported-orders.ts'
import { progressBar } from '#server/inventory/progress-bar.ts'
import { rebuildReports, wholeRange } from '#server/reports/roll-up.ts'
import { type Command, readOptions } from './command.ts'
import { fail, print } from './printing.ts'

const help = `Usage: npm run ops -- reports rebuild [--from DATE] [--to DATE]

  rebuild  reads the orders of a period again and sums its days, whatever was stored

  --from, --to  first and last day, as 2026-12-31 (default: two years back to 540 days ahead)
  --json        prints JSON instead of lines

The job does this for changed orders every five minutes. A rebuild repairs the sums after a restore or a correction
in the database. Guests and staff are not blocked; running it twice changes nothing.`

export const reportsCommand: Command = {
  name: 'reports',
  about: 'rebuild the daily sums of the reports',
  help,
  run: async (words, { open, changer }) => {
    const options = readOptions({
      args: words,
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    })
    if (!options.ok) return fail(options.sentence, 2)
    if (options.positionals.join(' ') !== 'rebuild')
      return fail('Which one? npm run ops -- reports rebuild', 2)
    const usual = wholeRange(Date.now())
    const { from = usual.from, to = usual.to, json } = options.values
    if (!isCalendarDate(from) || !isCalendarDate(to) || from > to)
      return fail('--from and --to are dates, as 2026-12-31, the first not after the last', 2)
    await changer('reports.see')
    const { db } = await open()
    const orders = progressBar('Orders', { unit: 'orders', out: process.stderr, now: Date.now })
    const days = progressBar('Days', { unit: 'days', out: process.stderr, now: Date.now })
    const done = await rebuildReports(
      { db, now: Date.now, orders: reportedOrders },
      { from, to, onOrders: (count) => orders.show(count, null), onDays: days.show },
    )
    orders.end()
    days.end()
    const counted = (count: number) => count.toLocaleString('en')
    return print(
      json,
      { from, to, ...done },
      `${counted(done.orders)} orders read, ${counted(done.days)} days summed from ${from} to ${to}.`,
    )
  },
}
