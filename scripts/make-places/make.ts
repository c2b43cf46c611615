import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { formatTabSeparated, type Line, parseTabSeparated } from '../../src/gazetteer/tab-separated.ts'
import { type Candidate, chooseCandidates } from './candidates.ts'
import { chineseNames } from './chinese-names.ts'
import { makeCoast, makeWaters } from './coast.ts'
import { makeCountries } from './countries.ts'
import { factsOf } from './facts.ts'
import { measureGeography } from './geography.ts'
import { makeLand } from './land.ts'
import { readRegionNames } from './regions.ts'
import { assignSlugs } from './slugs.ts'
import { readGeoNames } from './sources/geonames.ts'
import { readHand } from './sources/hand.ts'
import { pinyinReader } from './sources/pinyin.ts'
import { readShapes } from './sources/shapes.ts'
import { makeSpots } from './spots.ts'

const cityColumns =
  'id slug kind scenery en zh pinyin initials also country region lat lon zone population elevation coastKm weight'
const countryColumns =
  'code slug en zh pinyin initials also area currency dialCode phonePattern plugs volts priceLevel'
/** City states and territories whose regions are not in use; Vietnam's codes differ between the sources. */
const withoutRegions = new Set('HK MO SG TW MC VA GI MT BM AW CW SX VN'.split(' '))

const sources = process.argv[2]
if (!sources) throw new Error('Usage: node scripts/make-places/make.ts SOURCES_FOLDER')

const rows = readGeoNames(sources)
const syllables = pinyinReader(sources)
const candidates = chooseCandidates(rows, chineseNames(sources), syllables)
const countries = makeCountries(sources, syllables, new Set(candidates.map(({ row }) => row.country)))
const countryOf = new Map(countries.map((country) => [country.code!, country]))
const regionNames = readRegionNames(sources)
const shapes = readShapes(sources)
const geography = measureGeography(shapes)

const regionOf = ({ row }: Candidate) => {
  if (withoutRegions.has(row.country)) return ''
  return regionNames.has(`${row.country}.${row.admin1}`) ? row.admin1 : ''
}
const slugs = assignSlugs(
  candidates.map((candidate) => {
    const { row, en } = candidate
    const { area, slug } = countryOf.get(row.country)!
    const code = regionOf(candidate)
    const region = row.country === 'US' ? code : (regionNames.get(`${row.country}.${code}`)?.en ?? '')
    return { id: row.id, prefix: `${area}-${slug}`, en, region, population: row.population }
  }),
  new Map(committed('cities').map((line) => [Number(line.id), line.slug!])),
)

const others = new Map(readHand('other-names.tsv').map(([slug = '', names = '']) => [slug, names.split('|')]))
const cities = candidates
  .map((candidate) => {
    const { row, en, zh, also } = candidate
    const spoken = syllables(zh)
    const facts = factsOf(candidate, geography, rows, Number(countryOf.get(row.country)!.priceLevel))
    return {
      ...facts,
      id: row.id,
      slug: slugs.get(row.id)!,
      en,
      zh,
      pinyin: spoken.join(''),
      initials: spoken.map((syllable) => syllable.charAt(0)).join(''),
      also: [...also, ...(others.get(slugs.get(row.id)!) ?? [])].join('|'),
      country: row.country,
      region: regionOf(candidate),
      lat: row.lat,
      lon: row.lon,
      zone: row.zone,
      population: row.population,
      elevation: row.elevation,
    }
  })
  .sort((a, b) => a.id - b.id)

const usedRegions = new Set(cities.map(({ country, region }) => `${country}.${region}`))
const regions = [...regionNames.entries()]
  .filter(([key]) => usedRegions.has(key))
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([, region]) => region)

const spotIds = new Map(committed('spots').map((line) => [line.slug!, Number(line.id)]))
const spots = makeSpots(sources, syllables, new Set(slugs.values()), spotIds)

write('cities', cityColumns, cities)
write('spots', 'id slug kind en zh pinyin initials also city code lat lon', spots)
const spotsOf = Map.groupBy(
  spots.filter(({ kind }) => kind === 'district' || kind === 'station'),
  ({ city }) => city,
)
write('land', 'city size cellM cells', makeLand(cities, geography, rows, spotsOf))
write('coast', 'kind points', makeCoast(shapes))
write('waters', 'en zh halfKm points', makeWaters())
write('countries', countryColumns, countries)
write('regions', 'country code en zh', regions)

function tableFile(name: string): URL {
  return new URL(`../../src/gazetteer/data/${name}.tsv`, import.meta.url)
}

function write(name: string, columns: string, lines: readonly Record<string, string | number>[]): void {
  const texts = lines.map((line) =>
    Object.fromEntries(Object.entries(line).map(([key, value]) => [key, String(value)])),
  )
  writeFileSync(tableFile(name), formatTabSeparated(columns.split(' '), texts))
  console.log(`${name}: ${lines.length}`)
}

/** The committed table: its ids and slugs stay. */
function committed(name: string): Line[] {
  return existsSync(tableFile(name)) ? parseTabSeparated(readFileSync(tableFile(name), 'utf8')) : []
}
