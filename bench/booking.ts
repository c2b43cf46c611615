// Committed bookings per second over HTTP, compared with pgbench running the same statements on the same
// database, in alternating rounds: on random rooms, and all on one night. `--seconds N` per round, `--rounds
// N`.
import { execFileSync, spawnSync } from 'node:child_process'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bookingFields } from '#test/support/bookings.ts'
import { bookOverHttp, openBookingSite, own } from './booking/booking-site.ts'
import { countOrders, identityOf, logStatements } from './booking/booking-store.ts'
import { scriptOf } from './booking/captured-sql.ts'
import { quantile, rounded } from './measuring/figures.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { seconds: { type: 'string', default: '8' }, rounds: { type: 'string', default: '5' } },
})
const seconds = Number(values.seconds)

if (spawnSync('pgbench', ['--version']).error) {
  console.error('pgbench is not installed: on Debian it comes with postgresql-contrib.')
  process.exit(2)
}
const site = await openBookingSite()
const { db, folder, quotes } = site
const { host, port, user, home } = site.embedded

/** The statements of one booking as PostgreSQL logged them, for pgbench to repeat. */
async function captured(): Promise<string[]> {
  await logStatements(db, true)
  const servers = await site.openServers()
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
const servers = await site.openServers()
const overHttp = bookOverHttp(site, servers.port())

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
await site.close()
const ok = random.ratio >= 0.55 && hot.ratio >= 0.5
console.log(JSON.stringify({ bench: 'booking', random_rooms: random, one_night: hot, ok }))
process.exit(ok ? 0 : 1)
