import type { Findable } from './findable.ts'
import { fold, isHan } from './fold.ts'
import { isNearMiss } from './near-miss.ts'
import { type PlaceWord, placeWords } from './place-words.ts'

/** Places for what was typed so far, the likeliest first. */
export type Typeahead = (typed: string, limit: number) => Findable[]

type Entry = Readonly<{ word: PlaceWord; place: Findable; context: string }>

/** Shorter texts have too many neighbours to guess what was meant. */
const shortestSlip = 4
const shortestHanSlip = 3
const wholeNearMiss = 30
const startOfNearMiss = 5
/** How fame weighs against an exact match. */
const pointsPerDoubling = 10

/** An index in memory: all words sorted, so that a beginning is a range. */
export function makeTypeahead(places: readonly Findable[]): Typeahead {
  const entries = places
    .flatMap((place) => {
      const context = ` ${fold(`${place.within.en} ${place.within.zh} ${place.slug}`)} `
      return placeWords(place).map((word): Entry => ({ word, place, context }))
    })
    .sort((a, b) => compare(a.word.text, b.word.text))
  const countryNames = places.filter(({ kind }) => kind === 'country').map(({ name }) => name.zh)

  return (typed, limit) => {
    const words = fold(typed).split(' ').filter(Boolean)
    if (words.length === 0) return []
    for (const { name, qualifiers } of readings(words, countryNames)) {
      const found = matches(entries, name).filter(({ entry }) =>
        qualifiers.every((text) => isWithin(entry, text)),
      )
      if (found.length > 0) return rank(found, limit)
    }
    return rank(nearMisses(entries, words.join('')), limit)
  }
}

type Reading = Readonly<{ name: string; qualifiers: readonly string[] }>

/** "paris texas" may be one name, or a name and where it lies; 法国巴黎 puts the country first. */
function readings(words: readonly string[], countryNames: readonly string[]): Reading[] {
  const asTyped = words.map((_, i) => ({
    name: words.slice(0, words.length - i).join(''),
    qualifiers: words.slice(words.length - i),
  }))
  const [first = ''] = words
  if (words.length > 1 || !isHan(first)) return asTyped
  const withoutEnding =
    first.length > 2 && /[市县省州]$/.test(first) ? [{ name: first.slice(0, -1), qualifiers: [] }] : []
  const afterCountry = countryNames
    .filter((country) => first.startsWith(country) && first.length > country.length)
    .map((country) => ({ name: first.slice(country.length), qualifiers: [country] }))
  return [...asTyped, ...withoutEnding, ...afterCountry]
}

const isWithin = ({ context }: Entry, text: string) =>
  isHan(text) ? context.includes(text) : context.includes(` ${text}`)

type Match = Readonly<{ entry: Entry; points: number }>

function matches(entries: readonly Entry[], text: string): Match[] {
  const found: Match[] = []
  for (let i = firstFrom(entries, text); i < entries.length; i++) {
    const entry = entries[i]!
    if (!entry.word.text.startsWith(text)) break
    found.push({ entry, points: entry.word.text === text ? entry.word.whole : entry.word.start })
  }
  return found
}

function nearMisses(entries: readonly Entry[], text: string): Match[] {
  if (text.length < (isHan(text) ? shortestHanSlip : shortestSlip)) return []
  return entries
    .filter(({ word }) => word.start >= 40 && isNearMiss(text, word.text))
    .map((entry) => {
      const isWhole = Math.abs(entry.word.text.length - text.length) <= 1
      return { entry, points: isWhole ? wholeNearMiss : startOfNearMiss }
    })
}

/** Each place once, by its best word; fame decides between equal words, the slug between equal fame. */
function rank(found: readonly Match[], limit: number): Findable[] {
  const best = new Map<Findable, number>()
  for (const { entry, points } of found) {
    const score = points + pointsPerDoubling * Math.log2(1 + entry.place.weight)
    if (score > (best.get(entry.place) ?? 0)) best.set(entry.place, score)
  }
  return [...best]
    .sort(([a, x], [b, y]) => y - x || compare(a.slug, b.slug))
    .slice(0, limit)
    .map(([place]) => place)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function firstFrom(entries: readonly Entry[], text: string): number {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (entries[middle]!.word.text < text) low = middle + 1
    else high = middle
  }
  return low
}
