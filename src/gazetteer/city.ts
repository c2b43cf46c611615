import type { Bilingual } from '#domain/text/locale.ts'

export type CityKind = 'city' | 'town' | 'village' | 'island'

/** The typical landscape, derived from measured facts; selects pictures and sentences. */
export type Scenery =
  | 'island'
  | 'coast'
  | 'mountain'
  | 'lake'
  | 'river'
  | 'desert'
  | 'old-town'
  | 'metropolis'
  | 'plain'

export const cityKinds: readonly CityKind[] = ['city', 'town', 'village', 'island']

export const sceneries: readonly Scenery[] = [
  'island',
  'coast',
  'mountain',
  'lake',
  'river',
  'desert',
  'old-town',
  'metropolis',
  'plain',
]

export type City = Readonly<{
  /** The GeoNames id, or our own from 20,000,001 if GeoNames has none. Never changes. */
  id: number
  /** `{area}-{country}-{city}`. Never changes. */
  slug: string
  kind: CityKind
  scenery: Scenery
  name: Bilingual
  /** The Chinese name's pinyin without tones, joined, and its initials. */
  pinyin: string
  initials: string
  /** Other searchable names. */
  also: readonly string[]
  /** ISO 3166 code of the country. */
  country: string
  /** Code of the region within the country; empty if there is none. */
  region: string
  /** Postal code of the state, for cities of the United States. */
  state: string | null
  lat: number
  lon: number
  zone: string
  population: number
  elevation: number
  coastKm: number
  /** Share of the catalogue's hotels, relative to other cities. */
  weight: number
}>
