import type { Id } from '#domain/id.ts'
import type { Bilingual } from '#domain/text/locale.ts'
import { squeeze } from '#gazetteer/fold.ts'
import { readPinyin } from '#gazetteer/read-pinyin.ts'
import { popularityScore } from './match-kinds.ts'
import { hotelTerms, locationTerms, placeTerms } from './name-terms.ts'
import { type PrefixIndex, startPrefixIndex } from './prefix-index.ts'

/** A place to index. */
export type NamedPlace = Readonly<{
  id: number
  /** Airports and stations have an index of their own. */
  isTransport: boolean
  name: Bilingual
  also: readonly string[]
  pinyin: string
  initials: string
  /** Names of its surroundings. */
  within: readonly string[]
  weight: number
}>

export type NamedHotel = Readonly<{
  id: Id
  name: Bilingual
  city: number
  district: number | null
  weight: number
}>

/** Searchable names, and the location of each owner, whose names distinguish namesakes. */
export type NameGroup = Readonly<{
  index: PrefixIndex
  locationOf: Uint32Array<ArrayBuffer>
  locations: PrefixIndex
}>

/** Owners are numbered by group, in the order of addition. */
export type NameGroups = Readonly<Record<'places' | 'transport' | 'hotels', NameGroup>>

/** Takes all places, then the hotels in them, and builds the indexes of their names. */
export function startNames() {
  const locations = startPrefixIndex()
  const groups = { places: startGroup(), transport: startGroup(), hotels: startGroup() }
  const placeById = new Map<number, { number: number; zh: string }>()
  const readAloud = readPinyin()

  return {
    addPlace: (place: NamedPlace) => {
      const number = placeById.size
      placeById.set(place.id, { number, zh: squeeze(place.name.zh) })
      locations.add(locationTerms(place), 0)
      const group = place.isTransport ? groups.transport : groups.places
      group.index.add(placeTerms(place), popularityScore(place.weight))
      group.locationOf.push(number)
    },
    addHotel: ({ name, city, district, weight }: NamedHotel) => {
      const around = [city, district].flatMap((id) => (id && placeById.get(id)) || [])
      const location = around.at(-1)
      if (!location) throw new Error(`the hotel ${name.en} is in an unknown place`)
      const texts = hotelTerms({ name, places: around.map(({ zh }) => zh) }, readAloud)
      groups.hotels.index.add(texts, popularityScore(weight))
      groups.hotels.locationOf.push(location.number)
    },
    finish: (): NameGroups => {
      const shared = locations.finish()
      return {
        places: finishGroup(groups.places, shared),
        transport: finishGroup(groups.transport, shared),
        hotels: finishGroup(groups.hotels, shared),
      }
    },
  }
}

const startGroup = () => ({ index: startPrefixIndex(), locationOf: [] as number[] })

const finishGroup = ({ index, locationOf }: ReturnType<typeof startGroup>, locations: PrefixIndex) => ({
  index: index.finish(),
  locationOf: Uint32Array.from(locationOf),
  locations,
})
