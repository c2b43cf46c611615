import type { Suggestion } from '#contract/search.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db } from '../db/database.ts'
import { isSpot, type Place } from '../places/place.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import { whereIn } from '../places/where-in.ts'
import type { RoomMatch } from './match-query.ts'
import type { Ranked } from './merge-ranked.ts'
import type { Names } from './name-index/build-in-worker.ts'
import { presentRoom, presentRoomWord } from './present.ts'
import { findRooms } from './store.ts'

type Context = { db: Db; index: PlaceIndex; names: Names; locale: Locale }

/** A completely typed room beats hotels with the same prefix; a prefix of its name does not. */
const scores = { whole: 120, start: 20 }
const mostRooms = 3

/** Rooms and beds: as list filters if there is such a filter, else as the rooms of hotels that have them. */
export async function suggestRooms(
  context: Context,
  matches: readonly RoomMatch[],
): Promise<{ rooms: Ranked<Suggestion>[]; beds: Ranked<Suggestion>[] }> {
  const each = await Promise.all(
    matches.map(async (match) => ({ match, items: await suggestionsFor(context, match) })),
  )
  const ranked = (isBed: boolean) =>
    each
      .filter(({ match }) => match.isBed === isBed)
      .flatMap(({ match, items }) =>
        items.map((item) => ({ item, score: match.isWhole ? scores.whole : scores.start })),
      )
      .toSorted((a, b) => b.score - a.score)
  return { rooms: ranked(false), beds: ranked(true) }
}

async function suggestionsFor(context: Context, match: RoomMatch): Promise<Suggestion[]> {
  const { word, isBed, hotels } = match
  const place = (match.place && context.index.byId.get(match.place)) || null
  const canFilter = Object.keys(word.filters).length > 0
  // A country has no list: the user chooses a place next.
  const isListed = place !== null && place.kind !== 'country'
  const at = isListed ? { slug: place.slug, where: whereIn(context.index, place, context.locale) } : null
  if (hotels.length === 0 && canFilter) return [presentRoomWord({ word, isBed, at }, context.locale)]
  return isBed ? [] : roomsOf(context, match, place)
}

/** Rooms of the typed hotels, of the best hotels of the place, or else of the best-known ones anywhere. */
async function roomsOf(
  { db, names, index, locale }: Context,
  { word, hotels: typed }: RoomMatch,
  place: Place | null,
): Promise<Suggestion[]> {
  const { all, bestKnown } = names.hotels
  const isAnywhere = typed.length === 0 && !place
  const hotels = isAnywhere ? bestKnown : typed.map(({ owner }) => all[owner]!)
  const found = await findRooms(
    db,
    {
      hotels: hotels.map(({ id }) => id),
      places: place ? placesWithRooms(index, place) : [],
      named: word.named,
      beds: word.filters.beds ?? [],
    },
    mostRooms,
  )
  return found.flatMap(({ id, nameEn, nameZh, hotel: hotelId }) => {
    const hotel = all.find((one) => one.id === hotelId)
    const city = hotel && index.byId.get(hotel.city)
    if (!city) return []
    const room = { en: nameEn, zh: nameZh }[locale]
    return [
      presentRoom({
        id,
        name: room,
        hotel: { id: hotelId, name: hotel.name[locale], city: city.name[locale] },
      }),
    ]
  })
}

const MOST_CITIES = 10

/** The best-known cities of a country, or the city of a station, airport or sight. */
function placesWithRooms(index: PlaceIndex, place: Place): number[] {
  if (place.kind !== 'country') return [isSpot(place) && place.parent ? place.parent.id : place.id]
  const cities = index.citiesOf(place, 'en').toSorted((a, b) => b.weight - a.weight)
  return cities.slice(0, MOST_CITIES).map(({ id }) => id)
}
