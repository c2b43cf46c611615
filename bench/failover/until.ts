import { setTimeout as wait } from 'node:timers/promises'

export const START_SECONDS = 180

/** Polls until it is so; fails after these seconds. */
export async function until(what: string, is: () => Promise<boolean> | boolean, seconds: number) {
  for (const deadline = Date.now() + seconds * 1_000; !(await is()); ) {
    if (Date.now() > deadline) throw new Error(`not within ${seconds} seconds: ${what}`)
    await wait(100)
  }
}
