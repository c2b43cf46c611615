import { isHan } from '#gazetteer/fold.ts'
import { type BestFindings, bestFindings, type Finding } from './best-findings.ts'
import type { NameIndex } from './name-index.ts'
import { isForgiven, startPoints, wholePoints } from './name-kinds.ts'
import { narrowed, type Range, sizeOf, wholeRange } from './ranges.ts'
import { type Reading, readingsOf } from './readings.ts'
import { slips } from './slips.ts'
import { type SearchableNames, type TellApart, type Told, tellApart } from './tell-apart.ts'

/** Names, and what is already known of the words beside them. */
export type NameSearch = Readonly<{ index: NameIndex; apart: TellApart }>
export const searchOf = (names: SearchableNames): NameSearch => ({
  index: names.index,
  apart: tellApart(names),
})

/** Shorter texts have too many neighbours to guess what was meant. */
const shortestSlip = 4
const shortestHanSlip = 3
const wholeSlip = 30
const startSlip = 5

/** Whose names begin with what was typed, the likeliest first. */
export function findNames({ index, apart }: NameSearch, words: readonly string[], limit: number): Finding[] {
  for (const group of possible(readingsOf(words), words, apart)) {
    const rarestFirst = group
      .map((reading) => ({ ...reading, range: narrowed(index, wholeRange(index), 0, reading.name) }))
      .toSorted((a, b) => sizeOf(a.range) - sizeOf(b.range))
    for (const { range, name, qualifiers } of rarestFirst) {
      const tells = sizeOf(range) > 0 && apart.told(qualifiers)
      if (!tells) continue
      const best = bestFindings(limit)
      // Texts that end here come first: nothing sorts before the end of a text.
      const { to: ended } = narrowed(index, range, name.length, '\0')
      look(index, { from: range.from, to: ended }, best, tells, wholePoints)
      look(index, { from: ended, to: range.to }, best, tells, startPoints)
      if (best.size() > 0) return best.all()
    }
  }
  return []
}

/** Whether somebody's name, or what is remembered of it, begins with the text. */
export function beginsName(index: NameIndex, text: string): boolean {
  const { from, to } = narrowed(index, wholeRange(index), 0, text)
  return index.kinds.subarray(from, to).some((kind) => isForgiven[kind] === 1)
}

/** The last readings take one word for the name: where no owner has all the words, none of them can find any. */
function possible(groups: Reading[][], words: readonly string[], { tellAnyone }: TellApart): Reading[][] {
  return words.length > 1 && !tellAnyone(words) ? groups.slice(0, -1) : groups
}

const wholeSlipPoints = isForgiven.map((forgiven) => forgiven * wholeSlip)
const startSlipPoints = isForgiven.map((forgiven) => forgiven * startSlip)

/** Whose names begin with what was probably meant, one slip of the fingers away. */
export function findMeant({ index, apart }: NameSearch, words: readonly string[], limit: number): Finding[] {
  for (const { name, qualifiers } of slippedReadings(words, apart)) {
    const isShort = name.length < (isHan(name) ? shortestHanSlip : shortestSlip)
    const tells = !isShort && apart.told(qualifiers)
    if (!tells) continue
    const best = bestFindings(limit)
    for (const { range, length } of slips(index, name)) {
      const { to: ended } = narrowed(index, range, length, '\0')
      look(index, { from: range.from, to: ended }, best, tells, wholeSlipPoints)
      look(index, { from: ended, to: range.to }, best, tells, startSlipPoints)
    }
    if (best.size() > 0) return best.all()
  }
  return []
}

/** All words together, or the one that nobody knows beside those that are right: more than one slip is not forgiven. */
function slippedReadings(words: readonly string[], { isKnown }: TellApart): Reading[] {
  const together = { name: words.join(''), qualifiers: [] }
  const unknown = words.length > 1 ? words.filter((word) => !isKnown(word)) : []
  if (unknown.length !== 1) return [together]
  return [together, { name: unknown[0]!, qualifiers: words.filter(isKnown) }]
}

/** Offers every owner in a range that the qualifiers mean; a kind without points is passed over. */
function look(
  { owners, kinds, fame }: NameIndex,
  { from, to }: Range,
  best: BestFindings,
  tells: Told,
  pointsOf: Uint8Array,
) {
  let least = best.least()
  for (let entry = from; entry < to; entry++) {
    const match = pointsOf[kinds[entry]!]!
    const owner = owners[entry]!
    const points = match + fame[owner]!
    if (points < least || match === 0 || !tells(owner)) continue
    best.offer({ owner, match, points })
    least = best.least()
  }
}
