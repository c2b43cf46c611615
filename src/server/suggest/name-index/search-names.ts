import { isHan } from '#gazetteer/fold.ts'
import type { NameGroup } from './build-names.ts'
import { type Interpretation, interpretationsOf } from './interpretations.ts'
import { exactScores, isNameStart, type Scores, typoScores } from './match-kinds.ts'
import { type PrefixIndex, prefixRange, type Range, sizeOf, splitAtEnd } from './prefix-index.ts'
import { createQualifiers, type OwnerFilter, type Qualifiers } from './qualifiers.ts'
import { collectTop, type Match, type TopMatches } from './top-matches.ts'
import { rangesWithOneTypo } from './typos.ts'

/** A name index, and cached qualifiers of one typed text. */
export type NameSearch = Readonly<{ index: PrefixIndex; qualifiers: Qualifiers }>
export const searchIn = (names: NameGroup): NameSearch => ({
  index: names.index,
  qualifiers: createQualifiers(names),
})

/** Shorter texts have too many neighbours for fuzzy matching. */
const shortestWithTypo = 4
const shortestChineseWithTypo = 3

/** Owners whose names begin with the typed text, the best match first. */
export function searchNames(
  { index, qualifiers }: NameSearch,
  words: readonly string[],
  limit: number,
): readonly Match[] {
  for (const group of possible(interpretationsOf(words), words, qualifiers)) {
    const rarestFirst = group
      .map((one) => ({ ...one, range: prefixRange(index, one.name) }))
      .toSorted((a, b) => sizeOf(a.range) - sizeOf(b.range))
    for (const { range, name, qualifiers: beside } of rarestFirst) {
      const fits = sizeOf(range) > 0 && qualifiers.filterFor(beside)
      if (!fits) continue
      const top = collectTop(limit)
      offerRange(index, { range, length: name.length }, { top, fits, scores: exactScores })
      if (top.all().length > 0) return top.all()
    }
  }
  return []
}

/** Owners whose names begin with the text after correcting one typo. */
export function searchWithTypo(
  { index, qualifiers }: NameSearch,
  words: readonly string[],
  limit: number,
): readonly Match[] {
  for (const { name, qualifiers: beside } of mistyped(words, qualifiers)) {
    const isShort = name.length < (isHan(name) ? shortestChineseWithTypo : shortestWithTypo)
    const fits = !isShort && qualifiers.filterFor(beside)
    if (!fits) continue
    const top = collectTop(limit)
    for (const mended of rangesWithOneTypo(index, name))
      offerRange(index, mended, { top, fits, scores: typoScores })
    if (top.all().length > 0) return top.all()
  }
  return []
}

/** Whether a name, or a hotel's own name, begins with the text. */
export function beginsName(index: PrefixIndex, text: string): boolean {
  const { from, to } = prefixRange(index, text)
  return index.kinds.subarray(from, to).some(isNameStart)
}

/** The last group takes one word for the name: if no owner has all the words, it cannot match. */
const possible = (groups: Interpretation[][], words: readonly string[], { fitAnyone }: Qualifiers) =>
  words.length > 1 && !fitAnyone(words) ? groups.slice(0, -1) : groups

/** All words together, or the one unknown word beside known ones: a second typo is not forgiven. */
function mistyped(words: readonly string[], { isKnown }: Qualifiers): Interpretation[] {
  const together = { name: words.join(''), qualifiers: [] }
  const unknown = words.length > 1 ? words.filter((word) => !isKnown(word)) : []
  if (unknown.length !== 1) return [together]
  return [together, { name: unknown[0]!, qualifiers: words.filter(isKnown) }]
}

type Offering = { top: TopMatches; fits: OwnerFilter; scores: Scores }

function offerRange(
  index: PrefixIndex,
  { range, length }: { range: Range; length: number },
  { top, fits, scores }: Offering,
) {
  const { whole, longer } = splitAtEnd(index, range, length)
  offerEntries(index, whole, { top, fits, qualities: scores.whole })
  offerEntries(index, longer, { top, fits, qualities: scores.start })
}

/** Offers every owner of a range that passes the qualifiers. */
function offerEntries(
  { owners, kinds, popularity }: PrefixIndex,
  { from, to }: Range,
  { top, fits, qualities }: { top: TopMatches; fits: OwnerFilter; qualities: Uint8Array },
) {
  let least = top.leastScore()
  for (let entry = from; entry < to; entry++) {
    const quality = qualities[kinds[entry]!]!
    const owner = owners[entry]!
    const score = quality + popularity[owner]!
    if (score < least || quality === 0 || !fits(owner)) continue
    top.offer({ owner, quality, score })
    least = top.leastScore()
  }
}
