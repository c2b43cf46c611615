import { setImmediate } from 'node:timers/promises'

/** So long may one piece of work keep everybody else waiting. */
const MOST_MS = 8

/** Called between the pieces of long work: lets others have their turn when this one has had its share. */
export function createTurns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < MOST_MS) return
    await setImmediate()
    since = performance.now()
  }
}
