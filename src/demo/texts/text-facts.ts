import type { Bilingual } from '#domain/text/locale.ts'
import type { CityKind, Scenery } from '#gazetteer/city.ts'
import type { HotelKind, Setting } from '../kinds.ts'
import type { Water } from '../water.ts'

export type Near = Readonly<{ name: Bilingual; metres: number }>

/** The facts that sentences about a hotel may use. */
export type TextFacts = Readonly<{
  name: Bilingual
  kind: HotelKind
  setting: Setting
  stars: number
  city: Readonly<{ name: Bilingual; kind: CityKind; scenery: Scenery; elevation: number }>
  district: Bilingual | null
  centreMetres: number
  water: Water | null
  airport: Near | null
  station: Near | null
  landmark: Near | null
  rooms: number
  roomKinds: number
  plainestRoom: Bilingual
  finestRoom: Bilingual
  /** Square metres. */
  smallest: number
  largest: number
  floors: number
  opened: number
  renovated: number | null
  amenities: readonly string[]
  checkInFrom: string
  checkInUntil: string | null
  checkOutUntil: string
  pets: 'free' | 'fee' | 'no'
  childrenFree: number
}>

/**
 * A sentence in both languages, or null if it is not true here. Each topic (`about`) occurs once in a text.
 */
export type Sentence = (facts: TextFacts) => readonly [en: string, zh: string, about?: string] | null

export const has = ({ amenities }: TextFacts, ...wanted: readonly string[]) =>
  wanted.every((id) => amenities.includes(id))
