import type { Suggestion } from '#contract/search.ts'
import type { Locale } from '#domain/locale.ts'
import type { Db } from '../db/database.ts'
import type { Place } from '../places/place.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import { whereIn } from '../places/where-in.ts'
import { nameOf } from './hotel-columns.ts'
import type { Ranked } from './mix.ts'
import type { Names } from './names.ts'
import { presentRoom, presentRoomWord } from './present.ts'
import { findRooms } from './store.ts'
import type { RoomUnderstood } from './understand.ts'

type World = { db: Db; index: PlaceIndex; names: Names; locale: Locale }

/** A room that was named beats hotels whose names begin alike; the beginning of its name does not. */
const points = { whole: 120, start: 20 }
const mostRooms = 3

/** Rooms and beds: as filters of a list where the list has such a filter, else as the rooms of hotels that have them. */
export async function suggestRooms(
  world: World,
  said: readonly RoomUnderstood[],
): Promise<{ rooms: Ranked<Suggestion>[]; beds: Ranked<Suggestion>[] }> {
  const each = await Promise.all(
    said.map(async (room) => ({ room, items: await suggestionsFor(world, room) })),
  )
  const ranked = (isBed: boolean) =>
    each
      .filter(({ room }) => room.isBed === isBed)
      .flatMap(({ room, items }) =>
        items.map((item) => ({ item, points: room.isWhole ? points.whole : points.start })),
      )
      .toSorted((a, b) => b.points - a.points)
  return { rooms: ranked(false), beds: ranked(true) }
}

async function suggestionsFor(world: World, said: RoomUnderstood): Promise<Suggestion[]> {
  const { word, isBed, hotels } = said
  const place = (said.place && world.index.byId.get(said.place)) || null
  const canFilter = Object.keys(word.filters).length > 0
  const at = place && { slug: place.slug, where: whereIn(world.index, place, world.locale) }
  if (hotels.length === 0 && canFilter) return [presentRoomWord({ word, isBed, at }, world.locale)]
  if (isBed || (hotels.length === 0 && !place)) return []
  return roomsOf(world, said, place)
}

async function roomsOf(
  world: World,
  { word, hotels }: RoomUnderstood,
  place: Place | null,
): Promise<Suggestion[]> {
  const { db, names, index, locale } = world
  const ids = hotels.map(({ owner }) => names.hotels.ids[owner]!)
  const found = await findRooms(
    db,
    { hotels: ids, place: place?.id ?? null, named: word.named, beds: word.filters.beds ?? [] },
    mostRooms,
  )
  return found.flatMap(({ id, nameEn, nameZh, hotel }) => {
    const owner = names.hotels.ids.indexOf(hotel)
    const city = index.byId.get(names.hotels.cities[owner] ?? 0)
    if (!city) return []
    const name = nameOf(names.hotels, owner)[locale]
    const room = { en: nameEn, zh: nameZh }[locale]
    return [presentRoom({ id, name: room, hotel: { id: hotel, name, city: city.name[locale] } })]
  })
}
