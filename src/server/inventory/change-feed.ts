import type { Listening, Pool } from '../db/database.ts'
import { type Change, listenToWriters, type News, readNews } from './changes-store.ts'

export type { Change } from './changes-store.ts'

const LOOK_EVERY = 1_000
/** Changes are stored for a day: a reader that has not read for nearly as long may have missed some. */
const TOO_LONG = 23 * 60 * 60 * 1_000

export type ChangeFeed = {
  /** Starts reading; from then on every change is reported. */
  readonly start: () => Promise<void>
  /**
   * Runs exclusively: no change is read or applied meanwhile. A copy that is correct at the end of a turn misses no
   * later change.
   */
  readonly turn: <Value>(work: () => Promise<Value>) => Promise<Value>
  /** Changes that became visible since a snapshot. */
  readonly since: (snapshot: string) => Promise<readonly Change[]>
  readonly close: () => Promise<void>
}

type Options = {
  readonly db: Pool
  readonly now: () => number
  /** Receives the changes, or null if they cannot be determined. */
  readonly onChanges: (changes: readonly Change[] | null) => Promise<void>
}

/** Reads the keys of changed rows as soon as a writer announces them, and at least every second. */
export function openChangeFeed({ db, now, onChanges }: Options): ChangeFeed {
  let last: { news: News; at: number } | null = null
  let queue: Promise<unknown> = Promise.resolve()
  let listening: Listening | null = null
  let started: Promise<void> | null = null
  let isDue = false
  let isConnecting = false
  let isClosed = false
  let clock: NodeJS.Timeout | undefined

  const turn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const result = queue.then(work)
    queue = result.catch(() => {})
    return result
  }
  const stopListening = async () => {
    const ending = listening
    listening = null
    await ending?.end().catch(() => {})
  }
  const look = async () => {
    isDue = false
    if (isClosed) return
    try {
      const news = await readNews(db, last?.news.snapshot ?? null)
      const isSameServer = !last || news.started === last.news.started
      if (!isSameServer) await stopListening()
      if (!isSameServer || (last && now() - last.at > TOO_LONG)) await onChanges(null)
      else if (news.changes.length > 0) await onChanges(news.changes)
      // Set only now: changes that could not be applied are read again.
      last = { news, at: now() }
    } catch (error) {
      await stopListening()
      throw error
    }
  }
  const wake = () => {
    if (isDue || isClosed) return
    isDue = true
    turn(look).catch(() => {})
  }
  const listen = async () => {
    if (listening || isConnecting || isClosed) return
    isConnecting = true
    const heard = await listenToWriters(db, wake).catch(() => null)
    isConnecting = false
    if (isClosed) await heard?.end()
    else listening = heard
  }
  const start = async () => {
    await turn(look)
    await listen()
    const tick = () => {
      wake()
      void listen()
    }
    clock = setInterval(tick, LOOK_EVERY).unref()
  }

  return {
    turn,
    since: async (snapshot) => (await readNews(db, snapshot)).changes,
    start: () => {
      started ??= start().catch((error: unknown) => {
        started = null
        throw error
      })
      return started
    },
    close: async () => {
      isClosed = true
      clearInterval(clock)
      await started?.catch(() => {})
      await stopListening()
    },
  }
}
