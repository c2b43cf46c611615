import type { SuggestionQuery, Suggestions } from '#contract/search.ts'
import type { Locale } from '#domain/text/locale.ts'
import { fold, isHan, squeeze } from '#gazetteer/fold.ts'
import type { Db } from '../db/database.ts'
import { findAlikePlaces } from '../places/find-similar-places.ts'
import type { Places } from '../places/open-places.ts'
import type { Names } from './name-index/build-in-worker.ts'
import { isTransport } from './name-index/named-rows.ts'
import { presentPlaces, presentTransport } from './present.ts'
import { findSimilarHotels } from './store.ts'
import { suggestHotels } from './suggest-hotels.ts'
import { tokenise } from './tokenise.ts'
import { mentionedTransport } from './transport-mention.ts'

type Context = { db: Db; places: Places; names: Names }

/** Shorter texts match too many names. */
const shortest = 5
const shortestChinese = 3

/** A text with several typos may still be similar to a place or a hotel: the database compares trigrams. */
export async function suggestSimilar(
  { db, places, names }: Context,
  { q, limit, locale }: SuggestionQuery & { locale: Locale },
): Promise<Suggestions> {
  const mention = mentionedTransport(tokenise(q))
  if (mention) {
    // "Airport" alone makes all airports similar.
    const similar = await findAlikePlaces({ db, places }, mention.rest.join(' '), limit)
    const results = similar
      .filter(({ kind }) => kind === mention.kind)
      .map((place) => presentTransport(place, locale))
    return { places: [], results }
  }
  const text = squeeze(q)
  if (text.length < (isHan(text) ? shortestChinese : shortest)) return { places: [], results: [] }
  const [similar, hotels] = await Promise.all([
    findAlikePlaces({ db, places }, q, limit),
    findSimilarHotels(db, fold(q), limit),
  ])
  const found = hotels.flatMap((hotel, at) => {
    const owner = names.hotels.all.findIndex(({ id }) => id === hotel.id)
    return owner < 0 ? [] : [{ owner, quality: 0, score: limit - at }]
  })
  const shown = await suggestHotels({ db, index: await places(), names, locale }, found)
  const [transport, others] = [similar.filter(isTransport), similar.filter((place) => !isTransport(place))]
  return {
    places: presentPlaces(others, locale),
    results: [
      ...transport.map((place) => presentTransport(place, locale)),
      ...shown.map(({ item }) => item),
    ].slice(0, limit),
  }
}
