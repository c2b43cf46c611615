import type { Bilingual, Locale } from '#domain/locale.ts'
import type { Place } from './place.ts'

/** Where something in a place lies: "Paris, France", or "Le Marais, Paris, France" in a district. */
export function whereIn(place: Place, locale: Locale): string {
  if (place.name.en === place.country.name.en) return place.name[locale]
  return joined(place.name, place.parent ? place.within : place.country.name)[locale]
}

/** The same with the region, for cities that share their name. */
export function whereInRegion(place: Place, locale: Locale): string {
  const city = place.parent ?? place
  const whole = joined(city.name, city.within)
  return place.parent ? joined(place.name, whole)[locale] : whole[locale]
}

const joined = (inner: Bilingual, outer: Bilingual): Bilingual => ({
  en: outer.en ? `${inner.en}, ${outer.en}` : inner.en,
  zh: `${outer.zh}${inner.zh}`,
})
