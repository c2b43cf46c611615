import { browserClock, type Clock } from '../clock.ts'
import { spinnerDelay } from '../constants.ts'
import { createStore } from '../store.ts'

/** Counts what is under way; it ends 100 ms after the last of it did. */
export function createBusyCount(clock: Clock) {
  const store = createStore(false)
  let open = 0
  let stop = () => {}
  return {
    begin: () => {
      open += 1
      stop()
      store.set(true)
    },
    end: () => {
      if (open === 0) return
      open -= 1
      if (open === 0) stop = clock.after(spinnerDelay, () => store.set(false))
    },
    isBusy: store.get,
    subscribe: store.subscribe,
  }
}

/** The document's own count: `busy.begin()` when a call starts, `busy.end()` when it ended, either way. */
export const busy = createBusyCount(browserClock)
