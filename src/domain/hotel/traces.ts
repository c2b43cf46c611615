import type { Instant } from '../time/zone-time.ts'

const DAY = 24 * 60 * 60 * 1000
/** How long a viewed hotel stays in the history. */
export const TRACE_LIFE = 365 * DAY
export const MOST_TRACES = 500

export interface Trace {
  readonly seenAt: Instant
  readonly times: number
}

/** Time of the view by the device's clock; null if unknown. */
export type ViewedAt = Instant | null

/**
 * The history entry after a view is reported, or null when the view changes nothing. A repeated report counts
 * once, an older view is ignored, and a device clock that is ahead is limited to `now`.
 */
export function recordView(known: Trace | null, viewedAt: ViewedAt, now: Instant): Trace | null {
  const seenAt = Math.min(viewedAt ?? now, now)
  if (now - seenAt > TRACE_LIFE) return null
  if (!known) return { seenAt, times: 1 }
  return viewedAt !== null && seenAt > known.seenAt ? { seenAt, times: known.times + 1 } : null
}
