/** Counts in samples how late timers are, and the time in which the thread was responsive. */
export function createThreadSampler(everyMs: number, now: () => number) {
  let last = now()
  let responsiveMs = 0
  return {
    /** Milliseconds without stalls: of an interval that took long, twice the usual one at most. */
    responsiveMs: () => responsiveMs,
    /** Milliseconds that this sample came late. */
    sample: () => {
      const elapsed = now() - last
      last += elapsed
      responsiveMs += Math.min(elapsed, everyMs * 2)
      return Math.max(0, elapsed - everyMs)
    },
  }
}

/** Samples the thread that answers requests until stopped. */
export function watchThread(everyMs: number, onSample: (lateMs: number) => void) {
  const { sample, responsiveMs } = createThreadSampler(everyMs, () => performance.now())
  const timer = setInterval(() => onSample(sample()), everyMs).unref()
  return { responsiveMs, stop: () => clearInterval(timer) }
}
