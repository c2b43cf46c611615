import { findPrimary, openBeside, type Pool } from './database.ts'
import { isFromRunningServer, isReadOnly } from './faults.ts'
import { inResponsiveTime, type Tick, timerTick } from './responsive-time.ts'

export type DatabaseWatch = {
  /** The last known state. */
  readonly isAway: () => boolean
  /** The reason why the database is away; null if it is not. Probes it unless it is known to be away. */
  readonly whyAway: () => Promise<string | null>
  /** Probes the database; true if it is away. Concurrent callers share one probe. */
  readonly check: () => Promise<boolean>
  /** Calls back if the database is found away during an operation; the returned function ends the watch. */
  readonly during: (onAway: () => void) => () => void
  readonly close: () => void
}

export type Presence = 'here' | 'away' | 'read_only'
/** Queries the database; pending while it does not answer. */
export type Probe = { readonly ask: () => Promise<Presence>; readonly reset: () => void }

type Waiting = { readonly onAway: () => void; readonly tick: number }
type Parts = {
  readonly probe?: Probe
  readonly tick?: Tick
  readonly suspectMs?: number
  readonly againMs?: number
}

const reasons = {
  away: 'the database cannot be reached',
  read_only: 'no server of the database accepts writes',
} as const

/**
 * Tracks whether the database is away: it refuses connections, accepts no writes, or has not answered for five seconds in which this
 * process was responsive. It is probed when a request takes longer than a second or fails, and then twice a second
 * until it is back.
 */
export function watchDatabase(
  pool: Pool,
  { probe = probeBeside(pool), tick = timerTick, suspectMs = 500, againMs = 500 }: Parts = {},
): DatabaseWatch {
  const waiting = new Set<Waiting>()
  let away: Exclude<Presence, 'here'> | null = null
  let closed = false
  let ticks = 0
  let timer: NodeJS.Timeout | null = null
  let looking: Promise<boolean> | null = null

  function during(onAway: () => void) {
    const entry = { onAway, tick: ticks }
    waiting.add(entry)
    timer ??= setTimeout(lookForLate, suspectMs).unref()
    return () => void waiting.delete(entry)
  }

  /** One timer for all pending operations; the oldest is the first. */
  function lookForLate() {
    ticks += 1
    const [oldest] = waiting
    if (oldest && oldest.tick < ticks - 1) void check()
    timer = waiting.size > 0 && !closed ? setTimeout(lookForLate, suspectMs).unref() : null
  }

  function check(): Promise<boolean> {
    looking ??= look().finally(() => {
      looking = null
    })
    return looking
  }

  async function look() {
    const presence = (await inResponsiveTime(probe.ask(), { tick })) ?? 'away'
    if (presence !== 'here') probe.reset()
    away = presence === 'here' || closed ? null : presence
    if (away) tellAndLookAgain()
    return away !== null
  }

  function tellAndLookAgain() {
    for (const { onAway } of waiting) onAway()
    waiting.clear()
    setTimeout(() => closed || void check(), againMs).unref()
  }

  return {
    isAway: () => away !== null,
    whyAway: async () => {
      if (!away) await check()
      return away && reasons[away]
    },
    check,
    during,
    close: () => {
      closed = true
      if (timer) clearTimeout(timer)
      probe.reset()
    },
  }
}

/** Uses a connection of its own, since the pool may be exhausted. */
function probeBeside(pool: Pool): Probe {
  let own: Pool | null = null
  const ask = async (): Promise<Presence> => {
    own ??= openBeside(pool, { connectSeconds: 30, typesOfArrays: false })
    try {
      const [row] = await own<[{ isStandby: boolean }]>`select pg_is_in_recovery() as "isStandby"`
      if (!row.isStandby) return 'here'
      // Closes its connections; the next probe finds the new primary.
      await findPrimary(pool).catch(() => {})
      return 'read_only'
    } catch (error) {
      if (isReadOnly(error)) return 'read_only'
      // A timeout of the driver may come from a silent server or from a stalled process.
      const isBusy = isFromRunningServer(error) || (error as { code?: unknown }).code === 'CONNECT_TIMEOUT'
      return isBusy ? 'here' : 'away'
    }
  }
  const reset = () => {
    own?.end({ timeout: 0 }).catch(() => {})
    own = null
  }
  return { ask, reset }
}
