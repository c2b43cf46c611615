import type { Suggestion } from '#contract/search.ts'
import type { Locale } from '#domain/locale.ts'
import { spotsOf } from '../hotels/spots.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import type { Ranked } from './mix.ts'
import { famePoints } from './name-kinds.ts'
import { isTraffic } from './named-things.ts'
import type { Names } from './names.ts'
import { presentTraffic } from './present.ts'
import type { Understood } from './understand.ts'

type World = { index: PlaceIndex; names: Names; locale: Locale }

/** A city that was typed as a whole may be reached by airports and stations that are not called by its name. */
const asWhole = 80
const ofCity = 5

export function suggestTraffic(
  { index, names, locale }: World,
  { places, traffic }: Pick<Understood, 'places' | 'traffic'>,
): Ranked<Suggestion>[] {
  const found = traffic.flatMap(({ owner, points }) => {
    const place = index.byId.get(names.traffic.ids[owner]!)
    return place ? [{ place, points }] : []
  })
  const [first] = places
  const city = first && first.match >= asWhole ? names.places.ids[first.owner]! : null
  const others = (city === null ? [] : (spotsOf(index).get(city) ?? []))
    .filter((spot) => isTraffic(spot) && !found.some(({ place }) => place.id === spot.id))
    .map((place) => ({ place, points: ofCity + famePoints(place.weight) }))
    .toSorted((a, b) => b.points - a.points)
  return [...found, ...others].map(({ place, points }) => ({ item: presentTraffic(place, locale), points }))
}
