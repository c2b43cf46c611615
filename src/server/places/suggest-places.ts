import { squeeze } from '#catalogue/places/fold.ts'
import type { SuggestionQuery, Suggestions } from '#contract/search.ts'
import type { Locale } from '#domain/locale.ts'
import type { Db } from '../db/database.ts'
import type { Places } from './open-places.ts'
import type { Place } from './place.ts'
import { presentSuggested, presentTraffic } from './present.ts'
import { findAlike } from './store.ts'

type Asked = SuggestionQuery & { locale: Locale }

/** Shorter texts are alike to too much. */
const shortestAlike = 5
const isTraffic = ({ kind }: Place) => kind === 'airport' || kind === 'station'

/** Where somebody who types this may want to go, the likeliest first. */
export async function suggestPlaces(
  { db, places }: { db: Db; places: Places },
  { q, limit, locale }: Asked,
): Promise<Suggestions> {
  const { typeahead, bySlug } = await places()
  // Both groups are cut on their own: stations must not crowd out cities, nor the reverse.
  const slugs = typeahead(q, limit * 4).map(({ slug }) => slug)
  const text = squeeze(q)
  const alike = slugs.length > 0 || text.length < shortestAlike ? [] : await findAlike(db, text, limit)
  const found = [...slugs, ...alike].flatMap((slug) => bySlug.get(slug) ?? [])
  return {
    places: found
      .filter((place) => !isTraffic(place))
      .slice(0, limit)
      .map((place) => presentSuggested(place, locale)),
    results: found
      .filter(isTraffic)
      .slice(0, limit)
      .map((place) => presentTraffic(place, locale)),
  }
}
