import type { Bilingual } from '#domain/text/locale.ts'

export type SpotKind = 'district' | 'airport' | 'station' | 'landmark'

export const spotKinds: readonly SpotKind[] = ['district', 'airport', 'station', 'landmark']

/** A searchable part of a city. */
export type Spot = Readonly<{
  /** Our own id, from 30,000,001. Never changes. */
  id: number
  /** The city's slug and the part's own: `{city}-{district}`, `{city}-airport-{iata}`, `{city}-station-{name}`. */
  slug: string
  kind: SpotKind
  name: Bilingual
  pinyin: string
  initials: string
  /** Other searchable names. */
  also: readonly string[]
  /** Slug of its city. */
  city: string
  /** IATA code of an airport. */
  iata: string | null
  lat: number
  lon: number
}>
