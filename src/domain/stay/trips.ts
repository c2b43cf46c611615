import { dateOf, dayOf } from '../time/plain-date.ts'
import type { Stay } from './stay.ts'

/** A booked stay, as far as it decides which trip it belongs to. */
export type TripStop = Stay & { readonly lat: number; readonly lon: number }

/** Nights without a booking between two stops of a trip. */
export type TripGap = Stay & { readonly nights: number }

/** The longest gap, in nights, and the longest way within one trip. */
const mostOpenNights = 3
const farthestKm = 1_500

/**
 * Stays that follow each other in time and place, by arrival. A stay on its own is no trip. The order of the given
 * stops does not matter.
 */
export function tripsOf<Stop extends TripStop>(stops: readonly Stop[]): Stop[][] {
  const trips: Stop[][] = []
  for (const stop of stops.toSorted(byArrival)) {
    const last = trips.at(-1)
    if (last && follows(last, stop)) last.push(stop)
    else trips.push([stop])
  }
  return trips.filter((trip) => trip.length > 1)
}

const byArrival = (a: Stay, b: Stay) =>
  a.arrival.localeCompare(b.arrival) || a.departure.localeCompare(b.departure)

function follows(trip: readonly TripStop[], next: TripStop): boolean {
  const ends = lastDeparture(trip)
  return dayOf(next.arrival) - dayOf(ends) <= mostOpenNights && distanceKm(trip.at(-1)!, next) <= farthestKm
}

/** Stays of a trip may overlap: the last to begin is not always the last to end. */
export const lastDeparture = (trip: readonly Stay[]) =>
  dateOf(Math.max(...trip.map(({ departure }) => dayOf(departure))))

/** Nights of a trip in which nothing is booked; the stops are in the order of arrival. */
export function gapsOf(trip: readonly Stay[]): TripGap[] {
  return trip.slice(1).flatMap(({ arrival }, index) => {
    const departure = lastDeparture(trip.slice(0, index + 1))
    const nights = dayOf(arrival) - dayOf(departure)
    return nights > 0 ? [{ arrival: departure, departure: arrival, nights }] : []
  })
}

/** Distinct nights with a booking. */
export const bookedNights = (trip: readonly Stay[]): number =>
  new Set(
    trip.flatMap(({ arrival, departure }) =>
      Array.from({ length: dayOf(departure) - dayOf(arrival) }, (_, night) => dateOf(dayOf(arrival) + night)),
    ),
  ).size

type Point = { readonly lat: number; readonly lon: number }

const earthKm = 6_371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Along a great circle, by the haversine formula. */
export function distanceKm(from: Point, to: Point): number {
  const height = Math.sin(radians(to.lat - from.lat) / 2) ** 2
  const width = Math.sin(radians(to.lon - from.lon) / 2) ** 2
  const chord = height + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * width
  return 2 * earthKm * Math.asin(Math.sqrt(chord))
}
