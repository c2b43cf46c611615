import type { Bilingual, Locale } from '#domain/text/locale.ts'
import type { Place } from './place.ts'
import type { PlaceIndex } from './place-index.ts'

/** The location of something in a place: "Paris, France", or "Le Marais, Paris, France" in a district. */
export function whereIn(index: PlaceIndex, place: Place, locale: Locale): string {
  const city = place.parent ?? place
  const outer = hasNamesake(index, city) ? city.within : city.country.name
  const whole = city.name.en === city.country.name.en ? city.name : joined(city.name, outer)
  return (place.parent ? joined(place.name, whole) : whole)[locale]
}

const joined = (inner: Bilingual, outer: Bilingual): Bilingual => ({
  en: outer.en ? `${inner.en}, ${outer.en}` : inner.en,
  zh: `${outer.zh}${inner.zh}`,
})

const sharedNames = new WeakMap<PlaceIndex, ReadonlySet<string>>()
const keyOf = ({ name, country }: Place) => `${name.en} ${country.code}`

/** Springfield needs its state, since there are several. */
function hasNamesake(index: PlaceIndex, city: Place): boolean {
  const known = sharedNames.get(index)
  if (known) return known.has(keyOf(city))
  const cities = [...index.byId.values()].filter(({ kind }) => kind === 'city')
  const shared = [...Map.groupBy(cities, keyOf)].flatMap(([key, same]) => (same.length > 1 ? [key] : []))
  sharedNames.set(index, new Set(shared))
  return hasNamesake(index, city)
}
