import pLimit from 'p-limit'

type Bounds = {
  readonly atOnce: number
  readonly mostWaiting: number
  /** The error for a call that exceeds the queue. */
  readonly whenFull: () => Error
}

/** Limits concurrent work, queues a bounded number in order and rejects the rest. */
export function createLimit({ atOnce, mostWaiting, whenFull }: Bounds) {
  const limit = pLimit(atOnce)
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + mostWaiting) throw whenFull()
    return limit(work)
  }
}
export type Limit = ReturnType<typeof createLimit>
