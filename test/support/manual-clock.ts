import type { Clock } from '#ui/clock.ts'

/** A clock that a test moves forward itself. */
export function manualClock(): Clock & { pass: (ms: number) => void } {
  let now = 0
  let waiting: { at: number; run: () => void }[] = []
  const next = (until: number) => waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
  return {
    now: () => now,
    after: (ms, run) => {
      const entry = { at: now + ms, run }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter((other) => other !== entry)
      }
    },
    pass: (ms) => {
      const until = now + ms
      for (let due = next(until); due; due = next(until)) {
        const { at, run } = due
        waiting = waiting.filter((other) => other !== due)
        now = at
        run()
      }
      now = until
    },
  }
}
