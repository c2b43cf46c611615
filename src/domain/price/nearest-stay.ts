import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '../stay/stay.ts'
import type { Day } from '../time/plain-date.ts'
import type { AskedStay, Reason } from './restrictions.ts'

export interface NearestStay {
  readonly arrival: Day
  readonly nights: number
}

const MOST_DAYS_MOVED = 14
const MOST_NIGHTS_CHANGED = 7
const A_NIGHT_WEIGHS = 2

/** Other dates cannot help a party that does not fit. */
export function otherDatesMayHelp(reason: Reason): boolean {
  return reason !== 'rooms' && reason !== 'occupancy'
}

/**
 * The closest available stay. Moving by a day costs one, adding or dropping a night costs two, since guests
 * change dates more easily than nights. Ties prefer the same number of nights, then more nights, then later
 * dates.
 */
export function nearestStay(
  { arrival, nights, today }: AskedStay,
  works: (arrival: Day, nights: number) => boolean,
): NearestStay | null {
  for (const { moved, changed } of changes) {
    const day = arrival + moved
    const length = nights + changed
    if (day < today || day - today > MAX_DAYS_AHEAD || length < 1 || length > MAX_NIGHTS) continue
    if (works(day, length)) return { arrival: day, nights: length }
  }
  return null
}

interface Change {
  readonly moved: number
  readonly changed: number
}

const changes: readonly Change[] = span(MOST_DAYS_MOVED)
  .flatMap((moved) => span(MOST_NIGHTS_CHANGED).map((changed) => ({ moved, changed })))
  .filter(({ moved, changed }) => moved !== 0 || changed !== 0)
  .sort(
    (a, b) =>
      weight(a) - weight(b) ||
      Math.abs(a.changed) - Math.abs(b.changed) ||
      b.changed - a.changed ||
      b.moved - a.moved,
  )

function weight({ moved, changed }: Change): number {
  return Math.abs(moved) + A_NIGHT_WEIGHS * Math.abs(changed)
}

function span(most: number): number[] {
  return Array.from({ length: 2 * most + 1 }, (_, at) => at - most)
}
