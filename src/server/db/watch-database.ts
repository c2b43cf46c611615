import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { openBeside, type Pool } from './database.ts'

export type DatabaseWatch = {
  /** As far as is known. */
  readonly isAway: () => boolean
  /** Looks whether it answers; true when it does not. Those who ask at once share one look. */
  readonly check: () => Promise<boolean>
  /** Calls back when the database is found to be away while something is under way; ended by what is returned. */
  readonly during: (onAway: () => void) => () => void
  readonly close: () => void
}

type Waiting = { readonly onAway: () => void; readonly tick: number }
type Times = { readonly suspectMs?: number; readonly againMs?: number }

/**
 * Knows whether the database answers. Nothing is asked while all goes well: it looks when something takes longer than a
 * second or failed as it fails without a database, and then twice a second until it is back.
 */
export function watchDatabase(pool: Pool, { suspectMs = 500, againMs = 500 }: Times = {}): DatabaseWatch {
  const waiting = new Set<Waiting>()
  let away = false
  let closed = false
  let tick = 0
  let timer: NodeJS.Timeout | null = null
  let looking: Promise<boolean> | null = null

  function during(onAway: () => void) {
    const entry = { onAway, tick }
    waiting.add(entry)
    timer ??= setTimeout(lookForLate, suspectMs).unref()
    return () => void waiting.delete(entry)
  }

  /** One timer for all that is under way: the oldest of it is the first. */
  function lookForLate() {
    tick += 1
    const [oldest] = waiting
    if (oldest && oldest.tick < tick - 1) void check()
    timer = waiting.size > 0 && !closed ? setTimeout(lookForLate, suspectMs).unref() : null
  }

  function check(): Promise<boolean> {
    looking ??= isThere(pool)
      .then((isBack) => {
        away = !isBack && !closed
        if (away) tellAndLookAgain()
        return away
      })
      .finally(() => {
        looking = null
      })
    return looking
  }

  function tellAndLookAgain() {
    for (const { onAway } of waiting) onAway()
    waiting.clear()
    setTimeout(() => closed || void check(), againMs).unref()
  }

  return {
    isAway: () => away,
    check,
    during,
    close: () => {
      closed = true
      if (timer) clearTimeout(timer)
    },
  }
}

/** Twice in a row: one answer that does not come in time may be due to much work, here or there. */
const isThere = async (pool: Pool) => (await answers(pool)) ?? (await answers(pool)) ?? false

/** Over a connection of its own: those of the pool may all be waiting for a machine that is gone. Null for no answer. */
async function answers(pool: Pool): Promise<boolean | null> {
  const own = openBeside(pool, { connectSeconds: 1, typesOfArrays: false })
  try {
    return await inTime(own`select 1`.then(() => true))
  } catch (error) {
    const { code } = error as { code?: string }
    return code === 'CONNECT_TIMEOUT' ? null : code === NO_FREE_CONNECTIONS
  } finally {
    own.end({ timeout: 1 }).catch(() => {})
  }
}

// It is there, and those who hold its connections are answered.
const NO_FREE_CONNECTIONS = '53300'

const answerMs = 900

/** Null where it does not come within a second. Where this process itself was held up, what has come meanwhile is read first. */
export async function inTime<Value>(answer: Promise<Value>): Promise<Value | null> {
  const waiting = new AbortController()
  const late = wait(answerMs, null, { signal: waiting.signal }).then((none) => nextTurn(none))
  try {
    return await Promise.race([answer, late])
  } finally {
    late.catch(() => {})
    waiting.abort()
  }
}

const awayCodes: ReadonlySet<unknown> = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  '57P01',
  '57P02',
  '57P03',
  NO_FREE_CONNECTIONS,
])
const socketCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
const socketCalls: ReadonlySet<unknown> = new Set(['connect', 'read', 'write', 'getaddrinfo'])

/** Whether something failed because the database was not there, and not because of what was asked. */
export function isConnectionFault(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown }
  return awayCodes.has(code) || (socketCodes.has(code) && socketCalls.has(syscall))
}
