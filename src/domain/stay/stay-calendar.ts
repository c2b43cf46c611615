import { type Instant, offsetAt, type Zone } from '../time/zone-time.ts'

/** A stay as a calendar event. */
export type StayEvent = {
  /** Constant over the order's life: calendars identify the event by it. */
  readonly number: string
  readonly isCancelled: boolean
  /** Increased with every change of the order. */
  readonly sequence: number
  readonly writtenAt: Instant
  readonly checkIn: Instant
  readonly checkOut: Instant
  readonly zone: Zone
  readonly title: string
  readonly text: string
  readonly where: string
  readonly lat: number
  readonly lon: number
  readonly url: string
  readonly organiser: { readonly name: string; readonly email: string }
}

export const calendarMethod = ({ isCancelled }: Pick<StayEvent, 'isCancelled'>) =>
  isCancelled ? 'CANCEL' : 'PUBLISH'

/** An iCalendar file (RFC 5545) with the stay on the hotel's clock. */
export const stayCalendar = (stay: StayEvent): string => staysCalendar([stay])

/** The same with several stays; their first decides the method. */
export function staysCalendar(stays: readonly StayEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lodestar//Stays//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${calendarMethod({ isCancelled: stays[0]?.isCancelled ?? false })}`,
    ...[...Map.groupBy(stays, ({ zone }) => zone)].flatMap(([zone, own]) =>
      zoneLines({
        zone,
        checkIn: Math.min(...own.map(({ checkIn }) => checkIn)),
        checkOut: Math.max(...own.map(({ checkOut }) => checkOut)),
      }),
    ),
    ...stays.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const eventLines = (stay: StayEvent): string[] => {
  const { zone, isCancelled, organiser } = stay
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(stay.number)}`,
    `SEQUENCE:${stay.sequence}`,
    `DTSTAMP:${stamp(stay.writtenAt)}Z`,
    `DTSTART;TZID=${zone}:${onClock(stay.checkIn, zone)}`,
    `DTEND;TZID=${zone}:${onClock(stay.checkOut, zone)}`,
    `SUMMARY:${escaped(stay.title)}`,
    `DESCRIPTION:${escaped(stay.text)}`,
    `LOCATION:${escaped(stay.where)}`,
    `GEO:${stay.lat};${stay.lon}`,
    `URL:${stay.url}`,
    `ORGANIZER;CN="${organiser.name.replaceAll('"', "'")}":mailto:${organiser.email}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // A hotel stay does not mark the guest as busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** The zone definition for the time of a zone's stays: the offset at check-in, and each change until check-out. */
function zoneLines({ zone, checkIn, checkOut }: Pick<StayEvent, 'zone' | 'checkIn' | 'checkOut'>): string[] {
  const first = offsetAt(checkIn, zone)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance('19700101T000000', first, first),
    ...clockChanges(zone, checkIn, checkOut).flatMap(({ at, from, to }) =>
      observance(stamp(at + from), from, to),
    ),
    'END:VTIMEZONE',
  ]
}

const observance = (start: string, from: number, to: number) => [
  'BEGIN:STANDARD',
  `DTSTART:${start}`,
  `TZOFFSETFROM:${offsetText(from)}`,
  `TZOFFSETTO:${offsetText(to)}`,
  'END:STANDARD',
]

const DAY = 86_400_000

/** Offset changes between two instants; no zone changes twice within a day. */
function clockChanges(zone: Zone, from: Instant, until: Instant) {
  const changes: { at: Instant; from: number; to: number }[] = []
  for (let start = from; start < until; start += DAY) {
    let [before, after] = [start, Math.min(start + DAY, until)]
    const [old, fresh] = [offsetAt(before, zone), offsetAt(after, zone)]
    if (old === fresh) continue
    while (after - before > 1000) {
      const middle = Math.floor((before + after) / 2)
      if (offsetAt(middle, zone) === old) before = middle
      else after = middle
    }
    changes.push({ at: Math.floor(after / 1000) * 1000, from: old, to: fresh })
  }
  return changes
}

/** `20270212T150000`, in UTC. */
const stamp = (instant: Instant) => new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')

const onClock = (instant: Instant, zone: Zone) => stamp(instant + offsetAt(instant, zone))

function offsetText(offset: number): string {
  const minutes = Math.abs(Math.trunc(offset / 60_000))
  const two = (part: number) => String(part).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const MOST_OCTETS = 75

/** Lines are folded at 75 octets; continuation lines begin with a space. */
function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const letter of line) {
    const size = octetsOf(letter.codePointAt(0)!)
    if (octets + size > MOST_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += letter
    octets += size
  }
  return text
}

const octetsOf = (point: number) => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4)
