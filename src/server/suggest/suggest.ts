import type { SuggestionQuery, Suggestions } from '#contract/search.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db } from '../db/database.ts'
import type { Places } from '../places/open-places.ts'
import { matchQuery } from './match-query.ts'
import { mergeRanked } from './merge-ranked.ts'
import type { OpenNames } from './name-index/open-names.ts'
import { presentPlaces } from './present.ts'
import { suggestHotels } from './suggest-hotels.ts'
import { suggestRooms } from './suggest-rooms.ts'
import { suggestSimilar } from './suggest-similar.ts'
import { suggestTransport } from './suggest-transport.ts'

type Context = { db: Db; places: Places; openNames: OpenNames }
type Asked = SuggestionQuery & { locale: Locale }

/** Suggestions for a typed text, the likeliest first. */
export async function suggest({ db, places, openNames }: Context, asked: Asked): Promise<Suggestions> {
  const { q, limit, locale } = asked
  const [names, index] = [await openNames(), await places()]
  const matches = matchQuery(names, q, limit)
  const { places: named, transport, hotels: stays, rooms: mentioned } = matches
  if ([named, transport, stays, mentioned].every((found) => found.length === 0))
    return suggestSimilar({ db, places, names }, asked)

  const context = { db, index, names, locale }
  const [hotels, { rooms, beds }] = await Promise.all([
    suggestHotels(context, matches.hotels),
    suggestRooms(context, matches.rooms),
  ])
  const found = matches.places.flatMap(({ owner }) => index.byId.get(names.places.ids[owner]!) ?? [])
  return {
    places: presentPlaces(found, locale),
    results: mergeRanked([hotels, suggestTransport(context, matches), rooms, beds], limit),
  }
}
