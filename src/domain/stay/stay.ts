import type { Day, PlainDate } from '../time/plain-date.ts'
import { dateOf, dayOf, isPlainDate } from '../time/plain-date.ts'

/** Check-in and check-out dates in the hotel's zone; the check-out day is not a night of the stay. */
export interface Stay {
  readonly arrival: PlainDate
  readonly departure: PlainDate
}

export const MAX_NIGHTS = 30
export const MAX_DAYS_AHEAD = 540

export type StayFault =
  | 'arrival_not_a_date'
  | 'departure_not_a_date'
  | 'no_nights'
  | 'too_many_nights'
  | 'in_the_past'
  | 'too_far_ahead'

/** The fault of requested dates, independent of the hotel; `today` is the hotel's or the place's. */
export function faultOfStay({ arrival, departure }: Stay, today: PlainDate): StayFault | null {
  if (!isPlainDate(arrival)) return 'arrival_not_a_date'
  if (!isPlainDate(departure)) return 'departure_not_a_date'
  const nights = dayOf(departure) - dayOf(arrival)
  if (nights < 1) return 'no_nights'
  if (nights > MAX_NIGHTS) return 'too_many_nights'
  if (arrival < today) return 'in_the_past'
  if (dayOf(arrival) - dayOf(today) > MAX_DAYS_AHEAD) return 'too_far_ahead'
  return null
}

/** The same if only the site's own date is known: further west the day before may still be today. */
export function faultOfStayAnywhere(stay: Stay, today: PlainDate): StayFault | null {
  const fault = faultOfStay(stay, today)
  return fault === 'in_the_past' && dayOf(stay.arrival) === dayOf(today) - 1 ? null : fault
}

export function nightsOf({ arrival, departure }: Stay): number {
  return dayOf(departure) - dayOf(arrival)
}

/** The dates of the nights, in order. */
export function nightDates(stay: Stay): PlainDate[] {
  const first = dayOf(stay.arrival)
  return Array.from({ length: nightsOf(stay) }, (_, night) => dateOf(first + night))
}

export function stayFrom(arrival: Day, nights: number): Stay {
  return { arrival: dateOf(arrival), departure: dateOf(arrival + nights) }
}
