// The whole site for two hours, with its jobs, while guests read, search, book, pay and cancel: memory and rows of tables over
// the time, then the books. `--minutes N` for less. Memory may not grow by more than a tenth in the second half, no table may grow
// faster than the bookings explain, and the books must agree.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { dateIn } from '#domain/time/zone-time.ts'
import { readSettings } from '#server/settings.ts'
import { connectDatabase } from '#server/startup/prepare-database.ts'
import { manyBookings } from '#test/support/app.ts'
import { checkBooks, takenNights } from '#test/support/check-books.ts'
import { quantile, rounded } from './measuring/figures.ts'
import { type Shopper, type ShopperTally, sendShoppers } from './soak/shoppers.ts'
import { countRows } from './soak/soak-store.ts'
import { openHotels } from './upgrade/upgrade-store.ts'
import { build, here, startSite } from './upgrade/versions.ts'
import { registerGuest, sendVisitors, type Tally } from './upgrade/visitors.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { minutes: { type: 'string', default: '120' }, port: { type: 'string', default: '4960' } },
})
const minutes = Number(values.minutes)
const port = Number(values.port)
const SAMPLES = 24
/** Guests book without paying, 1,000 times each at most: as many as two hours need, who book less often. */
const GUESTS = 96
const BOOKING_PAUSE_MS = 8_000
const READING_PAUSE_MS = 60
/** Guests who search, compare, pay, cancel and chat, and the pause between two of these. */
const SHOPPERS = 32
const SHOPPING_PAUSE_MS = 3_000
/** Rows that a booking may add to one table: its order's history has the most. */
const MOST_PER_BOOKING = 20
/** Rows that the time alone may add to one table in an hour, such as samples and finished jobs. */
const MOST_PER_HOUR = 5_000

const root = mkdtempSync(join(tmpdir(), 'soak-'))
// PostgreSQL may run as another user.
chmodSync(root, 0o755)
build(here)
const env = {
  PATH: process.env.PATH,
  DATA_DIR: join(root, 'data'),
  DEMO_HOTELS: '300',
  LIMITS: manyBookings,
  LIMITS_SCALE: '1000',
  UNPAID_ORDERS: '1000',
  LOG_LEVEL: 'error',
  PAY_SIM_PORT: String(port + 1),
}
const site = await startSite(here, port, env)
const database = await connectDatabase(readSettings(env))
const { db } = database
const hotels = await openHotels(db)
const nights = await takenNights(db)
const guests = new Map<string, string>()
for (let at = 0; at < GUESTS; at++) {
  const email = `guest${at}@example.com`
  guests.set(email, await registerGuest(site.origin, email))
}
const visitors = sendVisitors(
  {
    ...{ url: site.origin, hotels, today: dateIn('UTC', Date.now()) },
    ...{ bookingPauseMs: BOOKING_PAUSE_MS, readingPauseMs: READING_PAUSE_MS, asksAgain: true },
  },
  guests,
)
const shoppers: Shopper[] = []
for (let at = 0; at < SHOPPERS; at++) {
  const email = `shopper${at}@example.com`
  shoppers.push({ email, token: await registerGuest(site.origin, email) })
}
const shopping = await sendShoppers(shoppers, {
  ...{ url: site.origin, hotels, today: dateIn('UTC', Date.now()) },
  ...{ cashier: `http://127.0.0.1:${port + 1}`, pauseMs: SHOPPING_PAUSE_MS },
})

/** Megabytes of memory, and seconds of CPU, of the site's process. */
function ownFigures() {
  const memory = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))![1]
  const ticks = readFileSync(`/proc/${site.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return { megabytes: Number(memory) / 1024, cpu: (Number(ticks[11]) + Number(ticks[12])) / ticksPerSecond }
}
function sumOf(visited: Tally, shopped: ShopperTally) {
  return {
    requests: visited.requests + shopped.requests.values().reduce((sum, n) => sum + n, 0),
    booked: visited.booked.length + shopped.booked,
    busy: visited.busy + shopped.busy,
    failures: [...visited.failures, ...shopped.failures],
  }
}
const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

const every = (minutes * 60_000) / SAMPLES
// The first samples fill caches.
await wait(every)
const rowsBefore = await countRows(db)
const bookedBefore = sumOf(visitors.tally, shopping.tally).booked
const began = { at: performance.now(), ...ownFigures() }
const memory: number[] = []
const MOST_TOLD = 1_000
let told = 0
for (let at = 1; at < SAMPLES; at++) {
  await wait(every)
  const { megabytes, cpu } = ownFigures()
  memory.push(megabytes)
  const { requests, booked, busy, failures } = sumOf(visitors.tally, shopping.tally)
  for (const line of failures.slice(told, MOST_TOLD)) console.log(line)
  told = failures.length
  const share = (cpu - began.cpu) / ((performance.now() - began.at) / 1000)
  console.log(
    `${at}: ${Math.round(megabytes)} MB, ${Math.round(share * 100)} % of a core, ${requests} requests, ${booked} bookings, ${busy} asked to wait, ${failures.length} failures`,
  )
}
const [visited, shopped] = await Promise.all([visitors.stop(), shopping.stop()])
const { requests, failures, booked, busy } = sumOf(visited, shopped)
const { paid, cancelled, refusals } = shopped
for (const [kind, n] of shopped.requests) console.log(`${kind}: ${n} requests`)
for (const [what, n] of refusals) console.log(`refused ${n} times: ${what}`)
const hours = (performance.now() - began.at) / 3_600_000
const rowsAfter = await countRows(db)
const bookings = booked - bookedBefore
const most = bookings * MOST_PER_BOOKING + hours * MOST_PER_HOUR
const grown = [...rowsAfter]
  .map(([table, n]) => [table, n - (rowsBefore.get(table) ?? 0)] as const)
  .filter(([, more]) => more > 0)
  .sort(([, a], [, b]) => b - a)
for (const [table, more] of grown.slice(0, 25)) console.log(`${table}: ${more} rows more`)
const tooFast = grown.filter(([, more]) => more > most).map(([table]) => table)
const contradictions = await checkBooks(db, nights)
for (const line of [...failures.slice(told, MOST_TOLD), ...contradictions.slice(0, 20)]) console.log(line)
await site.stop()
await database.close()
rmSync(root, { recursive: true, force: true })

const half = Math.floor(memory.length / 2)
const growth =
  quantile(memory.slice(-Math.ceil(half / 2)), 0.5) / quantile(memory.slice(half - 2, half + 2), 0.5)
const ok =
  growth <= 1.1 &&
  tooFast.length + contradictions.length + failures.length === 0 &&
  bookings * paid * cancelled > 0
console.log(
  JSON.stringify({
    bench: 'soak',
    minutes,
    requests,
    bookings,
    paid,
    cancelled,
    asked_to_wait: busy,
    failed_requests: failures.length,
    slowest_ms: Math.round(visited.slowestMs),
    megabytes: [Math.min(...memory), quantile(memory, 0.5), Math.max(...memory)].map(rounded),
    memory_growth: rounded(growth),
    tables_that_grow_too_fast: tooFast,
    contradictions: contradictions.length,
    ok,
  }),
)
process.exit(ok ? 0 : 1)
