import type { Suggestion } from '#contract/search.ts'
import type { Locale } from '#domain/text/locale.ts'
import { spotsOf } from '../hotels/spots.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import type { QueryMatches } from './match-query.ts'
import type { Ranked } from './merge-ranked.ts'
import type { Names } from './name-index/build-in-worker.ts'
import { popularityScore } from './name-index/match-kinds.ts'
import { isTransport } from './name-index/named-rows.ts'
import { presentTransport } from './present.ts'

type Context = { index: PlaceIndex; names: Names; locale: Locale }

const scoreOfCitys = 5

/** Airports and stations matched by name. After a completely typed city, its other airports and stations follow. */
export function suggestTransport(
  { index, names, locale }: Context,
  { cities, transport }: Pick<QueryMatches, 'cities' | 'transport'>,
): Ranked<Suggestion>[] {
  const found = transport.flatMap(({ owner, score }) => {
    const place = index.byId.get(names.transport.ids[owner]!)
    return place ? [{ place, score }] : []
  })
  const ofCity = cities
    .flatMap(({ place, kind }) =>
      (spotsOf(index).get(place) ?? []).filter((spot) => (kind ? spot.kind === kind : isTransport(spot))),
    )
    .filter((spot) => !found.some(({ place }) => place.id === spot.id))
    .map((place) => ({ place, score: scoreOfCitys + popularityScore(place.weight) }))
    .toSorted((a, b) => b.score - a.score)
  return [...found, ...ofCity].map(({ place, score }) => ({ item: presentTransport(place, locale), score }))
}
