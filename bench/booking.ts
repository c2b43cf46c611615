// Committed bookings per second over HTTP, compared with pgbench running the same statements on the same
// database, in alternating rounds: on random rooms, and all on one night. `--seconds N` per round, `--rounds
// N`.
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { createApp } from '#server/app.ts'
import { readSettings } from '#server/settings.ts'
import { prepareDatabase } from '#server/startup/prepare-database.ts'
import { testSecret } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { sessionByNumber } from '#test/support/guests.ts'
import { openKillableServers } from '#test/support/killable-servers.ts'
import { countOrders, identityOf, logStatements, prepare } from './booking/booking-store.ts'
import { scriptOf } from './booking/captured-sql.ts'
import { quantile, rounded } from './measuring/figures.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { seconds: { type: 'string', default: '8' }, rounds: { type: 'string', default: '5' } },
})
const seconds = Number(values.seconds)
const CLIENTS = 16
const PRODUCTS = 20
const GUESTS = 200_000

if (spawnSync('pgbench', ['--version']).error) {
  console.error('pgbench is not installed: on Debian it comes with postgresql-contrib.')
  process.exit(2)
}
const folder = mkdtempSync(join(tmpdir(), 'booking-'))
// PostgreSQL may run as another user.
chmodSync(folder, 0o755)
const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent', PORT: '0', SECRET: testSecret })
const database = await prepareDatabase(settings)
const { db } = database
const { host, port, user, home } = database.embedded!
const now = Date.now()
const app = await createApp({ db, settings, findSession: sessionByNumber })
await fillForBooking({ ...app, db }, now, 60)
await prepare(db, GUESTS)

const arrival = addDays(dateIn('UTC', now), 40)
const quotes: string[] = []
for (let at = 0; at < PRODUCTS; at++) {
  const s_d = addDays(arrival, at)
  const { rate } = await findRate(
    { ...app, db },
    { payment: 'at_hotel', s_d, e_d: addDays(s_d, 1 + (at % 3)) },
  )
  quotes.push(rate.quote)
}
await app.http.close()

/** Each guest's confirmation is sent to their own address, as set by `prepare`. */
const own = (guest: number) => ({ 'contact[email]': `guest${guest}@example.com` })

/** The statements of one booking as PostgreSQL logged them, for pgbench to repeat. */
async function captured(): Promise<string[]> {
  await logStatements(db, true)
  const servers = await openKillableServers(
    `postgres://${user}@localhost:${port}/lodestar?host=${encodeURIComponent(host)}`,
  )
  const log = join(home, 'postgresql.log')
  const scripts: string[] = []
  for (const [at, quote] of [quotes[0]!, ...quotes].entries()) {
    const guest = 199_000 + at
    const from = statSync(log).size
    const fields = bookingFields(quote, own(guest))
    const { code, data } = await servers.ask('hot/r_commit', fields, guest)
    if (code !== 1) throw new Error(JSON.stringify(data))
    const order = data.order_id as string
    const { number, quote: quoteId } = await identityOf(db, order)
    const varying = new Map([
      [String(guest), ':guest'],
      [order, ':o_id'],
      [fields.req_id, `('req-' || :one)`],
      [number, `('LS' || :one)`],
      [quoteId, `('quote-' || :one)`],
    ])
    const file = join(folder, `pgbench-${at}`)
    writeFileSync(file, scriptOf(log, from, varying))
    // The first booking also connects and loads types.
    if (at > 0) scripts.push(file)
  }
  await servers.stop()
  await logStatements(db, false)
  return scripts
}
const scripts = await captured()
const servers = await openKillableServers(
  `postgres://${user}@localhost:${port}/lodestar?host=${encodeURIComponent(host)}`,
)

// Repeated until the server listens.
await servers.ask('order/o_list', {}, 1, 'GET')

let guest = 20_000
async function overHttp(chosen: readonly string[], forSeconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const until = performance.now() + forSeconds * 1000
  const before = await countOrders(db)
  const began = performance.now()
  const client = async () => {
    while (performance.now() < until) {
      const by = ++guest
      const body = new URLSearchParams({
        lang: 'en',
        ...bookingFields(chosen[by % chosen.length]!, own(by)),
      }).toString()
      await post(agent, by, body)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  const rate = ((await countOrders(db)) - before) / ((performance.now() - began) / 1000)
  agent.destroy()
  return rate
}

const post = (agent: Agent, by: number, body: string) =>
  new Promise<void>((resolve, reject) => {
    const headers = { authentic: `${by}`, 'content-type': 'application/x-www-form-urlencoded' }
    const path = '/api/hot/r_commit'
    const sent = request(
      { agent, host: '127.0.0.1', port: servers.port(), path, method: 'POST', headers },
      (answer) => {
        answer.resume().on('end', () => {
          if (answer.statusCode === 200) resolve()
          else reject(new Error(`answered ${answer.statusCode}`))
        })
      },
    )
    sent.on('error', reject).end(body)
  })

async function byPgbench(chosen: readonly string[], forSeconds: number): Promise<number> {
  const before = await countOrders(db)
  const clients = ['-c', '10', '-j', '2', '-T', String(forSeconds), '-n', '-M', 'prepared']
  const scripted = chosen.flatMap((file) => ['-f', file])
  const said = execFileSync(
    'pgbench',
    [...clients, ...scripted, '-h', host, '-p', `${port}`, '-U', user, 'lodestar'],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const tps = Number(/tps = ([\d.]+)/.exec(said)![1])
  if ((await countOrders(db)) === before) throw new Error(said)
  return tps
}

async function compare(name: string, offers: readonly string[], files: readonly string[]) {
  await overHttp(offers, 3)
  const pairs: { http: number; sql: number }[] = []
  for (let round = 0; round < Number(values.rounds); round++) {
    const http = await overHttp(offers, seconds)
    const sql = await byPgbench(files, seconds)
    pairs.push({ http, sql })
    console.log(`${name}: ${rounded(http)} bookings a second over HTTP, ${rounded(sql)} by pgbench`)
  }
  const middle = (of: (pair: { http: number; sql: number }) => number) =>
    rounded(quantile(pairs.map(of), 0.5))
  return {
    http: middle(({ http }) => http),
    pgbench: middle(({ sql }) => sql),
    ratio: middle(({ http, sql }) => http / sql),
  }
}

const random = await compare('random rooms', quotes, scripts)
const hot = await compare('one night', quotes.slice(0, 1), scripts.slice(0, 1))
await servers.stop()
await database.close()
rmSync(folder, { recursive: true, force: true })
const ok = random.ratio >= 0.3
console.log(JSON.stringify({ bench: 'booking', random_rooms: random, one_night: hot, ok }))
process.exit(ok ? 0 : 1)
