import type { Bilingual } from '#domain/text/locale.ts'

export type SpotKind = 'district' | 'airport' | 'station' | 'landmark'

export const spotKinds: readonly SpotKind[] = ['district', 'airport', 'station', 'landmark']

/** A findable part of a city. */
export type Spot = Readonly<{
  /** Ours, from 30,000,001. Never changes. */
  id: number
  /** The city's slug and the part's own: `{city}-{district}`, `{city}-airport-{iata}`, `{city}-station-{name}`. */
  slug: string
  kind: SpotKind
  name: Bilingual
  pinyin: string
  initials: string
  /** Other names people type. */
  also: readonly string[]
  /** Slug of the city it belongs to. */
  city: string
  /** IATA code of an airport. */
  iata: string | null
  lat: number
  lon: number
}>
