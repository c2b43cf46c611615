import { setImmediate } from 'node:timers/promises'

/** Longest time that one piece of work may block the event loop. */
const MOST_MS = 8

/** To be called between the steps of long work: yields to the event loop once the time is used up. */
export function createYield(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < MOST_MS) return
    await setImmediate()
    since = performance.now()
  }
}
