// Kills the server at every step of booking, paying, cancelling, refunding and expiry, and at random moments.
// Kills the database as well, while guests continue. Then checks the tables for contradictions. `--kills N`
// for fewer than 200.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { createApp } from '#server/app.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { isUnavailable } from '#server/db/faults.ts'
import { progressBar } from '#server/inventory/progress-bar.ts'
import { readSettings } from '#server/settings.ts'
import { prepareDatabase } from '#server/startup/prepare-database.ts'
import { testSecret } from '#test/support/app.ts'
import { fillForBooking, findRate } from '#test/support/bookings.ts'
import { type Crash, crashRounds, everyStep, verbs } from '#test/support/crash-rounds.ts'
import { haveGuests } from '#test/support/guests.ts'
import { openKillableServers } from '#test/support/killable-servers.ts'
import { openForAll, postmasterOf } from './faults/faults-store.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { kills: { type: 'string', default: '200' } },
})
const kills = Number(values.kills)
const DATABASE_KILLS = 5

process.on('unhandledRejection', (error) => {
  if (!isUnavailable(error)) throw error
})
const folder = mkdtempSync(join(tmpdir(), 'faults-'))
// PostgreSQL may run as another user.
chmodSync(folder, 0o755)
const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent', PORT: '0', SECRET: testSecret })
const database = await prepareDatabase(settings)
const { db } = database
const now = Date.now()
const app = await createApp({ db, settings })
await fillForBooking({ ...app, db }, now, 20)
await haveGuests(
  db,
  Array.from({ length: kills * 6 + 200 }, (_, at) => at + 1),
)
await openForAll(db)
const arrival = addDays(dateIn('UTC', now), 40)
const { hotel } = await findRate(
  { ...app, db },
  { payment: 'prepay', free: true, s_d: arrival, e_d: addDays(arrival, 16) },
)
await app.http.close()

const { host, port, user } = database.embedded!
const servers = await openKillableServers(
  `postgres://${user}@localhost:${port}/lodestar?host=${encodeURIComponent(host)}`,
  { spares: 2 },
)

/** Like a power failure: kills the postmaster, whose children then exit, and starts it again. */
async function killDatabase() {
  process.kill(postmasterOf(database.embedded!.home), 'SIGKILL')
  await startEmbedded({ dataDir: settings.dataDir, chosen: settings.dataDirChosen })
}

/** Half at named steps, equally distributed; the rest at random moments. */
const crashes = Array.from({ length: kills }, (_, at): Crash => {
  const during = verbs[at % verbs.length]!
  if (at % Math.ceil(kills / DATABASE_KILLS) === 1) return { during, database: true }
  return at % 2 === 0 ? everyStep[(at / 2) % everyStep.length]! : { during, afterMs: Math.random() * 300 }
})
const bar = progressBar('Killing', { unit: 'crashes', out: process.stderr, now: Date.now })
const began = performance.now()
const tally = await crashRounds({ db, servers, hotel, arrival, killDatabase }, crashes, (done) =>
  bar.show(done, kills),
)
bar.end()
await servers.stop()
await database.close()
rmSync(folder, { recursive: true, force: true })
const ok = tally.faults.length === 0
for (const fault of tally.faults.slice(0, 50)) console.log(fault)
console.log(
  JSON.stringify({
    bench: 'faults',
    crashes: tally.crashes,
    of_the_database: crashes.filter((crash) => 'database' in crash).length,
    not_reached: tally.missed.length,
    booked: tally.booked,
    paid: tally.paid,
    cancelled: tally.cancelled,
    refused: tally.refused,
    contradictions: tally.faults.length,
    seconds: Math.round((performance.now() - began) / 1000),
    ok,
  }),
)
process.exit(ok ? 0 : 1)
