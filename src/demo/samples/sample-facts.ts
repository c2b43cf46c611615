import type { Water } from '../water.ts'

/** Facts that sample reviews and questions may mention; all are columns of the hotel. */
export type SampleFacts = Readonly<{
  seed: number
  stars: number
  reviewCount: number
  /** In China and nearby countries more guests write Chinese. */
  chinese: boolean
  centreMetres: number
  /** Whether the distance to the centre is meaningful: in a city of many districts it is not. */
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
