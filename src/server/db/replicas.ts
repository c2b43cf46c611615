import { setTimeout as wait } from 'node:timers/promises'
import { nameOfConnection } from '../settings/connection-url.ts'
import { closeConnections, openBeside, openDatabase, type Pool } from './database.ts'
import { isOfReplica } from './faults.ts'
import { type LogPosition, lagOf, parseLsn } from './replica-lag.ts'
import { inResponsiveTime } from './responsive-time.ts'

export type ReplicaState = {
  readonly name: string
  /** Milliseconds; null while unknown. */
  readonly lag: number | null
  readonly isUsed: boolean
}

/** Reads that may be a few seconds old: lists, reports, loading into memory. Decisions read the primary. */
export type Replicas = {
  /** Reads from a replica, and from the primary if the replica fails meanwhile. */
  readonly read: <Value>(work: (db: Pool) => Promise<Value>) => Promise<Value>
  readonly states: () => readonly ReplicaState[]
  readonly close: () => Promise<void>
}

export const onlyPrimary = (primary: Pool): Replicas => ({
  read: (work) => work(primary),
  states: () => [],
  close: async () => {},
})

type Replica = {
  readonly name: string
  readonly pool: Pool
  /** A connection of its own: the pool may be busy with reports. */
  readonly measuring: Pool
  lag: number | null
}

type Options = {
  readonly primary: Pool
  readonly urls: readonly string[]
  readonly pool: number
  readonly onState: (state: ReplicaState) => void
  /** Milliseconds between measurements. */
  readonly every?: number
}

/** A replica further behind is not read. */
const MOST_LAG = 5_000
const remembered = 20
/** A replica that takes longer to answer is not read, and its connections are closed. */
const patience = 2_000

/** Measures every replica once a second; one that lags or does not answer is left out until it is current again. */
export function openReplicas({ primary, urls, pool, onState, every = 1_000 }: Options): Replicas {
  if (urls.length === 0) return onlyPrimary(primary)
  const replicas = urls.map((url): Replica => {
    const options = { name: 'lodestar-replica', connectSeconds: 2 }
    const opened = openDatabase(url, { ...options, max: pool })
    const measuring = openBeside(opened, { ...options, typesOfArrays: false })
    return { name: nameOfConnection(url).split('/')[0]!, pool: opened, measuring, lag: null }
  })
  const isUsed = ({ lag }: Replica) => lag !== null && lag <= MOST_LAG
  const stateOf = (replica: Replica): ReplicaState => ({
    name: replica.name,
    lag: replica.lag,
    isUsed: isUsed(replica),
  })
  let positions: LogPosition[] = []
  const setLag = (replica: Replica, lag: number | null) => {
    const before = isUsed(replica)
    replica.lag = lag
    if (before !== isUsed(replica)) onState(stateOf(replica))
  }
  /** One at a time: it is repeated only when it was answered or failed. */
  const measure = async (replica: Replica) => {
    const asked = replayedBy(replica.measuring).then(
      (lsn) => ({ lsn }),
      () => ({ lsn: null }),
    )
    for (;;) {
      const answer = await inResponsiveTime(asked, { silenceMs: patience })
      const lsn = answer?.lsn ?? null
      setLag(replica, lsn === null ? null : lagOf(positions, lsn, performance.now()))
      if (answer) return
      // Reads from a server that was lost silently would wait for minutes: they fail, and the primary answers.
      closeConnections(replica.pool, performance.now())
    }
  }
  const ending = new AbortController()
  const repeat = async (step: () => Promise<void>) => {
    while (!ending.signal.aborted) {
      await step()
      await wait(every, null, { signal: ending.signal }).catch(() => {})
    }
  }
  // One that does not answer must not delay the others.
  const watching = Promise.all([
    repeat(async () => {
      const lsn = await writtenBy(primary).catch(() => null)
      // While the primary is away its replicas cannot fall behind it.
      if (lsn !== null) positions = [...positions, { at: performance.now(), lsn }].slice(-remembered)
    }),
    ...replicas.map((replica) => repeat(() => measure(replica))),
  ])
  let turn = 0
  const forReading = () => {
    const current = replicas.filter(isUsed)
    turn += 1
    return current[turn % current.length]?.pool ?? primary
  }
  return {
    read: async (work) => {
      const chosen = forReading()
      if (chosen === primary) return work(primary)
      // A replica may cancel a query in favour of replaying, or be gone by now. Another fault would only cost twice.
      return work(chosen).catch((error: unknown) => {
        if (isOfReplica(error)) return work(primary)
        throw error
      })
    },
    states: () => replicas.map(stateOf),
    close: async () => {
      ending.abort()
      await watching
      const pools = replicas.flatMap(({ pool, measuring }) => [pool, measuring])
      await Promise.all(pools.map((each) => each.end({ timeout: 2 })))
    },
  }
}

async function writtenBy(primary: Pool): Promise<bigint> {
  // Only flushed records are streamed.
  const [row] = await primary<[{ lsn: string }]>`select pg_current_wal_flush_lsn()::text as lsn`
  return parseLsn(row.lsn)
}

/** Null for a server that is no standby: after a fail-over it may be the primary, or an old one that is cut off. */
async function replayedBy(replica: Pool): Promise<bigint | null> {
  const [row] = await replica<[{ lsn: string | null }]>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn`
  return row.lsn === null ? null : parseLsn(row.lsn)
}
