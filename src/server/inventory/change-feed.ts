import type { Listening, Pool } from '../db/database.ts'
import { type Change, listenToWriters, type News, readNews } from './changes-store.ts'

export type { Change } from './changes-store.ts'

const LOOK_EVERY = 1_000
/** Changes are kept for a day: who has not read for nearly as long may have missed some. */
const TOO_LONG = 23 * 60 * 60 * 1_000

export type ChangeFeed = {
  /** Begins to read; from then on every change is told. */
  readonly start: () => Promise<void>
  /**
   * Runs alone: no change is read or applied meanwhile. What is put up inside a turn, and is right at the end of it,
   * misses no change that comes later.
   */
  readonly turn: <Value>(work: () => Promise<Value>) => Promise<Value>
  /** What became visible since a snapshot. */
  readonly since: (snapshot: string) => Promise<readonly Change[]>
  readonly close: () => Promise<void>
}

type Options = {
  readonly db: Pool
  readonly now: () => number
  /** What changed; null where that cannot be known. */
  readonly onChanges: (changes: readonly Change[] | null) => Promise<void>
}

/** Reads the keys of what changed, as soon as a writer announces it and at least every second. */
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
      // Not before: what could not be applied is read again.
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
