import { createBusyCount } from './busy-count.ts'
import { browserClock } from './clock.ts'

/** The document's own count: `busy.begin()` when a call starts, `busy.end()` when it ended, either way. */
export const busy = createBusyCount(browserClock)
