import type { SuggestionQuery, Suggestions } from '#contract/search.ts'
import type { Locale } from '#domain/locale.ts'
import type { Db } from '../db/database.ts'
import type { Places } from '../places/open-places.ts'
import { mixed } from './mix.ts'
import type { OpenNames } from './open-names.ts'
import { presentPlaces } from './present.ts'
import { suggestAlike } from './suggest-alike.ts'
import { suggestHotels } from './suggest-hotels.ts'
import { suggestRooms } from './suggest-rooms.ts'
import { suggestTraffic } from './suggest-traffic.ts'
import { understand } from './understand.ts'

type World = { db: Db; places: Places; openNames: OpenNames }
type Asked = SuggestionQuery & { locale: Locale }

/** What somebody who types this may be looking for, the likeliest first. */
export async function suggest({ db, places, openNames }: World, asked: Asked): Promise<Suggestions> {
  const { q, limit, locale } = asked
  const [names, index] = [await openNames(), await places()]
  const understood = understand(names, q, limit)
  const isNothing = Object.values(understood).every((found) => found.length === 0)
  if (isNothing) return suggestAlike({ db, places, names }, asked)

  const world = { db, index, names, locale }
  const [hotels, { rooms, beds }] = await Promise.all([
    suggestHotels(world, understood.hotels),
    suggestRooms(world, understood.rooms),
  ])
  const found = understood.places.flatMap(({ owner }) => index.byId.get(names.places.ids[owner]!) ?? [])
  return {
    places: presentPlaces(found, locale),
    results: mixed([hotels, suggestTraffic(world, understood), rooms, beds], limit),
  }
}
