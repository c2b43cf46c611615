import { addDays, dayOf } from '#domain/time/plain-date.ts'
import { dateIn, type Instant } from '#domain/time/zone-time.ts'
import type { Db } from '../db/database.ts'
import { baseDateOf } from './calendar-days.ts'
import { announceChanges } from './record-changes.ts'
import { oldestBase, purgePast, rollSome } from './roll-store.ts'

/** A year of whole weeks: a night after the old end costs the same as 364 nights before. */
const weekdayYear = 364
const perStep = 2_000

/**
 * Rolls all calendars to the current month: past nights are dropped, new ones are appended. The demonstration repeats
 * the previous year; an operator's new nights have no price until one is imported. Done in batches, so that an
 * interrupted run continues the next time.
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
