import type { Water } from '../water.ts'

/** What sample reviews and questions may speak of; all of it stands in the hotel's row. */
export type SampleFacts = Readonly<{
  seed: number
  stars: number
  reviewCount: number
  /** In China and its neighbours more guests write Chinese. */
  chinese: boolean
  centreMetres: number
  /** Whether the centre means anything here: in a city of many districts it is a dot on the map. */
  central: boolean
  waterMetres: number | null
  waterKind: Water['kind'] | null
  stationMetres: number | null
  amenities: readonly string[]
  checkInFrom: string
  checkInUntil: string | null
  checkOutUntil: string
  pets: 'free' | 'fee' | 'no'
  childrenFree: number
  family: boolean
}>
