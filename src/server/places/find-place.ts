import { squeeze } from '#gazetteer/fold.ts'
import type { Places } from './open-places.ts'
import { isSpot, type Place } from './place.ts'
import type { PlaceIndex } from './place-index.ts'

/** The place of a slug: a country, a city, or a part of one. */
export const findPlace = async (places: Places, slug: string): Promise<Place | null> =>
  (await places()).bySlug.get(slug) ?? null

export const findPlaceById = async (places: Places, id: number): Promise<Place | null> =>
  (await places()).byId.get(id) ?? null

const namesOf = new WeakMap<PlaceIndex, ReadonlyMap<string, Place>>()

/** The best known place of a name in any spelling: a city or country before places in one. */
export async function findPlaceByName(places: Places, name: string): Promise<Place | null> {
  const index = await places()
  const names = namesOf.get(index) ?? byName(index)
  namesOf.set(index, names)
  return names.get(squeeze(name)) ?? null
}

function byName({ byId }: PlaceIndex): ReadonlyMap<string, Place> {
  const names = new Map<string, Place>()
  const enter = (name: string, place: Place) => {
    const key = squeeze(name)
    if (key && !names.has(key)) names.set(key, place)
  }
  const isMinor = (place: Place) => Number(isSpot(place) || place.kind === 'district')
  const known = [...byId.values()].sort((a, b) => isMinor(a) - isMinor(b) || b.weight - a.weight)
  for (const place of known) for (const name of [place.name.en, place.name.zh]) enter(name, place)
  // An alternative name never hides the main name of another place.
  for (const place of known) for (const name of [place.pinyin, ...place.also]) enter(name, place)
  return names
}
