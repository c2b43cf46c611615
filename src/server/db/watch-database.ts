import { closeConnections, findPrimary, isPooled, openBeside, openDirect, type Pool } from './database.ts'
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
/** The server is named if it was asked. */
export type Answer = { readonly presence: Presence; readonly server?: string }
/** Queries the database; pending while it does not answer. */
export type Probe = {
  readonly ask: () => Promise<Answer>
  /** Queries PostgreSQL itself, if the database is behind a pooler. */
  readonly askDirectly?: () => Promise<Answer>
  readonly reset: () => void
}

type Waiting = { readonly onAway: () => void; readonly tick: number }
type Parts = {
  readonly probe?: Probe
  readonly tick?: Tick
  readonly suspectMs?: number
  readonly againMs?: number
  readonly everyMs?: number
  /** Closes the connections that were opened before a time. */
  readonly closeOpenedBefore?: (time: number) => void
}

/** A pooler that does not answer for so long may be busy. */
const POOLER_MS = 1_000

const reasons = {
  away: 'the database cannot be reached',
  read_only: 'no server of the database accepts writes',
} as const

/**
 * Tracks whether the database is away: it refuses connections, accepts no writes, or has not answered for five seconds in which this
 * process was responsive. It is probed every five seconds, when a request takes longer than a second or fails, and then twice a second
 * until it is back.
 *
 * A server that vanishes closes no connection, and statements on them would wait for about 15 minutes. Connections are
 * therefore closed when the name leads to another server, and when the database answers after a silence.
 */
export function watchDatabase(
  pool: Pool,
  {
    probe = probeBeside(pool),
    tick = timerTick,
    suspectMs = 500,
    againMs = 500,
    everyMs = 5_000,
    closeOpenedBefore = (time) => closeConnections(pool, time),
  }: Parts = {},
): DatabaseWatch {
  const waiting = new Set<Waiting>()
  let away: Exclude<Presence, 'here'> | null = null
  let closed = false
  let ticks = 0
  let timer: NodeJS.Timeout | null = null
  let looking: Promise<boolean> | null = null
  let last: { readonly server: string | null; readonly at: number } = { server: null, at: 0 }
  let silentAt: number | null = null
  const regular = setInterval(() => void check(), everyMs).unref()

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
    const began = performance.now()
    const answer = await askInTime()
    const presence = answer?.presence ?? 'away'
    if (presence !== 'here') probe.reset()
    if (!answer) silentAt = performance.now()
    if (presence === 'here')
      closeStale(answer?.server === undefined ? last : { server: answer.server, at: began })
    away = presence === 'here' || closed ? null : presence
    if (away) tellAndLookAgain()
    return away !== null
  }

  /** While every connection of a pooler is in use, the probe waits there; PostgreSQL itself answers. */
  async function askInTime(): Promise<Answer | null> {
    const asked = probe.ask()
    if (!probe.askDirectly) return inResponsiveTime(asked, { tick })
    const answer = await inResponsiveTime(asked, { tick, silenceMs: POOLER_MS })
    return answer ?? inResponsiveTime(Promise.race([asked, probe.askDirectly()]), { tick })
  }

  /** A connection that is newer than the last answer of another server may lead to the present one. */
  function closeStale(present: typeof last) {
    const isOther = last.server !== null && present.server !== last.server
    const before = silentAt ?? (isOther ? last.at : null)
    if (before !== null && !closed) closeOpenedBefore(before)
    last = present
    silentAt = null
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
      clearInterval(regular)
      if (timer) clearTimeout(timer)
      probe.reset()
    },
  }
}

/** Uses connections of its own, since the pool may be exhausted. */
function probeBeside(pool: Pool): Probe {
  const options = { connectSeconds: 30, typesOfArrays: false }
  const beside = probeOver(() => openBeside(pool, options))
  if (!isPooled(pool)) return beside
  const direct = probeOver(() => openDirect(pool, options))
  const reset = () => {
    beside.reset()
    direct.reset()
  }
  return { ask: beside.ask, askDirectly: direct.ask, reset }
}

/** One query at a time: while one is not answered, callers share it. */
function probeOver(open: () => Pool): Probe {
  let own: Pool | null = null
  let asked: Promise<Answer> | null = null
  const query = async (): Promise<Answer> => {
    own ??= open()
    try {
      // The start time identifies a server. Its address does not: one server may be reached at several.
      const [{ isStandby, server }] = await own<[{ isStandby: boolean; server: string }]>`
        select pg_is_in_recovery() as "isStandby", pg_postmaster_start_time()::text as server`
      if (!isStandby) return { presence: 'here', server }
      // Closes its connections; the next probe finds the new primary.
      await findPrimary(own).catch(() => {})
      return { presence: 'read_only' }
    } catch (error) {
      if (isReadOnly(error)) return { presence: 'read_only' }
      // A timeout of the driver may come from a silent server or from a stalled process.
      const isBusy = isFromRunningServer(error) || (error as { code?: unknown }).code === 'CONNECT_TIMEOUT'
      return { presence: isBusy ? 'here' : 'away' }
    }
  }
  const ask = () => {
    if (asked) return asked
    const asking = query().finally(() => {
      if (asked === asking) asked = null
    })
    asked = asking
    return asking
  }
  const reset = () => {
    own?.end({ timeout: 0 }).catch(() => {})
    own = null
    asked = null
  }
  return { ask, reset }
}
