import * as z from 'zod'
import { Flexible } from '#contract/flexible-dates.ts'
import { HotelPinsQuery, searchFilters } from '#contract/search.ts'
import { filterNames, isFilterSet } from '#domain/hotel/list-filters.ts'
import type { Id } from '#domain/id.ts'
import {
  type FlexibleDates,
  firstStayOf,
  flexibleFields,
  flexibleFrom,
  staysOf,
} from '#domain/stay/flexible-stay.ts'
import type { Party } from '#domain/stay/party.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { dateOf, type PlainDate } from '#domain/time/plain-date.ts'
import type { CheapestAsked } from '../search/find-cheapest.ts'

/** The watched stay as it is stored: another kind of stay is another member. */
export const WatchedStay = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('dates'), arrival: z.string(), departure: z.string() }),
  z.object({
    kind: z.literal('flexible'),
    arrival: z.string(),
    departure: z.string(),
    fields: Flexible,
  }),
])
export type WatchedStay = z.infer<typeof WatchedStay>

/** Filters that are set; unknown ones of a later version are dropped. */
const WatchedFilters = z.object(searchFilters).partial()
export type WatchedFilters = z.infer<typeof WatchedFilters>

/** Alerts with equal questions have the same price. */
export type WatchedQuestion = {
  readonly hotelId: Id | null
  readonly place: string | null
  readonly stay: WatchedStay
  readonly party: Party
  readonly filters: WatchedFilters
  readonly currency: string
}

/** The flexible dates of a stay; null if its dates are fixed. */
export const flexibleOf = (stay: WatchedStay): FlexibleDates | null =>
  stay.kind === 'flexible' ? flexibleFrom(stay.fields) : null

/** Around a stay the alert ends with that stay; within a month with the last stay that fits. */
export function lastArrivalOf(stay: WatchedStay): PlainDate {
  const flexible = flexibleOf(stay)
  if (!flexible || flexible.kind === 'around') return stay.arrival
  const always = { first: Number.NEGATIVE_INFINITY, last: Number.POSITIVE_INFINITY }
  const last = staysOf(flexible, firstStayOf(flexible), always).at(-1)
  return last ? dateOf(last.arrival) : stay.arrival
}

/** Only what is set, so that equal questions have equal text; parsing adds the defaults of the others. */
export function setFilters(filters: Readonly<Record<string, unknown>>): WatchedFilters {
  const parsed = WatchedFilters.parse(filters)
  return Object.fromEntries(
    filterNames.flatMap((name) => (isFilterSet(parsed[name]) ? [[name, parsed[name]]] : [])),
  )
}

/** Stored values are parsed again: a row may be older than the code. */
export const readStay = (stored: unknown): WatchedStay => WatchedStay.parse(stored)
export const readFilters = (stored: unknown): WatchedFilters =>
  setFilters(z.record(z.string(), z.unknown()).parse(stored))

/** Grouping key: alerts with equal keys are priced once. */
export const keyOf = ({ hotelId, place, stay, party, filters, currency }: WatchedQuestion): string =>
  JSON.stringify([hotelId, place, stay, party.rooms, party.adults, party.ages, filters, currency])

/** Dates within a month follow from the month. */
function datesOf(stay: WatchedStay): Record<string, string> {
  const flexible = flexibleOf(stay)
  const dates = { s_d: stay.arrival, e_d: stay.departure }
  const fields = Object.entries(flexibleFields(flexible)).map(([name, value]) => [name, String(value)])
  return {
    ...(flexible && flexible.kind !== 'around' ? {} : dates),
    ...Object.fromEntries(fields),
  }
}

/** The search for a watched question. */
export function askedOf(
  { hotelId, place, stay, party, filters, currency }: WatchedQuestion,
  city: number,
): CheapestAsked {
  const { rooms, adults, ages } = party
  const query = HotelPinsQuery.parse({
    // A hotel is asked for by its id: the query has only its stay and filters.
    ...(place === null ? { near: { lat: 0, lon: 0, km: 1 } } : { kw: place }),
    ...datesOf(stay),
    ...{ rooms, adults, ages: [...ages], currency },
    ...filters,
  })
  return { hotel: hotelId, city, query }
}

const indexed = (name: string, values: readonly unknown[]) =>
  values.map((value, at): [string, string] => [`${name}[${at}]`, String(value)])

/** The page of the hotel or the list for the watched stay, without its language. */
export function pathOf({ hotelId, place, stay, party, filters, currency }: WatchedQuestion): string {
  const fields: [string, string][] = [
    ...Object.entries(datesOf(stay)),
    ['rooms', String(party.rooms)],
    ['adults', String(party.adults)],
    ...indexed('ages', party.ages),
  ]
  for (const [name, value] of Object.entries(filters)) {
    if (Array.isArray(value)) fields.push(...indexed(name, value))
    else if (value !== undefined) fields.push([name, value === true ? '1' : String(value)])
  }
  if (filters.price_min !== undefined || filters.price_max !== undefined) fields.push(['currency', currency])
  return `${hotelId === null ? `/hotel-search/${place}` : `/hotels/${hotelId}`}?${new URLSearchParams(fields)}`
}

export const linkOf = (origin: string, question: WatchedQuestion, locale: Locale): string =>
  origin + joinLocale(pathOf(question), locale)
