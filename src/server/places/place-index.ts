import type { Locale } from '#domain/text/locale.ts'
import { createYield } from '../concurrency/yield.ts'
import { inOrder, letterOf } from './letters.ts'
import { type Country, type Place, withinOf } from './place.ts'
import type { CountryRow, DataState, PlaceRow } from './store.ts'

/** Every place in memory, with the sorted lists. */
export type PlaceIndex = Readonly<{
  state: DataState
  bySlug: ReadonlyMap<string, Place>
  byId: ReadonlyMap<number, Place>
  /** In the order of the language's alphabet. */
  countries: Readonly<Record<Locale, readonly Place[]>>
  citiesOf: (country: Place, locale: Locale) => readonly Place[]
}>

type Rows = { state: DataState; countries: readonly CountryRow[]; places: readonly PlaceRow[] }

/** Yields in between: a new version is built while requests are served. */
export async function makePlaceIndex({ state, countries, places }: Rows): Promise<PlaceIndex> {
  const yieldToOthers = createYield()
  const countryOf = joinCountries(countries, places)
  const byId = new Map<number, Place>()
  for (const row of places) {
    const country = countryOf.get(row.country)!
    byId.set(Number(row.id), toPlace(row, country, row.parent ? byId.get(Number(row.parent))! : null))
    await yieldToOthers()
  }
  const found = addUpHotels([...byId.values()])
  for (const place of found) byId.set(place.id, place)

  const countryPlaces = found.filter(({ kind }) => kind === 'country')
  const citiesByCountry = Map.groupBy(
    found.filter(({ kind }) => kind === 'city'),
    ({ country }) => country.code,
  )
  const sorted = { en: new Map<string, Place[]>(), zh: new Map<string, Place[]>() }
  for (const [code, cities] of citiesByCountry) {
    sorted.en.set(code, cities.toSorted(inOrder('en')))
    sorted.zh.set(code, cities.toSorted(inOrder('zh')))
    await yieldToOthers()
  }
  return {
    state,
    byId,
    bySlug: new Map(found.map((place) => [place.slug, place])),
    countries: { en: countryPlaces.toSorted(inOrder('en')), zh: countryPlaces.toSorted(inOrder('zh')) },
    citiesOf: ({ country }, locale) => sorted[locale].get(country.code) ?? [],
  }
}

function joinCountries(countries: readonly CountryRow[], places: readonly PlaceRow[]): Map<string, Country> {
  const asPlace = new Map(
    places.filter(({ kind }) => kind === 'country').map((place) => [place.country, place]),
  )
  return new Map(
    countries.flatMap((facts) => {
      const place = asPlace.get(facts.code)
      if (!place) return []
      return [[facts.code, { ...facts, slug: place.slug, name: { en: place.nameEn, zh: place.nameZh } }]]
    }),
  )
}

function toPlace(row: PlaceRow, country: Country, parent: Place | null): Place {
  const name = { en: row.nameEn, zh: row.nameZh }
  const region = row.regionEn === null ? null : { en: row.regionEn, zh: row.regionZh ?? row.regionEn }
  const names = Map.groupBy(row.names ?? [], ({ kind }) => kind)
  const one = (kind: 'pinyin' | 'initials') => names.get(kind)?.[0]?.folded ?? ''
  const { slug, kind, form, scenery, iata, lat, lon, zone, population, weight, hotels, nightFrom } = row
  const facts = { slug, kind, form, scenery, iata, lat, lon, zone, population, weight, hotels, nightFrom }
  const initials = one('initials')
  return {
    id: Number(row.id),
    ...facts,
    name,
    country,
    region,
    parent,
    within: withinOf({ kind, name, country, region, parent }),
    letter: letterOf({ name, initials }),
    pinyin: one('pinyin'),
    initials,
    also: names.get('other')?.map(({ folded }) => folded) ?? [],
  }
}

/** A country has the hotels of its cities, and the lowest of their prices. */
function addUpHotels(places: readonly Place[]): Place[] {
  const hotels = new Map<string, number>()
  const nights = new Map<string, number>()
  for (const { kind, country, hotels: own, nightFrom } of places) {
    if (kind !== 'city') continue
    hotels.set(country.code, (hotels.get(country.code) ?? 0) + own)
    if (nightFrom !== null)
      nights.set(country.code, Math.min(nightFrom, nights.get(country.code) ?? nightFrom))
  }
  return places.map((place) =>
    place.kind === 'country'
      ? {
          ...place,
          hotels: hotels.get(place.country.code) ?? 0,
          nightFrom: nights.get(place.country.code) ?? null,
        }
      : place,
  )
}
