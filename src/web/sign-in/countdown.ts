import type { Clock } from '#ui/clock.ts'
import { createStore } from '#ui/store.ts'

const second = 1000

/** Seconds until a code may be sent again; 0 while nothing is counted. */
export function createCountdown(clock: Clock) {
  const left = createStore(0)
  let until = 0
  let cancel = () => {}
  const stop = () => {
    cancel()
    left.set(0)
  }
  // By the clock and not by the number of ticks: a tab in the background is woken late.
  const tick = () => {
    const rest = until - clock.now()
    if (rest <= 0) return left.set(0)
    left.set(Math.ceil(rest / second))
    cancel = clock.after(rest % second || second, tick)
  }
  return {
    get: left.get,
    subscribe: left.subscribe,
    start: (seconds: number) => {
      cancel()
      until = clock.now() + seconds * second
      tick()
    },
    stop,
  }
}
