import { isHan } from '#catalogue/places/fold.ts'
import { type BestFindings, bestFindings, type Finding } from './best-findings.ts'
import type { NameIndex } from './name-index.ts'
import { isForgiven, startPoints, wholePoints } from './name-kinds.ts'
import { narrowed, type Range, sizeOf, wholeRange } from './ranges.ts'
import { readingsOf } from './readings.ts'
import { slips } from './slips.ts'
import { type Told, tellApart } from './tell-apart.ts'

/** Names to search in, and where their owners lie: words that tell namesakes apart, by the number of a place. */
export type SearchableNames = Readonly<{
  index: NameIndex
  placeOf: Uint32Array
  surroundings: NameIndex
}>

/** Shorter texts have too many neighbours to guess what was meant. */
const shortestSlip = 4
const shortestHanSlip = 3
const wholeSlip = 30
const startSlip = 5

/** Whose names begin with what was typed, the likeliest first. */
export function findNames(names: SearchableNames, words: readonly string[], limit: number): Finding[] {
  const { index } = names
  const told = tellApart(names)
  for (const group of readingsOf(words)) {
    const rarestFirst = group
      .map((reading) => ({ ...reading, range: narrowed(index, wholeRange(index), 0, reading.name) }))
      .toSorted((a, b) => sizeOf(a.range) - sizeOf(b.range))
    for (const { range, name, qualifiers } of rarestFirst) {
      const tells = sizeOf(range) > 0 && told(qualifiers)
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

const wholeSlipPoints = isForgiven.map((forgiven) => forgiven * wholeSlip)
const startSlipPoints = isForgiven.map((forgiven) => forgiven * startSlip)

/** Whose names begin with what was probably meant, one slip of the fingers away. */
export function findMeant(names: SearchableNames, words: readonly string[], limit: number): Finding[] {
  const { index } = names
  const told = tellApart(names)
  for (const group of readingsOf(words)) {
    const best = bestFindings(limit)
    for (const { name, qualifiers } of group) {
      const isShort = name.length < (isHan(name) ? shortestHanSlip : shortestSlip)
      // What is written right somewhere is not the slip.
      const isKnown = qualifiers.length > 0 && sizeOf(narrowed(index, wholeRange(index), 0, name)) > 0
      const tells = !isShort && !isKnown && told(qualifiers)
      if (!tells) continue
      for (const { range, length } of slips(index, name)) {
        const { to: ended } = narrowed(index, range, length, '\0')
        look(index, { from: range.from, to: ended }, best, tells, wholeSlipPoints)
        look(index, { from: ended, to: range.to }, best, tells, startSlipPoints)
      }
    }
    if (best.size() > 0) return best.all()
  }
  return []
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
