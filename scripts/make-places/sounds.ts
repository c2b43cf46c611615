import { writeFileSync } from 'node:fs'
import { makePinyinReader } from '#gazetteer/read-pinyin.ts'
import { readCities } from '../../src/gazetteer/read-cities.ts'
import { readCountries } from '../../src/gazetteer/read-countries.ts'
import { readSpots } from '../../src/gazetteer/read-spots.ts'
import { formatTabSeparated } from '../../src/gazetteer/tab-separated.ts'
import { readHand } from './sources/hand.ts'
import { pinyinReader } from './sources/pinyin.ts'

/** Makes `sounds.tsv`: the readings of characters, and words with irregular readings. */
const sources = process.argv[2]
if (!sources) throw new Error('Usage: node scripts/make-places/sounds.ts SOURCES_FOLDER')

const syllables = pinyinReader(sources)
const placeNames = [...readCities(), ...readCountries(), ...readSpots()].map(({ name }) => name.zh)
const ofPlaces = [...placeNames.join('')].filter((sign) => /\p{Script=Han}/u.test(sign))
const characters = [...new Set([...nationalStandard(), ...ofPlaces])]
const soundOf = new Map(characters.map((character) => [character, syllables(character).join('')]))

const hotelWords = readHand('many-sounds.tsv').flatMap(([words = '']) => words.split(' '))
/** Words whose reading differs from their characters, and from the shorter words in them. */
const otherwise = new Map<string, string[]>()
for (const word of [...placeNames, ...hotelWords].toSorted((a, b) => a.length - b.length)) {
  const spoken = syllables(word)
  const isOtherwise = makePinyinReader(soundOf, otherwise)(word).join() !== spoken.join()
  if (/^\p{Script=Han}{2,}$/u.test(word) && isOtherwise) otherwise.set(word, spoken)
}

const lines = [
  ...listed(
    characters.map((character) => [soundOf.get(character)!, character]),
    '',
  ),
  ...listed(
    [...otherwise].map(([word, spoken]) => [spoken.join(' '), word]),
    '|',
  ),
]
const file = new URL('../../src/gazetteer/data/sounds.tsv', import.meta.url)
writeFileSync(file, formatTabSeparated(['sound', 'written'], lines))
console.log(`sounds: ${characters.length} characters, ${otherwise.size} words`)

function listed(pairs: readonly (readonly [sound: string, written: string])[], between: string) {
  const bySound = Map.groupBy(
    pairs.filter(([sound]) => sound !== ''),
    ([sound]) => sound,
  )
  return [...bySound]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([sound, all]) => ({ sound, written: all.map(([, written]) => written).join(between) }))
}

/** The 6,763 characters of GB 2312, common ones first. */
function nationalStandard(): string[] {
  const decoder = new TextDecoder('gb18030')
  const found: string[] = []
  for (let row = 0xb0; row <= 0xf7; row++)
    for (let cell = 0xa1; cell <= 0xfe; cell++) {
      const character = decoder.decode(Uint8Array.of(row, cell))
      if (/^\p{Script=Han}$/u.test(character)) found.push(character)
    }
  return found
}
