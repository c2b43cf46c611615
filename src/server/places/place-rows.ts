import type { Bilingual } from '#domain/text/locale.ts'
import type { City } from '#gazetteer/city.ts'
import type { Country } from '#gazetteer/country.ts'
import { type PlaceTable, toFindables } from '#gazetteer/findable.ts'
import { nameRows } from './name-rows.ts'
import { type Rows, rowsOf } from './rows.ts'

const firstCountryId = 40_000_001
const letter = (code: string, at: number) => code.charCodeAt(at) - 65

/** A country's id is computed from its two letters, so that it never changes. */
export const countryId = (code: string) => firstCountryId + letter(code, 0) * 26 + letter(code, 1)

/** The rows of all place tables, made from the committed data. */
export function placeRows(data: PlaceTable): { countries: Rows; places: Rows; names: Rows } {
  const findables = toFindables(data)
  const weightOf = new Map(findables.map(({ slug, weight }) => [slug, weight]))
  const cityOf = new Map(data.cities.map((city) => [city.slug, city]))
  const regionOf = new Map(data.regions.map((region) => [`${region.country}.${region.code}`, region.name]))
  const mainCityOf = mainCities(data.cities)
  const regionOfCity = ({ country, region }: City) => regionOf.get(`${country}.${region}`) ?? null
  const idOf = new Map([
    ...data.countries.map(({ slug, code }) => [slug, countryId(code)] as const),
    ...data.cities.map(({ slug, id }) => [slug, id] as const),
    ...data.spots.map(({ slug, id }) => [slug, id] as const),
  ])

  const places = [
    ...data.countries.map((country) => {
      // A country is located at its main city.
      const { lat, lon, zone } = mainCityOf.get(country.code)!
      return { ...country, kind: 'country', country: country.code, lat, lon, zone }
    }),
    ...data.cities.map((city) => ({ ...city, kind: 'city', form: city.kind, region: regionOfCity(city) })),
    ...data.spots.map((spot) => {
      const city = cityOf.get(spot.city)!
      const { country, zone } = city
      return { ...spot, country, zone, region: regionOfCity(city), parent: city.id }
    }),
  ]
  return {
    countries: rowsOf(data.countries.map(countryRow)),
    places: rowsOf(
      places.map((place) =>
        placeRow({ ...place, id: idOf.get(place.slug)!, weight: weightOf.get(place.slug)! }),
      ),
    ),
    names: nameRows(findables, idOf),
  }
}

function mainCities(cities: readonly City[]): Map<string, City> {
  const main = new Map<string, City>()
  for (const city of cities) {
    if (city.weight > (main.get(city.country)?.weight ?? 0)) main.set(city.country, city)
  }
  return main
}

type Facts = Readonly<{
  id: number
  slug: string
  kind: string
  name: Bilingual
  country: string
  region?: Bilingual | null
  parent?: number
  form?: string
  scenery?: string
  iata?: string | null
  lat: number
  lon: number
  zone: string
  population?: number
  weight: number
}>

const placeRow = (place: Facts) => ({
  id: place.id,
  slug: place.slug,
  kind: place.kind,
  name_en: place.name.en,
  name_zh: place.name.zh,
  country: place.country,
  region_en: place.region?.en ?? null,
  region_zh: place.region?.zh ?? null,
  parent: place.parent ?? null,
  form: place.form ?? null,
  scenery: place.scenery ?? null,
  iata: place.iata ?? null,
  lat: place.lat,
  lon: place.lon,
  time_zone: place.zone,
  population: place.population ?? 0,
  weight: place.weight,
})

const countryRow = (country: Country) => ({
  code: country.code,
  area: country.area,
  currency: country.currency,
  dial_code: country.dialCode,
  phone_pattern: country.phonePattern,
  plugs: country.plugs,
  volts: country.volts,
  price_level: country.priceLevel,
})
