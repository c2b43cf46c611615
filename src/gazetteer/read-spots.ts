import { readTable } from './read-table.ts'
import { type Spot, spotKinds } from './spot.ts'
import { type Line, parseList } from './tab-separated.ts'

/** Districts, airports, stations and landmarks, ordered by id. */
export function readSpots(): Spot[] {
  return readTable('spots').map(toSpot)
}

function toSpot(line: Line): Spot {
  const kind = spotKinds.find((known) => known === line.kind)
  if (!kind) throw new Error(`The spot table holds an unknown kind: ${line.kind}`)
  return {
    id: Number(line.id),
    slug: line.slug!,
    kind,
    name: { en: line.en!, zh: line.zh! },
    pinyin: line.pinyin!,
    initials: line.initials!,
    also: parseList(line.also!),
    city: line.city!,
    iata: line.code || null,
    lat: Number(line.lat),
    lon: Number(line.lon),
  }
}
