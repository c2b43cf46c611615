import type { Today } from '#contract/desk/today.ts'
import type { Id } from '#domain/id.ts'
import { money } from '#domain/money/money.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn, instantOf } from '#domain/time/zone-time.ts'
import type { Db } from '../../db/database.ts'
import { listOpenApprovals } from './approval-store.ts'
import { dueOf } from './desk-list.ts'
import {
  bookedByHour,
  cancelledByHour,
  type GuestRow,
  readArrivals,
  readDepartures,
  readHolds,
} from './desk-today-store.ts'

export { listOpenApprovals, readHolds }

type Asked = { hotels: readonly Id[] | null; zone: string; now: number; locale: Locale }
type Hours = readonly { hour: number; count: number; value?: number }[]

const hour = 3_600_000

/** Cumulative sums by hour, up to the current one. */
function running(rows: Hours, hours: number, part: 'count' | 'value'): number[] {
  const byHour = new Map(rows.map((row) => [row.hour, row[part] ?? 0]))
  let sum = 0
  return Array.from({ length: hours }, (_, at) => (sum += byHour.get(at) ?? 0))
}

/** Today since midnight and the same weekday last week, in the reader's time zone. */
export async function figuresOfDay(db: Db, { hotels, zone, now }: Asked): Promise<Today['figures']> {
  const today = dateIn(zone, now)
  const from = instantOf(today, '00:00', zone)
  const before = instantOf(addDays(today, -7), '00:00', zone)
  // The end is exclusive, so that the current millisecond counts.
  const span = { hotels, from: new Date(from), to: new Date(now + 1) }
  const earlier = { hotels, from: new Date(before), to: new Date(before + (now - from)) }
  const [booked, bookedBefore, cancelled, cancelledBefore] = await Promise.all([
    bookedByHour(db, span),
    bookedByHour(db, earlier),
    cancelledByHour(db, span),
    cancelledByHour(db, earlier),
  ])
  const hours = Math.floor((now - from) / hour) + 1
  const figure = (rows: Hours, last: Hours, part: 'count' | 'value') => {
    const [sums, sumsBefore] = [running(rows, hours, part), running(last, hours, part)]
    return { value: sums.at(-1)!, before: sumsBefore.at(-1)!, hours: sums, hours_before: sumsBefore }
  }
  return {
    booked: figure(booked, bookedBefore, 'count'),
    value: figure(booked, bookedBefore, 'value'),
    cancelled: figure(cancelled, cancelledBefore, 'count'),
  }
}

const hasSomethingOpen = (order: GuestRow) =>
  dueOf(order) > 0 || order.hasMessage || order.wishes !== null || order.state === 'payment_review'

const presentGuest = (order: GuestRow, at: string, locale: Locale): Today['arrivals']['open'][number] => ({
  number: order.number,
  guest: order.contact.name,
  hotel: order.snapshot.names.hotel[locale],
  at,
  due: money(dueOf(order), order.snapshot.conversion.to),
  has_message: order.hasMessage,
  wishes: order.wishes,
})

/** Arrivals and departures of today, with their open issues. */
export async function comingAndGoing(db: Db, { hotels, zone, now, locale }: Asked) {
  const date = dateIn(zone, now)
  const [arriving, departing] = await Promise.all([
    readArrivals(db, { hotels, date }),
    readDepartures(db, { hotels, date }),
  ])
  const clock = (instant: number, inZone: string) =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: inZone }).format(instant)
  const open = (rows: readonly GuestRow[], at: (order: GuestRow) => string) => ({
    total: rows.length,
    open: rows
      .filter(hasSomethingOpen)
      .slice(0, 20)
      .map((order) => presentGuest(order, at(order), locale)),
  })
  return {
    arrivals: open(
      arriving,
      ({ arrivalTime, snapshot }) => arrivalTime ?? clock(snapshot.checkIn, snapshot.zone),
    ),
    departures: open(departing, ({ snapshot }) => clock(snapshot.checkOut, snapshot.zone)),
  }
}
