/** One interval of this thread. */
export type LoadSample = {
  /** Milliseconds that a timer came late. */
  readonly late: number
  /** CPU time of this thread, as a share of the elapsed time. */
  readonly share: number
}

export type LimitBounds = { readonly least: number; readonly initial: number; readonly most: number }

/** More than the connections to the database, so that a slow database alone is never the reason of a low limit. */
const usual: LimitBounds = { least: 24, initial: 256, most: 2_000 }

const lateFrom = 40
/** Other processes that take the core make timers late as well; refusing requests would not help against them. */
const busyShare = 0.85
const decrease = 0.8
const increase = 1 / 8

/**
 * The number of requests in flight at which this process is used up but still answers promptly, by additive increase and
 * multiplicative decrease: lower while its own work delays its timers, higher while requests wait and it has time.
 */
export function createAdaptiveLimit({ least, initial, most }: LimitBounds = usual) {
  let limit = initial
  return {
    now: () => limit,
    /** `isReached`: requests are waiting. */
    sample: ({ late, share }: LoadSample, isReached: boolean) => {
      if (late > lateFrom && share >= busyShare) limit = Math.max(least, Math.floor(limit * decrease))
      else if (isReached && share < busyShare)
        limit = Math.min(most, limit + Math.max(1, Math.floor(limit * increase)))
    },
  }
}
