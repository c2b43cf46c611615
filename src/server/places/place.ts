import type { PlaceKind } from '#contract/places.ts'
import type { Bilingual } from '#domain/text/locale.ts'

export type Country = Readonly<{
  code: string
  slug: string
  name: Bilingual
  area: string
  currency: string
  dialCode: string
  phonePattern: string
  plugs: readonly string[]
  volts: number
}>

/** A place for other features. */
export type Place = Readonly<{
  id: number
  slug: string
  kind: PlaceKind
  name: Bilingual
  country: Country
  region: Bilingual | null
  /** The city of a district, airport, station or landmark. */
  parent: Place | null
  form: string | null
  scenery: string | null
  iata: string | null
  lat: number
  lon: number
  zone: string
  population: number
  weight: number
  hotels: number
  /** The cheapest night of the coming weeks, in minor units of CNY; null if unknown. */
  nightFrom: number | null
  /** Its surroundings: "California, United States". */
  within: Bilingual
  /** Its index letter in a list. */
  letter: Bilingual
  pinyin: string
  initials: string
  also: readonly string[]
}>

/** Hotels are not in it but around it. */
export const isSpot = ({ kind }: Pick<Place, 'kind'>): boolean =>
  kind === 'airport' || kind === 'station' || kind === 'landmark'

type Lying = Pick<Place, 'kind' | 'name' | 'country' | 'region' | 'parent'>

export function withinOf({ kind, name, country, region, parent }: Lying): Bilingual {
  if (kind === 'country') return { en: '', zh: '' }
  const outer = parent?.name ?? region
  if (!outer || outer.en === name.en || outer.en === country.name.en) return country.name
  return { en: `${outer.en}, ${country.name.en}`, zh: `${country.name.zh}${outer.zh}` }
}
