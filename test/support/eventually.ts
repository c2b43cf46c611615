import { setTimeout as wait } from 'node:timers/promises'

const patience = 60_000
const pause = 20

/** Polls until a change is visible; the caller's assertion reports what is missing after a minute. */
export async function eventually<Value>(
  read: () => Value | Promise<Value>,
  isThere: (value: Value) => boolean,
): Promise<Value> {
  for (let waited = 0; ; waited += pause) {
    const value = await read()
    if (isThere(value) || waited >= patience) return value
    await wait(pause)
  }
}
