import type { Candidate } from './candidates.ts'
import { kmBetween } from './distance.ts'
import { plainName } from './plain-name.ts'
import type { GeoNamesRow } from './sources/geonames.ts'
import { readHand } from './sources/hand.ts'

const parseAlso = (field: string | undefined) => (field ? field.split('|') : [])

/** The table of destinations; a line without a known place fails the run. */
export function destinations(rows: readonly GeoNamesRow[]): Candidate[] {
  const islands = new Set(readHand('islands.txt').map(([key]) => key))
  const find = finder(rows)
  const unknown: string[] = []
  const found = readHand('destinations.tsv').flatMap(
    ([country = '', name = '', en = '', zh = '', fame, also]) => {
      const row = find(country, name)
      if (!row) unknown.push(`${country} ${name}`)
      const kind = islands.has(`${country} ${name}`) ? 'island' : ''
      return row
        ? [
            {
              row,
              en: en || plainName(row.name, row.country),
              zh,
              fame: Number(fame),
              kind,
              also: parseAlso(also),
            },
          ]
        : []
    },
  )
  if (unknown.length > 0) throw new Error(`Not in GeoNames: ${unknown.join(', ')}`)
  return found
}

/** Chinese names that override the sources, by GeoNames id; "-" excludes the place. */
export function corrections(rows: readonly GeoNamesRow[]): Map<number, string> {
  const find = finder(rows)
  const names = new Map<number, string>()
  const unknown: string[] = []
  for (const [country = '', name = '', zh = ''] of readHand('corrections.tsv')) {
    const row = find(country, name)
    if (row) names.set(row.id, zh)
    else unknown.push(`${country} ${name}`)
  }
  if (unknown.length > 0) throw new Error(`Not in GeoNames: ${unknown.join(', ')}`)
  return names
}

/** Places with coordinates of our own; zone and elevation come from the nearest known place. */
export function extraPlaces(rows: readonly GeoNamesRow[]): Candidate[] {
  return readHand('extra-places.tsv').map((fields) => {
    const [id, country = '', admin1 = '', en = '', zh = '', lat, lon, population, fame, kind = '', also] =
      fields
    const point = { lat: Number(lat), lon: Number(lon) }
    const neighbour = nearest(rows, country, point)
    const row = {
      ...neighbour,
      ...point,
      id: Number(id),
      name: en,
      ascii: en,
      alternates: [],
      feature: 'PPL',
      country,
      admin1: admin1 || neighbour.admin1,
      population: Number(population),
    }
    return { row, en, zh, fame: Number(fame), kind, also: parseAlso(also) }
  })
}

function nearest(
  rows: readonly GeoNamesRow[],
  country: string,
  point: { lat: number; lon: number },
): GeoNamesRow {
  let best: GeoNamesRow | undefined
  let bestKm = Number.POSITIVE_INFINITY
  for (const row of rows) {
    if (row.country !== country || row.feature === 'PPLX') continue
    const km = kmBetween(row, point)
    if (km < bestKm) [best, bestKm] = [row, km]
  }
  if (!best) throw new Error(`No place in ${country}`)
  return best
}

/** The most populous place of that name; `Name@region` narrows the search, `#id` selects by id. */
function finder(rows: readonly GeoNamesRow[]): (country: string, key: string) => GeoNamesRow | undefined {
  const byName = new Map<string, GeoNamesRow[]>()
  for (const row of rows) {
    for (const name of new Set([row.name, row.ascii, `#${row.id}`])) {
      const key = `${row.country} ${name}`
      byName.set(key, [...(byName.get(key) ?? []), row])
    }
  }
  return (country, key) => {
    const [name = '', region] = key.split('@')
    const rows = (byName.get(`${country} ${name}`) ?? []).filter((row) => !region || row.admin1 === region)
    return rows.sort((a, b) => b.population - a.population || a.id - b.id)[0]
  }
}
