import type { Day } from '#domain/plain-date.ts'
import { addDays, dayOf } from '#domain/plain-date.ts'
import type { ClockTime, Instant, Zone } from '#domain/zone-time.ts'
import { dateIn, instantOf, instantOn } from '#domain/zone-time.ts'

/** What day it is somewhere, and when the next begins. */
export type ZoneDay = { readonly today: Day; readonly until: Instant }
export type ZoneDays = (zone: Zone, now: Instant) => ZoneDay

const MOST_DAYS = 2_000
const moments = new Map<Zone, Map<ClockTime, Map<Day, Instant>>>()

/** The moment at which a zone's clock shows this time on this day; found once, as long as there are not too many. */
export function momentOf(day: Day, time: ClockTime, zone: Zone): Instant {
  const days = daysOf(time, zone)
  const known = days.get(day)
  if (known !== undefined) return known
  if (days.size >= MOST_DAYS) days.clear()
  const moment = instantOn(day, time, zone)
  days.set(day, moment)
  return moment
}

function daysOf(time: ClockTime, zone: Zone): Map<Day, Instant> {
  let times = moments.get(zone)
  if (!times) moments.set(zone, (times = new Map()))
  let days = times.get(time)
  if (!days) times.set(time, (days = new Map()))
  return days
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
