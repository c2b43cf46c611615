import { addDays, dayOf } from '#domain/time/plain-date.ts'
import { dateIn, type Instant } from '#domain/time/zone-time.ts'
import type { Db } from '../db/database.ts'
import { baseDateOf } from './calendar-days.ts'
import { announceChanges } from './record-changes.ts'
import { oldestBase, purgePast, rollSome } from './roll-store.ts'

/** A year that keeps its weekdays: what a night after the old end costs, it cost so many nights before. */
const weekdayYear = 364
const perStep = 2_000

/**
 * Moves all calendars to the month of now: nights that are over leave, new ones come at the end. The demonstration
 * repeats the year before; an operator's nights have no price until one is imported. Done in steps, so that it can
 * be cut short at any moment and goes on the next time.
 */
export async function rollCalendars(db: Db, now: Instant): Promise<number> {
  const base = baseDateOf(dateIn('UTC', now))
  let rolled = 0
  for (;;) {
    const oldest = await oldestBase(db)
    if (oldest === null || oldest >= base) break
    const nights = Math.min(weekdayYear, dayOf(base) - dayOf(oldest))
    const to = addDays(oldest, nights)
    const moved = await rollSome(db, { from: oldest, to, nights, back: weekdayYear, limit: perStep })
    if (moved === 0) break
    rolled += moved
  }
  await purgePast(db, base)
  await announceChanges(db)
  return rolled
}
