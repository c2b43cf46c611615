import type { SuggestionQuery, Suggestions } from '#contract/search.ts'
import type { Locale } from '#domain/locale.ts'
import { fold, isHan, squeeze } from '#gazetteer/fold.ts'
import type { Db } from '../db/database.ts'
import { findAlikePlaces } from '../places/find-alike.ts'
import type { Places } from '../places/open-places.ts'
import { isTraffic } from './named-things.ts'
import type { Names } from './names.ts'
import { presentPlaces, presentTraffic } from './present.ts'
import { findAlikeHotels } from './store.ts'
import { suggestHotels } from './suggest-hotels.ts'

type World = { db: Db; places: Places; names: Names }

/** Shorter texts are alike to too much. */
const shortest = 5
const shortestHan = 3

/** What is written wrong more than once may still look like a place or a hotel. */
export async function suggestAlike(
  { db, places, names }: World,
  { q, limit, locale }: SuggestionQuery & { locale: Locale },
): Promise<Suggestions> {
  const text = squeeze(q)
  if (text.length < (isHan(text) ? shortestHan : shortest)) return { places: [], results: [] }
  const [alike, hotels] = await Promise.all([
    findAlikePlaces({ db, places }, q, limit),
    findAlikeHotels(db, fold(q), limit),
  ])
  const found = hotels.flatMap(({ id }, at) => {
    const owner = names.hotels.ids.indexOf(id)
    return owner < 0 ? [] : [{ owner, match: 0, points: limit - at }]
  })
  const shown = await suggestHotels({ db, index: await places(), names, locale }, found)
  const traffic = alike.filter(isTraffic).map((place) => presentTraffic(place, locale))
  return {
    places: presentPlaces(
      alike.filter((place) => !isTraffic(place)),
      locale,
    ),
    results: [...traffic, ...shown.map(({ item }) => item)].slice(0, limit),
  }
}
