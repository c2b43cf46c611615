import type { Candidate } from './candidates.ts'
import type { GeoNamesRow } from './sources/geonames.ts'
import { readHand } from './sources/hand.ts'
import type { Syllables } from './sources/pinyin.ts'

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
