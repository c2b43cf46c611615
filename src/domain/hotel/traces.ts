import type { Instant } from '../time/zone-time.ts'

const DAY = 24 * 60 * 60 * 1000
/** For so long a hotel that was looked at stays in the history. */
export const TRACE_LIFE = 365 * DAY
export const MOST_TRACES = 500

export interface Trace {
  readonly seenAt: Instant
  readonly times: number
}

/** When it was looked at, by the clock of the device; null where that is not known any more. */
export type ViewedAt = Instant | null

/**
 * What the history has of a hotel once a view of it has been told, or null when that changes nothing. Told twice, a view
 * counts once; one that is older than what is known adds nothing; a clock that runs ahead is not believed.
 */
export function traceWith(known: Trace | null, viewedAt: ViewedAt, now: Instant): Trace | null {
  const seenAt = Math.min(viewedAt ?? now, now)
  if (now - seenAt > TRACE_LIFE) return null
  if (!known) return { seenAt, times: 1 }
  return viewedAt !== null && seenAt > known.seenAt ? { seenAt, times: known.times + 1 } : null
}
