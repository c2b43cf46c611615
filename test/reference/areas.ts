import type { HotelQuery } from '#contract/search.ts'
import { metresBetween, type Point } from '#gazetteer/ground.ts'
import type { Place } from '#server/places/place.ts'
import type { ReferenceHotel } from './hotel.ts'

/** The hotels in the scope of a search, and the centre for distances. */
export type Area = { hotels: readonly ReferenceHotel[]; origin: Point; isMap: boolean }

/** Around an airport, a station or a landmark: the smallest of these circles with enough hotels. */
const circlesKm = [2, 5, 10, 20, 40, 80]
const fairChoice = 30

export const isSpot = ({ kind }: Place) => ['airport', 'station', 'landmark'].includes(kind)

/** A map area takes precedence over the place, and a box over a circle. */
export function areaOf(hotels: readonly ReferenceHotel[], place: Place | null, query: HotelQuery): Area {
  const { bounds, near } = query
  if (bounds) {
    const origin = place ?? median(bounds)
    return { hotels: hotels.filter((hotel) => isInside(hotel, bounds)), origin, isMap: true }
  }
  if (near) {
    const inside = hotels.filter((hotel) => metresTo(near, hotel) <= near.km * 1000)
    return { hotels: inside, origin: near, isMap: true }
  }
  return { hotels: hotels.filter(belongsTo(place!, hotels)), origin: place!, isMap: false }
}

function belongsTo(place: Place, hotels: readonly ReferenceHotel[]): (hotel: ReferenceHotel) => boolean {
  if (place.kind === 'city') return ({ city }) => city === place.id
  if (place.kind === 'district') return ({ district }) => district === place.id
  const choice = (km: number) => hotels.filter((hotel) => metresTo(place, hotel) <= km * 1000).length
  const km = circlesKm.find((wide) => choice(wide) >= fairChoice) ?? circlesKm.at(-1)!
  return (hotel) => metresTo(place, hotel) <= km * 1000
}

function isInside({ lat, lon }: Point, { n, s, e, w }: NonNullable<HotelQuery['bounds']>): boolean {
  const between = w <= e ? lon >= w && lon <= e : lon >= w || lon <= e
  return between && lat >= s && lat <= n
}

function median({ n, s, e, w }: NonNullable<HotelQuery['bounds']>): Point {
  const lon = (w + (w <= e ? e : e + 360)) / 2
  return { lat: (n + s) / 2, lon: lon > 180 ? lon - 360 : lon }
}

/** The shorter way round the globe. */
export const metresTo = (a: Point, b: Point) =>
  Math.min(...[-360, 0, 360].map((turn) => metresBetween(a, { lat: b.lat, lon: b.lon + turn })))
