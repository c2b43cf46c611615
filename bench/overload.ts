// Requests arrive at 1, 2, 5 and 10 times the rate that the site can answer. Counts the answers, above all to bookings. The generator and PostgreSQL run on the same machine. `--seconds N` per load,
// `--rate N` in place of the measured capacity.
import { parseArgs } from 'node:util'
import { quantile, rounded } from './measuring/figures.ts'
import { type Result, sendClosedLoop, sendOpenLoop } from './overload/open-loop.ts'
import { createStorm, type Offered } from './overload/storm-requests.ts'
import { startChild } from './search/child.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { seconds: { type: 'string', default: '60' }, rate: { type: 'string' } },
})
const seconds = Number(values.seconds)
const loads = [1, 2, 5, 10]
const clients = 48
/** After the storm guests arrive at half of the capacity. */
const calm = { load: 0.5, seconds: 15 }

const site = await startChild<{ offered: Offered }>('../overload/site-process.ts')
const next = createStorm(site.offered)
await sendClosedLoop(site.port, next, clients, 10)
const calibration = await sendClosedLoop(site.port, next, clients, 15)
const capacity = values.rate ? Number(values.rate) : calibration.rate
console.log(`${rounded(calibration.rate)} requests a second with ${clients} clients`)

const kinds = ['booking', 'personal', 'search', 'page', 'picture'] as const
const shareOf = (results: readonly Result[], outcome: Result['outcome']) =>
  rounded(results.filter((one) => one.outcome === outcome).length / results.length)
const answeredIn = (results: readonly Result[]) => results.filter(({ outcome }) => outcome === 'answered')

/** The seconds until every later second has at most one refusal in a hundred. */
function recoveryOf(results: readonly Result[], during: number): number {
  const isBad = (second: number) => {
    const these = results.filter(({ at, took }) => Math.floor((at - took) / 1000) === second)
    return shareOf(these, 'answered') < 0.99
  }
  for (let second = during - 1; second >= 0; second--) if (isBad(second)) return second + 1
  return 0
}

const rows = []
let recovery = 0
for (const load of loads) {
  const results = await sendOpenLoop(site.port, next, capacity * load, seconds)
  if (load === loads.at(-1)) {
    const after = await sendOpenLoop(site.port, next, capacity * calm.load, calm.seconds)
    recovery = recoveryOf(after, calm.seconds)
  }
  const bookings = results.filter(({ kind }) => kind === 'booking')
  const row = {
    load,
    arrived: results.length,
    goodput: rounded(answeredIn(results).length / seconds),
    bookings_answered: shareOf(bookings, 'answered'),
    booking_p50: rounded(
      quantile(
        answeredIn(bookings).map(({ took }) => took),
        0.5,
      ),
    ),
    booking_p99: rounded(
      quantile(
        answeredIn(bookings).map(({ took }) => took),
        0.99,
      ),
    ),
  }
  rows.push(row)
  console.log(JSON.stringify(row))
  for (const kind of kinds) {
    const these = results.filter((one) => one.kind === kind)
    const said = (['answered', 'refused', 'left', 'failed'] as const).map(
      (outcome) => `${outcome} ${shareOf(these, outcome)}`,
    )
    const failures = Object.entries(Object.groupBy(these, ({ failure }) => failure ?? ''))
      .filter(([failure]) => failure)
      .map(([failure, list]) => `${failure}: ${list?.length}`)
    console.log(`  ${kind.padEnd(9)} ${said.join(', ')} ${failures.join(', ')}`.trimEnd())
  }
}
await site.end()

const first = rows[0]!
const last = rows.at(-1)!
const figures = {
  goodput_beside_best: rounded(last.goodput / Math.max(...rows.map(({ goodput }) => goodput))),
  bookings_answered: last.bookings_answered,
  booking_p99_ratio: rounded(last.booking_p99 / first.booking_p99),
  recovery_seconds: recovery,
}
const ok =
  figures.goodput_beside_best >= 0.9 &&
  figures.bookings_answered >= 0.98 &&
  figures.booking_p99_ratio <= 3 &&
  recovery <= 5
console.log(JSON.stringify({ bench: 'overload', capacity: rounded(capacity), rows, figures, ok }))
process.exit(ok ? 0 : 1)
