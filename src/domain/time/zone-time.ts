import { type Day, dayOf, type PlainDate } from './plain-date.ts'

/** Milliseconds since 1970-01-01T00:00Z. */
export type Instant = number

/** An IANA time zone: `Asia/Shanghai`. */
export type Zone = string

/** A time of day in the hotel's zone: `18:00`. */
export type ClockTime = string

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
const WEEK = 7 * DAY

export function isZone(text: string): text is Zone {
  try {
    clockOf(text)
    return true
  } catch {
    return false
  }
}

export function isClockTime(text: string): text is ClockTime {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** The offset of a zone from UTC at that instant, in milliseconds. */
export function offsetAt(instant: Instant, zone: Zone): number {
  const week = Math.floor(instant / WEEK)
  const offsets = offsetsOf(zone)
  const before = offsetAtStart(offsets, week, zone)
  // Nearly all weeks have no clock change, and measuring an offset is the slowest step here.
  return before === offsetAtStart(offsets, week + 1, zone) ? before : measuredOffset(instant, zone)
}

function measuredOffset(instant: Instant, zone: Zone): number {
  const second = Math.floor(instant / SECOND) * SECOND
  return wallClock(second, zone) - second
}

const MOST_WEEKS = 2_000
const starts = new Map<Zone, Map<number, number>>()

function offsetsOf(zone: Zone): Map<number, number> {
  let known = starts.get(zone)
  if (!known || known.size > MOST_WEEKS) starts.set(zone, (known = new Map()))
  return known
}

/** The offset at the beginning of a UTC week, measured once. */
function offsetAtStart(known: Map<number, number>, week: number, zone: Zone): number {
  const found = known.get(week)
  if (found !== undefined) return found
  const offset = measuredOffset(week * WEEK, zone)
  known.set(week, offset)
  return offset
}

/**
 * The instant of a local time on a date. An ambiguous time is the first of the two; a skipped one is later by
 * the length of the jump (02:30 becomes 03:30).
 */
export const instantOf = (date: PlainDate, time: ClockTime, zone: Zone): Instant =>
  instantOn(dayOf(date), time, zone)

/** The same for a day number. */
export function instantOn(day: Day, time: ClockTime, zone: Zone): Instant {
  const shown = day * DAY + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) * MINUTE
  const before = offsetAt(shown - DAY, zone)
  const after = offsetAt(shown + DAY, zone)
  if (before === after) return shown - before
  const candidates = [shown - Math.max(before, after), shown - Math.min(before, after)]
  return candidates.find((instant) => wallClock(instant, zone) === shown) ?? shown - before
}

/** The local date at that instant. */
export function dateIn(zone: Zone, instant: Instant): PlainDate {
  return new Date(instant + offsetAt(instant, zone)).toISOString().slice(0, 10)
}

const MOST_WRITTEN = 5_000
const written = new Map<Zone, Map<number, string>>()

/**
 * ISO 8601 with the hotel's offset: `2026-03-29T18:00:00+02:00`. Cached, since lists format the same few
 * instants.
 */
export function isoInstant(instant: Instant, zone: Zone): string {
  const minute = instant / MINUTE
  if (!Number.isInteger(minute)) return writeInstant(instant, zone)
  let known = written.get(zone)
  if (!known || known.size > MOST_WRITTEN) written.set(zone, (known = new Map()))
  const found = known.get(minute)
  if (found !== undefined) return found
  const text = writeInstant(instant, zone)
  known.set(minute, text)
  return text
}

function writeInstant(instant: Instant, zone: Zone): string {
  const offset = offsetAt(instant, zone)
  const wall = new Date(instant + offset).toISOString().slice(0, 23)
  const minutes = Math.abs(offset) / MINUTE
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0')
  const rest = String(Math.floor(minutes % 60)).padStart(2, '0')
  return `${wall.replace('.000', '')}${offset < 0 ? '-' : '+'}${hours}:${rest}`
}

/** Null for anything but a date and time with an offset. */
export function parseInstant(text: string): Instant | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(text)) return null
  const instant = Date.parse(text)
  return Number.isNaN(instant) ? null : instant
}

/** The local time of the zone, encoded as if it were UTC. */
function wallClock(instant: Instant, zone: Zone): number {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of clockOf(zone).formatToParts(instant)) shown[type] = Number(value)
  const { year = 0, month = 1, day, hour, minute, second } = shown
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

const clocks = new Map<Zone, Intl.DateTimeFormat>()

function clockOf(zone: Zone): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(zone, clock)
  return clock
}

/** An instant as callers write it: `2026-12-10T18:00:00+09:00`; without an offset it is in UTC. */
export const instantFrom = (text: string): Instant =>
  Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`)
