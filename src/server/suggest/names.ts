import type { Bilingual } from '#domain/locale.ts'
import type { HotelColumns } from './hotel-columns.ts'
import type { SearchableNames } from './tell-apart.ts'

/** Everything that can be found by its name, as one process holds it. */
export type Names = Readonly<{
  places: SearchableNames & Readonly<{ ids: Uint32Array<ArrayBuffer> }>
  /** Airports and stations. */
  traffic: SearchableNames & Readonly<{ ids: Uint32Array<ArrayBuffer> }>
  hotels: SearchableNames & HotelColumns
}>

/** A place as the thread that makes the index gets it. */
export type NamedPlace = Readonly<{
  id: number
  isTraffic: boolean
  name: Bilingual
  also: readonly string[]
  pinyin: string
  initials: string
  /** Names of what it lies in. */
  within: readonly string[]
  weight: number
}>

export type NamedHotel = Readonly<{
  id: number
  name: Bilingual
  city: number
  district: number | null
  weight: number
}>
