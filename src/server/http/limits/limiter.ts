import { createHash } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../../db/database.ts'
import { type Counted, type LimitName, scaledPoints } from '../../settings/limits-table.ts'
import type { Settings } from '../../settings.ts'
import { emit } from '../../telemetry/events.ts'
import { addressKey, isLoopback, networkKey } from '../network.ts'
import { type LimitCounters, postgresCounters } from './limit-counters.ts'
import { dropLimits } from './limits-store.ts'

/** The subject of a limit: an IP address, the account concerned, and the browser if that account knows it. */
export type Subject = { readonly address: string; readonly account?: string; readonly device?: string }
export type TooMany = { readonly reason: 'too_many'; readonly retry_after: number }

export type Limiter = {
  /** Counts one more against each limit in turn; the first that is full refuses, and later ones are not counted. */
  take: (names: readonly LimitName[], subject: Subject) => Promise<TooMany | null>
  /** Takes back a count that turned out not to apply. */
  giveBack: (names: readonly LimitName[], subject: Subject) => Promise<void>
  /** How many more are allowed. */
  left: (name: LimitName, subject: Subject) => Promise<number>
  /** Resets the counters. */
  forget: (names: readonly LimitName[], subject: Subject) => Promise<void>
  readonly close: () => void
}

export const purgeLimits = (db: Db, now: number) => dropLimits(db, now - 3_600_000)

type Options = {
  db: Db
  now: () => number
  settings: Pick<Settings, 'LIMITS' | 'LIMITS_SCALE' | 'local'>
  /** In PostgreSQL if absent. */
  counters?: LimitCounters
}

/** Limits shared by all processes. */
export function createLimiter({ db, now, settings, counters }: Options): Limiter {
  const { LIMITS, LIMITS_SCALE, local } = settings
  const { counterOf, close } = counters ?? postgresCounters({ db, now })
  const limiters = new Map<LimitName, RateLimiterAbstract>()
  const limiterOf = (name: LimitName) =>
    limiters.getOrInsertComputed(name, () => {
      const { seconds } = LIMITS[name]
      return counterOf(name, { points: scaledPoints(LIMITS[name], LIMITS_SCALE), seconds })
    })
  const counts = (names: readonly LimitName[], { address, device }: Subject) => {
    const exempt = device ? forStrangers : local && isLoopback(address) ? byAddress : []
    return names.filter((name) => !exempt.includes(LIMITS[name].per))
  }

  return {
    take: async (names, subject) => {
      for (const name of counts(names, subject)) {
        const full = await limiterOf(name)
          .consume(keyOf(LIMITS[name].per, subject))
          .then(() => null, refusedOrThrow)
        if (full) emit('limited', { limit: name })
        if (full) return { reason: 'too_many', retry_after: Math.max(1, Math.ceil(full.msBeforeNext / 1000)) }
      }
      return null
    },
    giveBack: async (names, subject) => {
      for (const name of counts(names, subject))
        await limiterOf(name).reward(keyOf(LIMITS[name].per, subject))
    },
    left: async (name, subject) => {
      const counted = await limiterOf(name).get(keyOf(LIMITS[name].per, subject))
      return counted ? Math.max(0, counted.remainingPoints) : scaledPoints(LIMITS[name], LIMITS_SCALE)
    },
    forget: async (names, subject) => {
      for (const name of counts(names, subject))
        await limiterOf(name).delete(keyOf(LIMITS[name].per, subject))
    },
    close,
  }
}

const byAddress: readonly Counted[] = ['address', 'network']
const forStrangers: readonly Counted[] = [...byAddress, 'account']

function refusedOrThrow(refused: unknown): RateLimiterRes {
  if (refused instanceof RateLimiterRes) return refused
  throw refused
}

/** Hashed, so that the table does not reveal the subject of a counter. */
function keyOf(per: Counted, { address, account = '', device }: Subject): string {
  const texts: Record<Counted, string> = {
    account,
    account_and_caller: `${account} ${device ?? networkKey(address)}`,
    address: addressKey(address),
    network: networkKey(address),
    total: '',
  }
  return createHash('sha256').update(`${per} ${texts[per]}`).digest('base64url').slice(0, 22)
}
