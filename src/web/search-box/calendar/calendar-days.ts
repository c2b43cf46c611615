import type { PriceCalendar } from '#contract/hotels.ts'
import type { StayReason } from '#contract/stay.ts'
import { MAX_NIGHTS, nightDates, nightsOf } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addDays, addMonths, dayOf, type PlainDate, weekdayOf } from '#domain/time/plain-date.ts'

export type StayDates = { s_d: PlainDate; e_d: PlainDate }

/** Known nights by date; a missing night may be available. */
export type DayPrices = ReadonlyMap<PlainDate, PriceCalendar[number]>

/** Plain dates sort as text. */
export const earlier = (one: PlainDate, other: PlainDate): PlainDate => [one, other].sort()[0]!

const notSlept: readonly StayReason[] = ['sold_out', 'closed', 'no_rate']
// The prices are those of one night: a stay that is only too short or too long may still begin on that day.
const notArrived: readonly StayReason[] = [...notSlept, 'closed_to_arrival', 'too_early', 'too_late']

const lost = (prices: DayPrices, date: PlainDate, reasons: readonly StayReason[]) => {
  const reason = prices.get(date)?.reason
  return reason !== undefined && reasons.includes(reason)
}

export const isSoldOut = (prices: DayPrices, date: PlainDate) => lost(prices, date, notSlept)
export const canArrive = (prices: DayPrices, date: PlainDate) => !lost(prices, date, notArrived)

/** The latest check-out of an arrival: the day of the first night that is gone, which need not be free itself. */
export function lastDeparture(prices: DayPrices, arrival: PlainDate): PlainDate {
  for (let nights = 1; nights < MAX_NIGHTS; nights++) {
    const date = addDays(arrival, nights)
    if (isSoldOut(prices, date)) return date
  }
  return addDays(arrival, MAX_NIGHTS)
}

/** The earliest check-in of a stay that ends on a date: every night between is free. */
function firstArrival(prices: DayPrices, departure: PlainDate): PlainDate {
  for (let nights = 1; nights <= MAX_NIGHTS; nights++) {
    const night = addDays(departure, -nights)
    if (isSoldOut(prices, night)) return addDays(night, 1)
  }
  return addDays(departure, -MAX_NIGHTS)
}

/**
 * Whether a day can be pressed: as check-in, or as the other end of a stay that `anchor` began. A calendar asks for
 * every day at every step, so how far the stay may reach is worked out once for an anchor.
 */
export function createChooser(prices: DayPrices) {
  let reach = { anchor: '', first: '', last: '' }
  return (date: PlainDate, anchor: PlainDate | null): boolean => {
    if (anchor === null || date === anchor) return canArrive(prices, date)
    if (reach.anchor !== anchor)
      reach = { anchor, first: firstArrival(prices, anchor), last: lastDeparture(prices, anchor) }
    if (date < anchor) return date >= reach.first && canArrive(prices, date)
    return date <= reach.last && canArrive(prices, anchor)
  }
}

/** A check-in pressed in the calendar takes the stay along, as long as its nights are free. */
export function movedTo(prices: DayPrices, arrival: PlainDate, { s_d, e_d }: StayDates): StayDates {
  const wanted = addDays(arrival, Math.min(nightsOf({ arrival: s_d, departure: e_d }), MAX_NIGHTS))
  const last = lastDeparture(prices, arrival)
  return { s_d: arrival, e_d: earlier(wanted, last) }
}

/** A check-in that was typed leaves the check-out alone where the two make a stay. */
export function withArrival(arrival: PlainDate, dates: StayDates): StayDates {
  const nights = nightsOf({ arrival, departure: dates.e_d })
  const keeps = nights >= 1 && nights <= MAX_NIGHTS
  return keeps ? { s_d: arrival, e_d: dates.e_d } : movedTo(new Map(), arrival, dates)
}

/** The first night of a stay that is gone; null when all may be free. */
export function nightGone(prices: DayPrices, { s_d, e_d }: StayDates): PlainDate | null {
  return nightDates({ arrival: s_d, departure: e_d }).find((date) => isSoldOut(prices, date)) ?? null
}

/** A month of a year, as `2026-12`. */
export const monthOf = (date: PlainDate) => date.slice(0, 7)

/** Every month from one date's to another's. */
export function monthsFrom(first: PlainDate, last: PlainDate): string[] {
  const months: string[] = []
  for (let day = `${monthOf(first)}-01`; day <= last; day = addMonths(day, 1)) months.push(monthOf(day))
  return months
}

/** With which day a week begins, as people of that language are used to. */
export const firstDays = { en: 'mon', zh: 'sun' } as const satisfies Record<Locale, string>
const sundayFirst = (weekday: number) => (weekday + 1) % 7

/** How many rows a month takes. */
export function weeksIn(month: string, locale: Locale): number {
  const first = `${month}-01`
  const days = dayOf(addMonths(first, 1)) - dayOf(first)
  const weekday = weekdayOf(dayOf(first))
  return Math.ceil(((firstDays[locale] === 'mon' ? weekday : sundayFirst(weekday)) + days) / 7)
}
