// Upgrades a site of two processes behind a proxy while visitors read, search and book. The previous version starts once
// more on the migrated database. No request may fail, and no booking may be lost. The next version is a copy of this one
// with other files and a migration; `--from COMMIT` upgrades from that commit to this one instead.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { dateIn } from '#domain/time/zone-time.ts'
import { isUnavailable } from '#server/db/faults.ts'
import { readSettings } from '#server/settings.ts'
import { connectDatabase } from '#server/startup/prepare-database.ts'
import { manyBookings } from '#test/support/app.ts'
import { checkBooks, takenNights } from '#test/support/check-books.ts'
import { openProxy } from './upgrade/proxy.ts'
import { lastMigration, openHotels, orderIds } from './upgrade/upgrade-store.ts'
import { build, here, nextVersion, runOpsOf, startSite, versionOfCommit } from './upgrade/versions.ts'
import { registerGuest, sendVisitors } from './upgrade/visitors.ts'

const { values } = parseArgs({ args: process.argv.slice(3), options: { from: { type: 'string' } } })
/** How long visitors use each state of the upgrade. */
const BETWEEN_MS = 5_000
const GUESTS = 4

process.on('unhandledRejection', (error) => {
  if (!isUnavailable(error)) throw error
})
const root = mkdtempSync(join(tmpdir(), 'upgrade-'))
// PostgreSQL may run as another user.
chmodSync(root, 0o755)
const previous = values.from ? versionOfCommit(values.from, join(root, 'previous')) : here
const next = values.from ? here : nextVersion(join(root, 'next'))
for (const folder of [previous, next]) build(folder)

const env = {
  PATH: process.env.PATH,
  DATA_DIR: join(root, 'data'),
  DEMO_HOTELS: '60',
  SEARCH_MEMORY_MB: '64',
  DRAIN_SECONDS: '2',
  LIMITS: manyBookings,
  UNPAID_ORDERS: '1000',
  LOG_LEVEL: 'error',
  PAY_SIM_PORT: '4990',
}
const [one, two, three, four] = [4991, 4992, 4993, 4994] as const
const first = await startSite(previous, one, env)
const database = await connectDatabase(readSettings(env))
const { db } = database
const hotels = await openHotels(db)
const before = await takenNights(db)
const second = await startSite(previous, two, env)
const guests = new Map<string, string>()
for (let at = 0; at < GUESTS; at++) {
  const email = `guest${at}@example.com`
  guests.set(email, await registerGuest(`http://127.0.0.1:${one}`, email))
}
const proxy = await openProxy()
proxy.use([one, two])
const visitors = sendVisitors({ url: proxy.url, hotels, today: dateIn('UTC', Date.now()) }, guests)
const say = (text: string) => console.error(`${text}: ${visitors.tally.requests} requests`)
await wait(BETWEEN_MS)

say(await runOpsOf(next, ['migrate'], env))
await wait(BETWEEN_MS)
await first.stop()
const again = await startSite(previous, one, env)
say('The previous version started on the new schema')
const third = await startSite(next, three, env)
proxy.use([one, two, three])
say('One process of each version')
await wait(BETWEEN_MS)
await again.stop()
const fourth = await startSite(next, four, env)
proxy.use([two, three, four])
await wait(BETWEEN_MS)
await second.stop()
proxy.use([three, four])
say('The upgrade is complete')
await wait(BETWEEN_MS)

const { requests, failures, booked, refused, slowestMs } = await visitors.stop()
const stored = new Set(await orderIds(db))
const lost = booked.filter((id) => !stored.has(id))
const unknown = [...stored].filter((id) => !booked.includes(id))
const faults = await checkBooks(db, before)
const migration = await lastMigration(db)
for (const site of [third, fourth]) await site.stop()
proxy.close()
await database.close()
rmSync(root, { recursive: true, force: true })
for (const line of [...failures.slice(0, 20), ...faults.slice(0, 20)]) console.log(line)
const ok = failures.length + lost.length + unknown.length + faults.length === 0 && booked.length > 0
console.log(
  JSON.stringify({
    bench: 'upgrade',
    from: values.from ?? 'this version',
    last_migration: migration,
    requests,
    failed_requests: failures.length,
    bookings: booked.length,
    lost_bookings: lost.length,
    unknown_orders: unknown.length,
    refused,
    contradictions: faults.length,
    slowest_ms: Math.round(slowestMs),
    ok,
  }),
)
process.exit(ok ? 0 : 1)
