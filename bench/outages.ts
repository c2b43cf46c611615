// Guests read, search and book while something around the site fails. The database is slow or away, Redis is away, a clock is
// wrong. Clients read slowly, stay idle, or send a huge body. Prints what guests see, and when all is well again. Afterwards
// every order that a guest was told of is looked for. `--seconds N` for each outage (60), `--only NAME` for one.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { manyBookings, testSecret } from '#test/support/app.ts'
import { freePort } from '#test/support/free-port.ts'
import { openBookingSite } from './booking/booking-site.ts'
import { openIdle, readSlowly, sendHuge } from './outages/clients.ts'
import { openDatabaseProxy } from './outages/database-proxy.ts'
import { sendGuests } from './outages/guests.ts'
import { missingOrders } from './outages/outages-store.ts'
import { startChild } from './search/child.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { seconds: { type: 'string', default: '60' }, only: { type: 'string' } },
})
const duration = Number(values.seconds) * 1000
const RECOVERY_PATIENCE_MS = 120_000

const own = await openBookingSite()
const { host, port, user } = own.embedded
const proxy = await openDatabaseProxy(join(host, `.s.PGSQL.${port}`))
const redisPort = await freePort()
const hasRedis = !spawnSync('redis-server', ['--version']).error
let redis = hasRedis ? await startRedis() : null
const env = {
  DATABASE_URL: `postgres://${user}@127.0.0.1:${proxy.port}/lodestar`,
  ...(hasRedis ? { REDIS_URL: `redis://127.0.0.1:${redisPort}` } : {}),
  ...{ SECRET: testSecret, LOG_LEVEL: 'silent', NODE_ENV: 'production' },
  ...{ LIMITS: manyBookings, LIMITS_SCALE: '100000', UNPAID_ORDERS: '1000' },
}
const site = await startChild('../outages/site-process.ts', { env })
const today = dateIn('UTC', Date.now())
const searches = Array.from({ length: 300 }, (_, at) => {
  const s_d = addDays(today, 20 + at)
  return `/api/hot/hlis?kw=asia-china-shanghai&s_d=${s_d}&e_d=${addDays(s_d, 2)}&rooms=1&adults=2&lang=en`
})
const guests = sendGuests(site.port, { quotes: own.quotes, searches })

const statusOf = async (path: string, at = site.port) => {
  const answer = await fetch(`http://127.0.0.1:${at}${path}`)
  const { data } = (await answer.json()) as { data?: unknown }
  return `${answer.status} ${JSON.stringify(data)}`
}
const memory = async () => Math.round((await site.ask<NodeJS.MemoryUsage>({})).rss / 1e6)

type Outage = { begin: () => unknown; during?: () => Promise<unknown>; end: () => unknown }
let sockets: Socket[] = []
const closeAll = () => {
  for (const socket of sockets) socket.destroy()
}
const ready = () => statusOf('/api/ready')
const outages: Record<string, Outage> = {
  'slow database': { begin: () => proxy.setDelay(200), during: ready, end: () => proxy.setDelay(0) },
  'database away': { begin: () => proxy.setAway(true), during: ready, end: () => proxy.setAway(false) },
  'redis away': {
    begin: async () => redis && (await stop(redis)),
    during: ready,
    end: async () => {
      redis = await startRedis()
    },
  },
  'clock one hour ahead': {
    begin: () => {},
    during: async () => {
      const other = await startChild('../outages/site-process.ts', {
        env: { ...env, CLOCK_AHEAD: '3600000' },
      })
      const said = await statusOf('/api/ready', other.port)
      await other.end()
      return said
    },
    end: () => {},
  },
  'slow readers': {
    begin: async () => {
      sockets = await readSlowly(site.port, searches[0]!, 500)
    },
    during: memory,
    end: closeAll,
  },
  'idle connections': {
    begin: async () => {
      sockets = await openIdle(site.port, 5_000)
    },
    during: memory,
    end: closeAll,
  },
  'huge body': { begin: () => {}, during: () => sendHuge(site.port, 500), end: () => {} },
}

/** Milliseconds until everything succeeds for a second. */
async function recover(): Promise<number | null> {
  const from = performance.now()
  let wellSince = from
  while (performance.now() - from < RECOVERY_PATIENCE_MS) {
    await wait(1_000)
    if (guests.isWell(wellSince)) return Math.max(0, wellSince - from)
    wellSince = performance.now()
  }
  return null
}

await recover()
const results: Record<string, unknown> = {}
let ok = true
for (const [name, { begin, during, end }] of Object.entries(outages)) {
  if (values.only ? values.only !== name : name === 'redis away' && !hasRedis) continue
  const from = performance.now()
  await begin()
  await wait(duration / 2)
  const said = await during?.()
  await wait(Math.max(0, duration - (performance.now() - from)))
  const seen = guests.since(from)
  await end()
  const recovered = await recover()
  const recovery = recovered === null ? null : Math.round(recovered / 1000)
  results[name] = { said, seen, recovery, megabytes: await memory() }
  console.log(`${name}: ${JSON.stringify(results[name])}`)
  const isClear = !/"(no answer|500|503 without retry-after)"/.test(JSON.stringify(seen))
  ok &&= recovery !== null && isClear
}
await guests.stop()
const lost = await missingOrders(own.db, guests.orders)
await site.end()
if (redis) await stop(redis)
proxy.close()
await own.close()
ok &&= lost.length === 0 && guests.orders.length > 0
console.log(JSON.stringify({ bench: 'outages', orders: guests.orders.length, lost: lost.length, ok }))
process.exit(ok ? 0 : 1)

async function startRedis(): Promise<ChildProcess> {
  const child = spawn('redis-server', ['--port', `${redisPort}`, '--bind', '127.0.0.1', '--save', ''], {
    stdio: 'ignore',
  })
  await once(child, 'spawn')
  return child
}

async function stop(child: ChildProcess) {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
