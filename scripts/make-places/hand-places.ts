import type { Candidate } from './candidates.ts'
import { kmBetween } from './distance.ts'
import { plainName } from './plain-name.ts'
import type { GeoNamesRow } from './sources/geonames.ts'
import { readHand } from './sources/hand.ts'
import type { Syllables } from './sources/pinyin.ts'

const parseAlso = (field: string | undefined) => (field ? field.split('|') : [])

/** The table of destinations; a line that names no known place stops the run. */
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

/** Chinese names that replace what the sources say, by GeoNames id; "-" leaves the place out. */
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

/** The most populous place of that name; `Name@region` narrows, `#id` points. */
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

const adminRank: Record<string, number> = { PPLC: 6, PPLA: 6, PPLA2: 5, PPLA3: 3, PPL: 2 }
const fold = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()

/** Cities of the Chinese mainland, found in their province by their Chinese name or its pinyin. */
export function chineseCities(rows: readonly GeoNamesRow[], syllables: Syllables): Candidate[] {
  const english = new Map(readHand('chinese-english.tsv').map(([zh = '', en = '']) => [zh, en]))
  const placed = new Set(readHand('extra-places.tsv').map((fields) => `${fields[2]} ${fields[4]}`))
  const mainland = rows.filter((row) => row.country === 'CN')
  return readHand('chinese-cities.txt').flatMap(([line = '']) => {
    const [province = '', ...entries] = line.split(' ')
    const ofProvince = mainland.filter((row) => row.admin1 === province)
    return entries
      .map((entry) => ({ zh: entry.replace(/\d$/, ''), fame: Number(/\d$/.exec(entry)?.[0] ?? 1) }))
      .filter(({ zh }) => !placed.has(`${province} ${zh}`))
      .map(({ zh, fame }) => {
        const row = bestMatch(ofProvince, zh, syllables(zh).join(''))
        if (!row) throw new Error(`${zh} is not in GeoNames: give it coordinates in extra-places.tsv`)
        const population = row.population || (fame > 1 ? 150_000 : 80_000)
        const en = english.get(zh) ?? spell(syllables(zh))
        return { row: { ...row, population }, en, zh, fame, kind: '', also: [] }
      })
  })
}

function bestMatch(rows: readonly GeoNamesRow[], zh: string, pinyin: string): GeoNamesRow | undefined {
  const [best] = rows
    .map((row) => ({ row, score: matchScore(row, zh, pinyin) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.row.id - b.row.id)
  return best?.row
}

function matchScore(row: GeoNamesRow, zh: string, pinyin: string): number {
  const named = row.alternates.includes(`${zh}市`)
    ? 4
    : row.alternates.includes(zh)
      ? 3
      : row.alternates.some((name) => name === `${zh}县` || name === `${zh}区`)
        ? 2.5
        : 0
  const spelt = fold(row.ascii).replace(/city$/, '') === pinyin ? 3 : 0
  const heard = spelt === 0 && row.alternates.some((name) => fold(name) === pinyin) ? 1.5 : 0
  const evidence = named + spelt + heard
  if (evidence < 2.9) return 0
  return evidence + (adminRank[row.feature] ?? 0) / 2 + Math.log10(1 + row.population) / 1.5
}

/** "xi an" is written Xi'an: an apostrophe before a syllable that starts with a vowel. */
function spell(syllables: readonly string[]): string {
  const word = syllables
    .map((syllable, i) => (i > 0 && /^[aoe]/.test(syllable) ? `'${syllable}` : syllable))
    .join('')
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll('v', 'ü')
}
