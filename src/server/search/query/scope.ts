import type { HotelQuery } from '#contract/search.ts'
import { AROUND_A_SPOT, IN_A_CITY, type RecommendationWeights } from '#domain/hotel/recommendation.ts'
import { ok, refuse } from '#domain/result.ts'
import { type Area, boxArea, circleArea } from '#gazetteer/area.ts'
import type { Point } from '#gazetteer/ground.ts'
import type { HotelGrid } from '../../hotel-grid/hotel-grid.ts'
import { circleAround } from '../../hotel-grid/spot-circle.ts'
import { isSpot, type Place } from '../../places/place.ts'
import type { PlaceIndex } from '../../places/place-index.ts'
import type { ShardHotel } from '../shards/shard.ts'

/** The hotels of a search: some cities, and which hotels of each; null for all of them. */
export type Scope = {
  /** The place named by `kw`. */
  readonly place: Place | null
  /** The origin of distances. */
  readonly origin: Point
  readonly weights: RecommendationWeights
  readonly cities: readonly Place[]
  /** An area of the map, and not a place. */
  readonly isArea: boolean
  readonly keeps: ((hotel: ShardHotel) => boolean) | null
}
/** Too many hotels for one list: the number of hotels of each place. */
export type TooWide = {
  readonly place: Place | null
  readonly places: readonly PlaceCount[]
  readonly holds: Area['holds']
}
export type PlaceCount = { readonly place: Place; readonly hotels: number }

const MOST_PLACES = 60
const MOST_HOTELS = 4_000

/** With the hotel grid that it was found on, if one was needed. */
export type FoundScope = { readonly scope: Scope | TooWide; readonly map: Promise<HotelGrid> | null }

type Context = { readonly index: PlaceIndex; readonly map: () => Promise<HotelGrid> }
type Where = Pick<HotelQuery, 'kw' | 'bounds' | 'near'>

export async function findScope({ index, map }: Context, where: Where) {
  const place = where.kw === undefined ? null : index.bySlug.get(where.kw)
  if (place === undefined || place?.kind === 'country') return refuse('not_found')
  const area = areaOf(where)
  if (area) {
    const read = map()
    return ok<FoundScope>({ scope: areaScope(index, await read, area, where, place), map: read })
  }
  if (!place) return refuse('not_found')
  if (!isSpot(place)) return ok<FoundScope>({ scope: placeScope(place), map: null })
  const read = map()
  return ok<FoundScope>({ scope: spotScope(index, await read, place), map: read })
}

/** The area of a query; if it has a box and a circle, the box, since a map shows that. */
function areaOf({ bounds, near }: Where): Area | null {
  if (bounds) return boxArea(bounds)
  return near ? circleArea(near, near.km * 1_000) : null
}

/** A city, or a district of one. */
function placeScope(place: Place): Scope {
  const keeps = place.kind === 'district' ? (hotel: ShardHotel) => hotel.district === place.id : null
  return {
    place,
    origin: place,
    weights: IN_A_CITY,
    cities: [place.parent ?? place],
    isArea: false,
    keeps,
  }
}

function spotScope(index: PlaceIndex, map: HotelGrid, place: Place): Scope {
  const { area, counts } = circleAround(map, place)
  return {
    place,
    origin: place,
    weights: AROUND_A_SPOT,
    cities: citiesIn(index, counts).map(({ place }) => place),
    isArea: false,
    keeps: area.holds,
  }
}

/**
 * If the map was moved away from a place, the map decides; distances are still from the place. A named point is used
 * as such.
 */
function areaScope(
  index: PlaceIndex,
  map: HotelGrid,
  area: Area,
  { bounds }: Where,
  place: Place | null,
): Scope | TooWide {
  const found = citiesIn(index, map.within(area))
  const hotels = found.reduce((sum, one) => sum + one.hotels, 0)
  if (found.length > MOST_PLACES || hotels > MOST_HOTELS) return { place, places: found, holds: area.holds }
  return {
    place,
    origin: (bounds && place) || area.centre,
    weights: place && isSpot(place) ? AROUND_A_SPOT : IN_A_CITY,
    cities: found.map((one) => one.place),
    isArea: true,
    keeps: area.holds,
  }
}

/** Sorted by number of hotels, highest first. */
function citiesIn(index: PlaceIndex, counts: ReadonlyMap<number, number>): PlaceCount[] {
  return [...counts]
    .flatMap(([id, hotels]) => {
      const place = index.byId.get(id)
      return place ? [{ place, hotels }] : []
    })
    .sort((a, b) => b.hotels - a.hotels || a.place.id - b.place.id)
}
