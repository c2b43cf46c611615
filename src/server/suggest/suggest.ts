import type { SuggestionQuery, Suggestions } from '#contract/search.ts'
import type { Locale } from '#domain/locale.ts'
import type { Db } from '../db/database.ts'
import { findAlikePlaces } from '../places/find-alike.ts'
import type { Places } from '../places/open-places.ts'
import { mixed } from './mix.ts'
import { isTraffic, type OpenNames } from './open-names.ts'
import { presentPlaces, presentTraffic } from './present.ts'
import { suggestHotels } from './suggest-hotels.ts'
import { suggestRooms } from './suggest-rooms.ts'
import { understand } from './understand.ts'

type World = { db: Db; places: Places; openNames: OpenNames }

/** What somebody who types this may be looking for, the likeliest first. */
export async function suggest(
  { db, places, openNames }: World,
  { q, limit, locale }: SuggestionQuery & { locale: Locale },
): Promise<Suggestions> {
  const [names, index] = [await openNames(), await places()]
  const understood = understand(names, q, limit)
  if (Object.values(understood).every((found) => found.length === 0)) {
    const alike = await findAlikePlaces({ db, places }, q, limit)
    return {
      places: presentPlaces(
        alike.filter((place) => !isTraffic(place)),
        locale,
      ),
      results: alike.filter(isTraffic).map((place) => presentTraffic(place, locale)),
    }
  }
  const world = { db, index, names, locale }
  const placeOf = (id: number) => index.byId.get(id) ?? []
  const [hotels, { rooms, beds }] = await Promise.all([
    suggestHotels(world, understood.hotels),
    suggestRooms(world, understood.rooms),
  ])
  const traffic = understood.traffic.flatMap(({ owner, points }) =>
    [placeOf(names.traffic.ids[owner]!)]
      .flat()
      .map((place) => ({ item: presentTraffic(place, locale), points })),
  )
  return {
    places: presentPlaces(
      understood.places.flatMap(({ owner }) => placeOf(names.places.ids[owner]!)),
      locale,
    ),
    results: mixed([hotels, traffic, rooms, beds], limit),
  }
}
