/** Time, handed in so that tests need not wait. */
export type Clock = {
  now: () => number
  /** Runs it once, later; what it returns calls it off. */
  after: (ms: number, run: () => void) => () => void
}

export const browserClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
