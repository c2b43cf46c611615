import { ok, type Result, refuse } from '../result.ts'
import { addDays, dateOf, dayOf, isPlainDate, type PlainDate } from '../time/plain-date.ts'
import { dateIn, instantOf, isZone, type Zone } from '../time/zone-time.ts'
import { type FeedComponent, type FeedProperty, readComponents } from './feed-lines.ts'
import { occurrences } from './feed-recurrence.ts'

/** Nights on which an event occupies a room, `to` excluded. */
export type BusyNights = { readonly key: string; readonly from: PlainDate; readonly to: PlainDate }

export type ReadFeed = {
  readonly events: readonly BusyNights[]
  /** Recurring events whose rule is not supported: only their first occurrence is in the list. */
  readonly unsupported: number
}
export type FeedRefusal = 'not_a_calendar' | 'too_many_events'

type Asked = {
  /** The zone of the hotel, for times without one. */
  readonly zone: Zone
  readonly from: PlainDate
  readonly to: PlainDate
  /** UIDs that end with this are our own events, sent back by another site. */
  readonly ownSuffix: string
}

const mostEvents = 2_000

/** The busy nights of an iCalendar file (RFC 5545) in a range. Cancelled and transparent events occupy nothing. */
export function readFeed(text: string, asked: Asked): Result<ReadFeed, FeedRefusal> {
  const components = readComponents(text)
  if (!components) return refuse('not_a_calendar')
  const events = components.filter((event) => isBusy(event, asked.ownSuffix))
  if (events.length > mostEvents) return refuse('too_many_events')
  const found = new Map<string, BusyNights>()
  let unsupported = 0
  for (const [index, event] of events.entries()) {
    const span = spanOf(event, asked.zone)
    if (!span) continue
    const rule = event.get('RRULE')?.[0]?.value
    const dates = rule && !event.has('RECURRENCE-ID') ? occurrences(rule, span.from, asked.to) : [span.from]
    if (!dates) unsupported += 1
    const left = excludedDates(event, components, asked.zone)
    for (const from of (dates ?? [span.from]).filter((date) => !left.has(date))) {
      const to = addDays(from, span.nights)
      // Two events without a UID are two bookings.
      const key = `${uidOf(event).slice(0, 200) || `#${index}`}|${from}`.toWellFormed()
      if (to > asked.from && from < asked.to) found.set(key, { key, from, to })
      if (found.size > mostEvents) return refuse('too_many_events')
    }
  }
  return ok({ events: [...found.values()], unsupported })
}

// PostgreSQL stores no null character.
const uidOf = (event: FeedComponent) => (event.get('UID')?.[0]?.value ?? '').replaceAll('\0', '')
const textOf = (event: FeedComponent, name: string) => event.get(name)?.[0]?.value.trim().toUpperCase() ?? ''

const isBusy = (event: FeedComponent, ownSuffix: string) =>
  textOf(event, 'STATUS') !== 'CANCELLED' &&
  textOf(event, 'TRANSP') !== 'TRANSPARENT' &&
  !uidOf(event).endsWith(ownSuffix)

/** Dates that an exception or a moved occurrence takes out of a recurring event. */
function excludedDates(
  event: FeedComponent,
  all: readonly FeedComponent[],
  zone: Zone,
): ReadonlySet<PlainDate> {
  if (event.has('RECURRENCE-ID') || !event.has('RRULE')) return new Set()
  const moved = all.filter((other) => other.has('RECURRENCE-ID') && uidOf(other) === uidOf(event))
  const given = [
    ...(event.get('EXDATE') ?? []).flatMap(({ value, zone: own }) =>
      value.split(',').map((one) => ({ value: one, zone: own })),
    ),
    ...moved.flatMap((other) => other.get('RECURRENCE-ID') ?? []),
  ]
  return new Set(given.flatMap((property) => momentOf(property, zone)?.date ?? []))
}

type Moment = { readonly date: PlainDate; readonly instant: number | null }

/** `20270301` is a date, `20270301T140000` a time in a zone, `…Z` a time in UTC. */
function momentOf({ value, zone: own }: FeedProperty, zone: Zone): Moment | null {
  const found = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}(Z?))?$/.exec(value.trim())
  if (!found) return null
  const date = `${found[1]}-${found[2]}-${found[3]}`
  if (!isPlainDate(date)) return null
  if (found[4] === undefined) return { date, instant: null }
  if (Number(found[4]) > 23 || Number(found[5]) > 59) return null
  const of = found[6] ? 'UTC' : own && isZone(own) ? own : zone
  const instant = instantOf(date, `${found[4]}:${found[5]}`, of)
  return { date: dateIn(zone, instant), instant }
}

const day = 86_400_000

/** A time within one day occupies no night; a date without an end occupies one. */
function spanOf(event: FeedComponent, zone: Zone): { from: PlainDate; nights: number } | null {
  const start = event.get('DTSTART')?.[0]
  const from = start && momentOf(start, zone)
  if (!from) return null
  const ending = event.get('DTEND')?.[0]
  const duration = durationOf(event.get('DURATION')?.[0]?.value)
  const to = ending
    ? momentOf(ending, zone)?.date
    : duration === null
      ? null
      : from.instant === null
        ? dateOf(dayOf(from.date) + Math.ceil(duration / day))
        : dateIn(zone, from.instant + duration)
  const nights = to ? dayOf(to) - dayOf(from.date) : 0
  if (from.instant === null) return { from: from.date, nights: Math.max(1, nights) }
  return nights > 0 ? { from: from.date, nights } : null
}

function durationOf(text: string | undefined): number | null {
  const found = /^P(?:(\d{1,3})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,5})M)?(?:\d{1,5}S)?)?$/.exec(
    text ?? '',
  )
  if (!found) return null
  const [weeks, days, hours, minutes] = found.slice(1).map((part) => Number(part ?? 0))
  return (weeks! * 7 + days!) * day + hours! * 3_600_000 + minutes! * 60_000
}
