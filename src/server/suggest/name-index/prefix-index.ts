import { kindNumber } from './match-kinds.ts'
import type { NameTerm } from './name-terms.ts'

/**
 * A sorted array of all suffixes of names at which typing may begin: the texts with a prefix are one range, found by
 * binary search. Owners are places or hotels, numbered by addition. Typed arrays can be transferred from the worker
 * thread without copying.
 */
export type PrefixIndex = Readonly<{
  /** All terms concatenated, each terminated by 0. */
  text: Uint16Array<ArrayBuffer>
  /** By entry, in the order of the texts: the start of its text, its owner, and the kind of match. */
  starts: Uint32Array<ArrayBuffer>
  owners: Uint32Array<ArrayBuffer>
  kinds: Uint8Array<ArrayBuffer>
  /** By owner: added to the score of every match. */
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

/** Entries with the same prefix; `to` is exclusive. */
export type Range = Readonly<{ from: number; to: number }>

export const wholeRange = ({ starts }: PrefixIndex): Range => ({ from: 0, to: starts.length })
export const sizeOf = ({ from, to }: Range): number => to - from

/** The entries whose text begins with this. */
export const prefixRange = (index: PrefixIndex, prefix: string): Range =>
  narrow(index, wholeRange(index), 0, prefix)

/** The entries of a range whose text continues with `rest` after the `depth` shared characters. */
export function narrow(index: PrefixIndex, { from, to }: Range, depth: number, rest: string): Range {
  const first = boundary(index, from, to, depth, rest, false)
  return { from: first, to: boundary(index, first, to, depth, rest, true) }
}

/** Splits a range with a prefix of that length: texts that end with it, and longer ones. */
export function splitAtEnd(
  index: PrefixIndex,
  range: Range,
  length: number,
): { whole: Range; longer: Range } {
  // The terminator sorts first.
  const { to } = narrow(index, range, length, '\0')
  return { whole: { from: range.from, to }, longer: { from: to, to: range.to } }
}

/** Entries that continue with one character. */
export type Branch = Range & Readonly<{ char: number }>

/** The branches of a range, one for each next character. */
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

/** The first entry not before `rest`; with `isPast`, the first after those that begin with it. */
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
