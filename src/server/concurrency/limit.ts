import pLimit from 'p-limit'

type Bounds = {
  readonly atOnce: number
  readonly mostWaiting: number
  /** What those are told for whom there is not even space to wait. */
  readonly whenFull: () => Error
}

/** Runs so many at a time, in the order in which they came, and lets so many wait. */
export function createLimit({ atOnce, mostWaiting, whenFull }: Bounds) {
  const limit = pLimit(atOnce)
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + mostWaiting) throw whenFull()
    return limit(work)
  }
}
export type Limit = ReturnType<typeof createLimit>
