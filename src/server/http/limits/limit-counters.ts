import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible'
import { createRedisClient } from '../../cache/redis-client.ts'
import type { Db } from '../../db/database.ts'
import { reportFailure } from '../../telemetry/events.ts'
import { limitsClient } from './limits-store.ts'

/** Counts of one limit: at most this many in this many seconds. */
export type Window = { readonly points: number; readonly seconds: number }

/** Where counts are stored; every process has the same. */
export type LimitCounters = {
  readonly counterOf: (name: string, window: Window) => RateLimiterAbstract
  readonly close: () => void
}

/** Exact also under concurrency: each count is one statement. */
export function postgresCounters({ db, now }: { db: Db; now: () => number }): LimitCounters {
  const storeClient = limitsClient(db, now)
  return {
    counterOf: (name, { points, seconds }) =>
      new RateLimiterPostgres({
        storeClient,
        storeType: 'client',
        tableName: 'limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
      }),
    close: () => {},
  }
}

/**
 * Counts in Redis, and in PostgreSQL while Redis is away. Both begin at zero then, so that an outage makes limits less
 * sharp for one period and refuses nobody.
 */
export function redisCounters(
  url: string,
  fallback: LimitCounters,
  log: (error: unknown) => void,
): LimitCounters {
  const client = createRedisClient({ url, disableOfflineQueue: true })
  client.on('error', (error: unknown) => {
    reportFailure('redis')
    log(error)
  })
  // Reconnects by itself; until then every count goes to the fallback.
  client.connect().catch(() => {})
  return {
    counterOf: (name, window) =>
      new RateLimiterRedis({
        storeClient: client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        insuranceLimiter: fallback.counterOf(name, window),
        keyPrefix: `lodestar:limit:${name}`,
        points: window.points,
        duration: window.seconds,
      }),
    close: () => {
      if (client.isOpen) client.destroy()
      fallback.close()
    },
  }
}
