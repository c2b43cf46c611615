import { metresBetween, type Point } from '#gazetteer/ground.ts'
import type { Spot } from '#gazetteer/spot.ts'
import type { Nearby } from './hotel.ts'
import type { Surroundings } from './locate-hotel.ts'
import type { Near } from './texts/text-facts.ts'

const farthest: Readonly<Record<Spot['kind'], number>> = {
  airport: 90_000,
  station: 25_000,
  landmark: 20_000,
  district: 8_000,
}

/** The nearest of each kind, for the description. */
export function nearestOf(
  around: Surroundings,
  point: Point,
): { airport: Near | null; station: Near | null; landmark: Near | null } {
  return {
    airport: sorted(around.airports, point)[0] ?? null,
    station: sorted(around.stations, point)[0] ?? null,
    landmark: sorted(around.landmarks, point)[0] ?? null,
  }
}

/** Nearby points of a page: at most two airports and stations, four landmarks and three districts. */
export function nearbyOf({ airports, stations, landmarks, districts }: Surroundings, point: Point): Nearby[] {
  return [
    ...sorted(landmarks, point).slice(0, 4),
    ...sorted(districts, point).slice(0, 3),
    ...sorted(stations, point).slice(0, 2),
    ...sorted(airports, point).slice(0, 2),
  ]
}

function sorted(spots: readonly Spot[], point: Point): Nearby[] {
  return spots
    .map(({ name, kind, lat, lon }) => ({ name, kind, metres: metresBetween({ lat, lon }, point) }))
    .filter(({ kind, metres }) => metres <= farthest[kind])
    .sort((a, b) => a.metres - b.metres)
}
