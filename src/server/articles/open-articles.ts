import type { RateTable } from '#domain/money/exchange.ts'
import type { Places } from '../places/open-places.ts'
import type { Place } from '../places/place.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import type { Search } from '../search/open-search.ts'
import { readArticles, type WrittenArticle } from './read-articles.ts'

export type ArticleContext = {
  readonly places: Places
  readonly search: Pick<Search, 'listHotels' | 'zoneDays'>
  readonly rates: () => Promise<RateTable>
  readonly origin: () => string
  readonly now: () => number
}

/** An itinerary with its places resolved. */
export type PlacedArticle = WrittenArticle & {
  readonly at: readonly Place[]
  readonly coverPlace: Place
}

const written = readArticles()
const placed = new WeakMap<PlaceIndex, readonly PlacedArticle[]>()

/** Itineraries whose places are all in the index. */
export function articlesIn(index: PlaceIndex): readonly PlacedArticle[] {
  const known = placed.get(index)
  if (known) return known
  const found = written.flatMap((article) => {
    const at = article.stops.flatMap(({ slug }) => index.bySlug.get(slug) ?? [])
    const coverPlace = index.bySlug.get(article.cover)
    return coverPlace && at.length === article.stops.length ? [{ ...article, at, coverPlace }] : []
  })
  placed.set(index, found)
  return found
}

export const countryOf = ({ at }: PlacedArticle) => at[0]!.country
export const nightsOf = ({ stops }: WrittenArticle) => stops.reduce((sum, { nights }) => sum + nights, 0)
/** Departure is on the morning after the last night. */
export const daysOf = (article: WrittenArticle) => nightsOf(article) + 1
