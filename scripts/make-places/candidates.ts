import { chineseCities } from './chinese-cities.ts'
import type { ChineseName } from './chinese-names.ts'
import { kmBetween } from './distance.ts'
import { corrections, destinations, extraPlaces } from './hand-places.ts'
import { plainName } from './plain-name.ts'
import type { GeoNamesRow } from './sources/geonames.ts'
import type { Syllables } from './sources/pinyin.ts'

/** A candidate for the table of cities. */
export type Candidate = Readonly<{
  row: GeoNamesRow
  en: string
  zh: string
  fame: number
  kind: string
  also: readonly string[]
}>

/** Below this population a city is included only if listed by hand. */
const smallest: Record<string, number> = { US: 40_000, JP: 90_000, IN: 300_000, RU: 80_000, BR: 100_000 }
const smallestOfTouristCountries = 20_000
const smallestElsewhere = 50_000
const touristCountries = new Set('IT ES AT CH GR HR PT AU NZ CA NO IS IE FI SE DK CZ HU'.split(' '))
/** Minimum number of cities per country. */
const fewest = 6
/** Uninhabited, disputed or closed to visitors. */
const leftOut = new Set('AQ TF GS EH BV HM IO UM PN TK CC'.split(' '))
const notCities = new Set(['PPLX', 'PPLH', 'PPLW', 'PPLQ', 'PPLCH'])

export function chooseCandidates(
  rows: readonly GeoNamesRow[],
  chineseName: ChineseName,
  syllables: Syllables,
): Candidate[] {
  const chosen = new Map<number, Candidate>()
  const add = (candidate: Candidate) => chosen.set(candidate.row.id, candidate)
  for (const candidate of extraPlaces(rows)) add(candidate)
  for (const candidate of destinations(rows)) add(candidate)
  for (const candidate of chineseCities(rows, syllables)) if (!has(chosen, candidate)) add(candidate)
  const named = countByCountry([...chosen.values()])

  const corrected = corrections(rows)
  const large = rows.filter((row) => row.population > 100_000 && !notCities.has(row.feature))
  for (const row of [...rows].sort((a, b) => b.population - a.population || a.id - b.id)) {
    if (chosen.has(row.id) || leftOut.has(row.country) || row.country === 'CN') continue
    if (notCities.has(row.feature) || row.population === 0) continue
    const zh = corrected.get(row.id) ?? chineseName(row)
    if (!zh || zh === '-') continue
    const count = named.get(row.country) ?? 0
    if (row.population < leastPopulation(row.country) && count >= fewest) continue
    if (!corrected.has(row.id) && isSuburb(row, large)) continue
    const candidate = { row, en: englishName(row), zh, fame: 1, kind: '', also: [] }
    if (has(chosen, candidate)) continue
    add(candidate)
    named.set(row.country, count + 1)
  }
  return [...chosen.values()].filter(({ row }) => !leftOut.has(row.country))
}

const leastPopulation = (country: string) =>
  smallest[country] ?? (touristCountries.has(country) ? smallestOfTouristCountries : smallestElsewhere)

function countByCountry(candidates: readonly Candidate[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { row } of candidates) counts.set(row.country, (counts.get(row.country) ?? 0) + 1)
  return counts
}

/** Two rows of one place: the same Chinese or English name nearby. */
function has(chosen: ReadonlyMap<number, Candidate>, { row, zh, en }: Candidate): boolean {
  for (const other of chosen.values()) {
    if (other.row.country !== row.country || (other.zh !== zh && other.en !== en)) continue
    if (kmBetween(other.row, row) < 40) return true
  }
  return false
}

function isSuburb(row: GeoNamesRow, large: readonly GeoNamesRow[]): boolean {
  if (row.country === 'US') return false
  return large.some(
    (other) =>
      other.country === row.country && other.population > 3.5 * row.population && kmBetween(other, row) < 12,
  )
}

/** GeoNames' own name, without administrative terms and transliteration marks. */
function englishName(row: GeoNamesRow): string {
  const name = keepsCity.has(row.name) ? row.name : row.name.replace(/ (?:City|Municipality)$/, '')
  return plainName(name, row.country)
    .replace(/-(?:shi|si)$/, '')
    .replace(/ch[oō]$/, row.country === 'JP' ? '' : '$&')
}

const keepsCity = new Set(
  `Salt Lake City|Kansas City|Oklahoma City|Jersey City|Iowa City|Sioux City|Rapid City|Carson City|Daly City|Redwood City|Culver City|National City|Union City|Bossier City|Johnson City|Ellicott City|Missouri City|Texas City|Yuba City|Cathedral City|Commerce City|Jefferson City|Michigan City|Panama City|Traverse City|Dodge City|Garden City|Haltom City|West Valley City|Lake Havasu City|Benin City|Mexico City|Kuwait City|Belize City|Guatemala City|Ho Chi Minh City|Welwyn Garden City|Quezon City|Cebu City|Sun City|Oregon City|Bullhead City|Bay City|League City|Foster City|Ocean City|Cooper City|Plant City|Park City|Elizabeth City|Suisun City|Universal City|Forest City`.split(
    '|',
  ),
)
