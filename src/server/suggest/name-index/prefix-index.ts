import { kindNumber } from './match-kinds.ts'
import type { NameTerm } from './name-terms.ts'

/**
 * A sorted array of all suffixes of names that somebody may begin to type: what begins with a text is one range of it,
 * found by binary search. Owners are places or hotels, numbered as they were added. Typed arrays, so that the thread
 * that sorts them hands them over without copying.
 */
export type PrefixIndex = Readonly<{
  /** All terms one after another, each ended by 0. */
  text: Uint16Array<ArrayBuffer>
  /** By entry, in the order of the texts: where its text begins, whose it is, and which kind of match it makes. */
  starts: Uint32Array<ArrayBuffer>
  owners: Uint32Array<ArrayBuffer>
  kinds: Uint8Array<ArrayBuffer>
  /** By owner: what is added to the score of every match. */
  popularity: Float32Array<ArrayBuffer>
}>

export function startPrefixIndex() {
  const terms: string[] = []
  const starts: number[] = []
  const owners: number[] = []
  const kinds: number[] = []
  const popularity: number[] = []
  let length = 0
  return {
    add: (ofOwner: readonly NameTerm[], popular: number) => {
      for (const { text, starts: begin } of ofOwner) {
        for (const { at, kind } of begin) {
          starts.push(length + at)
          owners.push(popularity.length)
          kinds.push(kindNumber[kind])
        }
        terms.push(text)
        length += text.length + 1
      }
      popularity.push(popular)
    },
    finish: (): PrefixIndex => {
      const text = textOf(terms, length)
      const order = Uint32Array.from(starts, (_, entry) => entry).sort((a, b) =>
        compareTexts(text, starts[a]!, starts[b]!),
      )
      return {
        text,
        starts: order.map((entry) => starts[entry]!),
        owners: order.map((entry) => owners[entry]!),
        kinds: Uint8Array.from(order, (entry) => kinds[entry]!),
        popularity: Float32Array.from(popularity),
      }
    },
  }
}

function textOf(terms: readonly string[], length: number): Uint16Array<ArrayBuffer> {
  const text = new Uint16Array(length)
  let at = 0
  for (const term of terms) {
    for (let i = 0; i < term.length; i++) text[at++] = term.charCodeAt(i)
    at += 1
  }
  return text
}

function compareTexts(text: Uint16Array, a: number, b: number): number {
  let shared = 0
  while (text[a + shared] === text[b + shared] && text[a + shared] !== 0) shared++
  return text[a + shared]! - text[b + shared]!
}

/** Entries that begin alike: from the first to before the second. */
export type Range = Readonly<{ from: number; to: number }>

export const wholeRange = ({ starts }: PrefixIndex): Range => ({ from: 0, to: starts.length })
export const sizeOf = ({ from, to }: Range): number => to - from

/** The entries whose text begins with this. */
export const prefixRange = (index: PrefixIndex, prefix: string): Range =>
  narrow(index, wholeRange(index), 0, prefix)

/** The entries of a range whose text goes on with `rest` after the `depth` characters that they share. */
export function narrow(index: PrefixIndex, { from, to }: Range, depth: number, rest: string): Range {
  const first = boundary(index, from, to, depth, rest, false)
  return { from: first, to: boundary(index, first, to, depth, rest, true) }
}

/** Of a range whose texts begin with a prefix of that length: those that end with it, and those that go on. */
export function splitAtEnd(
  index: PrefixIndex,
  range: Range,
  length: number,
): { whole: Range; longer: Range } {
  // Nothing sorts before the end of a text.
  const { to } = narrow(index, range, length, '\0')
  return { whole: { from: range.from, to }, longer: { from: to, to: range.to } }
}

/** Entries that go on with one character. */
export type Branch = Range & Readonly<{ char: number }>

/** Those of a range, for each character there is. */
export function branchesOf(index: PrefixIndex, range: Range, depth: number): Branch[] {
  const branches: Branch[] = []
  let { from } = range
  while (from < range.to) {
    const char = index.text[index.starts[from]! + depth]!
    const to = boundary(index, from, range.to, depth, String.fromCharCode(char), true)
    if (char !== 0) branches.push({ char, from, to })
    from = to
  }
  return branches
}

/** The first entry that does not come before `rest`; or, past those that begin with it, the first that does not. */
function boundary(
  { text, starts }: PrefixIndex,
  from: number,
  to: number,
  depth: number,
  rest: string,
  isPast: boolean,
): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >> 1
    const at = starts[middle]! + depth
    let i = 0
    while (i < rest.length && text[at + i] === rest.charCodeAt(i)) i++
    const isBelow = i === rest.length ? isPast : text[at + i]! < rest.charCodeAt(i)
    if (isBelow) low = middle + 1
    else high = middle
  }
  return low
}
