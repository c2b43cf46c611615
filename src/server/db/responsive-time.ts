import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

/** Waits a moment and returns how many milliseconds that took. */
export type Tick = () => Promise<number>

const SILENCE_MS = 5_000
const TICK_MS = 250

export async function timerTick() {
  const from = performance.now()
  await wait(TICK_MS, undefined, { ref: false })
  return performance.now() - from
}

type Patience = { readonly tick?: Tick; readonly silenceMs?: number }

/**
 * Null if no answer arrives within five seconds. A late timer shows that this process was stalled. The answer may have
 * arrived unread, and a database on the same machine lacks CPU time too, so counting starts again.
 */
export async function inResponsiveTime<Value>(
  answer: Promise<Value>,
  { tick = timerTick, silenceMs = SILENCE_MS }: Patience = {},
): Promise<Value | null> {
  let isPending = true
  const settled = answer.finally(() => {
    isPending = false
  })
  const silence = async () => {
    for (let silent = 0; silent < silenceMs && isPending; ) {
      const took = await tick()
      silent = took > 2 * TICK_MS ? 0 : silent + took
    }
    // Lets the event loop read an answer that has arrived meanwhile.
    return nextTurn(null)
  }
  return Promise.race([settled, silence()])
}
