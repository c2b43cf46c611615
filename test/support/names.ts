import { type Findable, toFindables } from '#gazetteer/findable.ts'
import { readCities } from '#gazetteer/read-cities.ts'
import { readCountries, readRegions } from '#gazetteer/read-countries.ts'
import { readSpots } from '#gazetteer/read-spots.ts'
import type { NamedPlace } from '#server/suggest/name-index/build-names.ts'

const transportKinds: readonly string[] = ['airport', 'station']
const firstCountry = 40_000_000

/** Every place of the tables, as input of the name indexes. */
export function cataloguePlaces(): { findables: Map<number, Findable>; places: NamedPlace[] } {
  const all = toFindables({
    cities: readCities(),
    spots: readSpots(),
    countries: readCountries(),
    regions: readRegions(),
  }).map((place, at) => ({ ...place, id: place.id ?? firstCountry + at }))
  const places = all.map(({ id, kind, name, also, pinyin, initials, weight, within, slug }) => ({
    id,
    isTransport: transportKinds.includes(kind),
    name,
    also,
    pinyin,
    initials,
    weight,
    within: [within.en, within.zh, slug.replaceAll('-', ' ')],
  }))
  return { places, findables: new Map(all.map((place) => [place.id, place])) }
}
