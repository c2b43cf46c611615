import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { manyBookings, testSecret } from '#test/support/app.ts'
import { startBucket } from '#test/support/bucket-server.ts'
import { freePort } from '#test/support/free-port.ts'
import { openBookingSite } from '../booking/booking-site.ts'
import { startChild } from '../search/child.ts'
import { openDatabaseProxy } from './database-proxy.ts'
import { openProvider } from './provider.ts'
import { mountSmallDisk } from './small-disk.ts'
import { superviseSite } from './supervised-site.ts'

const SEARCHES = 300

/** A site with everything that it uses, each of which can fail. */
export async function openTrialSite() {
  const disk = mountSmallDisk()
  const own = await openBookingSite(disk?.folder)
  const { host, port, user } = own.embedded
  const proxy = await openDatabaseProxy(join(host, `.s.PGSQL.${port}`))
  const bucket = await startBucket()
  const provider = await openProvider()
  const redis = await openRedis()
  const env = {
    DATABASE_URL: `postgres://${user}@127.0.0.1:${proxy.port}/lodestar`,
    ...(redis ? { REDIS_URL: redis.url } : {}),
    S3_URL: bucket.url,
    DATA_DIR: join(own.folder, 'site'),
    ...provider.merchant,
    SECRET: testSecret,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
    LIMITS: manyBookings,
    LIMITS_SCALE: '100000',
    UNPAID_ORDERS: '1000',
  }
  const site = await superviseSite(env)
  const today = dateIn('UTC', Date.now())
  const statusOf = async (path: string, at = site.port) => {
    const answer = await fetch(`http://127.0.0.1:${at}${path}`)
    const { data } = (await answer.json()) as { data?: unknown }
    return `${answer.status} ${JSON.stringify(data)}`
  }
  return {
    site,
    proxy,
    bucket,
    provider,
    redis,
    disk,
    statusOf,
    db: own.db,
    quotes: own.quotes,
    prepaid: own.prepaid,
    reviveDatabase: own.reviveDatabase,
    searches: Array.from({ length: SEARCHES }, (_, at) => {
      const s_d = addDays(today, 20 + at)
      return `/api/hot/hlis?kw=asia-china-shanghai&s_d=${s_d}&e_d=${addDays(s_d, 2)}&rooms=1&adults=2&lang=en`
    }),
    readyOfWrongClock: async () => {
      const other = await startChild('../outages/site-process.ts', {
        env: { ...env, PORT: '0', CLOCK_AHEAD: '3600000' },
      })
      const said = await statusOf('/api/ready', other.port)
      await other.end()
      return said
    },
    close: async () => {
      await site.end()
      await redis?.stop()
      await provider.close()
      await bucket.stop()
      proxy.close()
      await own.close()
      disk?.close()
    },
  }
}
export type TrialSite = Awaited<ReturnType<typeof openTrialSite>>

/** Null where Redis is not installed. */
async function openRedis() {
  if (spawnSync('redis-server', ['--version']).error) return null
  const port = await freePort()
  let child: ChildProcess
  const start = async () => {
    const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '']
    child = spawn('redis-server', options, { stdio: 'ignore' })
    await once(child, 'spawn')
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
