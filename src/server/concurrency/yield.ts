import { setImmediate } from 'node:timers/promises'

/** So long may one piece of work keep everybody else waiting. */
const MOST_MS = 8

/** Called between the pieces of long work: yields to the event loop when this one has had its share. */
export function createYield(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < MOST_MS) return
    await setImmediate()
    since = performance.now()
  }
}
