import { addDays, type Day, dayOf } from './plain-date.ts'
import { dateIn, type Instant, instantOf, type Zone } from './zone-time.ts'

/** The current day of a zone, and when the next begins. */
export type ZoneDay = { readonly today: Day; readonly until: Instant }
export type ZoneDays = (zone: Zone, now: Instant) => ZoneDay

/** Computed once a day for each zone. */
export function createZoneDays(): ZoneDays {
  const known = new Map<Zone, ZoneDay & { since: Instant }>()
  return (zone, now) => {
    const found = known.get(zone)
    if (found && now >= found.since && now < found.until) return found
    const date = dateIn(zone, now)
    const day = { today: dayOf(date), since: now, until: instantOf(addDays(date, 1), '00:00', zone) }
    known.set(zone, day)
    return day
  }
}
