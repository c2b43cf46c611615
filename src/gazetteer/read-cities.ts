import { type City, type CityKind, cityKinds, type Scenery, sceneries } from './city.ts'
import { readTable } from './read-table.ts'
import { type Line, parseList } from './tab-separated.ts'

/** Every city of the catalogue, ordered by id. */
export function readCities(): City[] {
  return readTable('cities').map(toCity)
}

function toCity(line: Line): City {
  const country = line.country!
  const region = line.region!
  return {
    id: Number(line.id),
    slug: line.slug!,
    kind: oneOf<CityKind>(cityKinds, line.kind!),
    scenery: oneOf<Scenery>(sceneries, line.scenery!),
    name: { en: line.en!, zh: line.zh! },
    pinyin: line.pinyin!,
    initials: line.initials!,
    also: parseList(line.also!),
    country,
    region,
    state: country === 'US' ? region : null,
    lat: Number(line.lat),
    lon: Number(line.lon),
    zone: line.zone!,
    population: Number(line.population),
    elevation: Number(line.elevation),
    coastKm: Number(line.coastKm),
    weight: Number(line.weight),
  }
}

function oneOf<Word extends string>(words: readonly Word[], word: string): Word {
  const found = words.find((known) => known === word)
  if (!found) throw new Error(`The place table holds an unknown word: ${word}`)
  return found
}
