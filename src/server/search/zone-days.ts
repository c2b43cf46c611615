import type { Day } from '#domain/plain-date.ts'
import { addDays, dateOf, dayOf } from '#domain/plain-date.ts'
import type { ClockTime, Instant, Zone } from '#domain/zone-time.ts'
import { dateIn, instantOf } from '#domain/zone-time.ts'

/** What day it is somewhere, and when the next begins. */
export type ZoneDay = { readonly today: Day; readonly until: Instant }
export type ZoneDays = (zone: Zone, now: Instant) => ZoneDay

const MOST_MOMENTS = 20_000
const moments = new Map<string, Instant>()

/** The moment at which a zone's clock shows this time on this day; found once, as long as there are not too many. */
export function momentOf(day: Day, time: ClockTime, zone: Zone): Instant {
  const key = `${day} ${time} ${zone}`
  const known = moments.get(key)
  if (known !== undefined) return known
  if (moments.size >= MOST_MOMENTS) moments.clear()
  const moment = instantOf(dateOf(day), time, zone)
  moments.set(key, moment)
  return moment
}

/** Asked thousands of times a second: looked up once a day for each zone. */
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
