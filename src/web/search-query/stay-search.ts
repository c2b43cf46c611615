import type { FlexibleDates } from '#domain/stay/flexible-stay.ts'
import { DEFAULT_PARTY, faultOfParty, type Party } from '#domain/stay/party.ts'
import { faultOfStay } from '#domain/stay/stay.ts'
import { addDays, isPlainDate, type PlainDate } from '#domain/time/plain-date.ts'
import { defaultEnd, defaultStart } from '../constants.ts'
import { flexibleParams } from './flexible-params.ts'

/** A search as it is in the URL, under the names of the API. */
export type StaySearch = { s_d: PlainDate; e_d: PlainDate } & Party

/** Without dates a search begins the day after tomorrow, for one night. */
export const defaultSearch = (today: PlainDate): StaySearch => ({
  s_d: addDays(today, defaultStart),
  e_d: addDays(today, defaultEnd),
  ...DEFAULT_PARTY,
})

type Fields = Readonly<Record<string, unknown>>
const whole = (value: unknown, fallback: number) =>
  /^\d{1,3}$/.test(String(value)) ? Number(value) : fallback

/**
 * Reads a search from an address or a form; what is missing, past or impossible becomes the default. By the visitor's
 * date, unless told that it is the site's, which may be a day ahead of the place's.
 */
export function readSearch(fields: Fields, today: PlainDate, faultOf = faultOfStay): StaySearch {
  const fallback = defaultSearch(today)
  const dates = { arrival: String(fields.s_d), departure: String(fields.e_d) }
  const datesHold = isPlainDate(dates.arrival) && isPlainDate(dates.departure) && !faultOf(dates, today)
  const party: Party = {
    rooms: whole(fields.rooms, fallback.rooms),
    adults: whole(fields.adults, fallback.adults),
    ages: agesOf(fields),
  }
  return {
    ...(datesHold ? { s_d: dates.arrival, e_d: dates.departure } : { s_d: fallback.s_d, e_d: fallback.e_d }),
    ...(faultOfParty(party) ? DEFAULT_PARTY : party),
  }
}

/** Ages come as a list, or as `ages[0]`, `ages[1]` … of a plain form. */
function agesOf(fields: Fields): number[] {
  const listed = Array.isArray(fields.ages) ? fields.ages : []
  const indexed = Object.entries(fields).filter(([name]) => /^ages\[\d+\]$/.test(name))
  return [...listed, ...indexed.map(([, age]) => age)]
    .filter((age) => /^\d{1,2}$/.test(String(age)))
    .map(Number)
}

/** The address's query, in the API's indexed form; children only when there are any. */
export function searchParams({ s_d, e_d, rooms, adults, ages }: StaySearch): Record<string, string> {
  return {
    s_d,
    e_d,
    rooms: String(rooms),
    adults: String(adults),
    ...Object.fromEntries(ages.map((age, i) => [`ages[${i}]`, String(age)])),
  }
}

/** A search of a list: within a month the address names no dates. */
export function listSearchParams(search: StaySearch, flexible: FlexibleDates | null): Record<string, string> {
  const { s_d, e_d, ...party } = searchParams(search)
  const isWithinMonth = flexible !== null && flexible.kind !== 'around'
  return { ...(isWithinMonth ? {} : { s_d, e_d }), ...party, ...flexibleParams(flexible) } as Record<
    string,
    string
  >
}
