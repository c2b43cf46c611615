import type { Bilingual } from '#domain/text/locale.ts'
import type { City, CityKind } from './city.ts'
import type { Country } from './country.ts'
import type { Region } from './read-countries.ts'
import type { Spot, SpotKind } from './spot.ts'

export type FindableKind = CityKind | SpotKind | 'country'

/** A place in the search index. */
export type Findable = Readonly<{
  /** Null for a country, which has a slug only. */
  id: number | null
  slug: string
  kind: FindableKind
  name: Bilingual
  /** The enclosing region, which distinguishes places of one name: "California, United States". */
  within: Bilingual
  pinyin: string
  initials: string
  also: readonly string[]
  weight: number
}>

export type PlaceTable = Readonly<{
  cities: readonly City[]
  spots: readonly Spot[]
  countries: readonly Country[]
  regions: readonly Region[]
}>

/** Parts of a city are searched less often than the city, and less often than a smaller city. */
const shareOfCity: Readonly<Record<SpotKind, number>> = {
  district: 0.6,
  airport: 0.8,
  station: 0.4,
  landmark: 0.6,
}
const shareOfCountry = 0.1

export function toFindables({ cities, spots, countries, regions }: PlaceTable): Findable[] {
  const countryOf = new Map(countries.map((country) => [country.code, country]))
  const regionOf = new Map(regions.map((region) => [`${region.country}.${region.code}`, region]))
  const cityOf = new Map(cities.map((city) => [city.slug, city]))

  const withinCity = (city: City): Bilingual => {
    const country = countryOf.get(city.country)!.name
    const region = regionOf.get(`${city.country}.${city.region}`)?.name
    if (!region || region.en === city.name.en) return country
    return { en: `${region.en}, ${country.en}`, zh: `${country.zh}${region.zh}` }
  }
  const weights = new Map<string, number>()
  for (const { country, weight } of cities) weights.set(country, (weights.get(country) ?? 0) + weight)

  return [
    ...cities.map((city) => ({ ...city, within: withinCity(city) })),
    ...spots.map((spot) => {
      const city = cityOf.get(spot.city)!
      const country = countryOf.get(city.country)!.name
      const within = { en: `${city.name.en}, ${country.en}`, zh: `${country.zh}${city.name.zh}` }
      const also = spot.iata ? [spot.iata, ...spot.also] : spot.also
      return { ...spot, within, also, weight: Math.sqrt(city.weight) * shareOfCity[spot.kind] }
    }),
    ...countries.map(({ code, slug, name, pinyin, initials, also }) => ({
      id: null,
      slug,
      kind: 'country' as const,
      name,
      within: { en: '', zh: '' },
      pinyin,
      initials,
      also: [code, slug, ...also],
      weight: (weights.get(code) ?? 0) * shareOfCountry,
    })),
  ]
}
