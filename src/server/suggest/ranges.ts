import type { NameIndex } from './name-index.ts'

/** Entries of an index that begin alike: from the first to before the second. */
export type Range = Readonly<{ from: number; to: number }>

export const wholeRange = ({ starts }: NameIndex): Range => ({ from: 0, to: starts.length })
export const sizeOf = ({ from, to }: Range): number => to - from

/** The entries of a range whose text goes on with `rest` after `depth` characters that they share. */
export function narrowed(index: NameIndex, { from, to }: Range, depth: number, rest: string): Range {
  const first = bound(index, from, to, depth, rest, false)
  return { from: first, to: bound(index, first, to, depth, rest, true) }
}

/** The entries of a range whose next character is that of the first of them; ranges of that kind follow each other. */
export function firstBranch(index: NameIndex, { from, to }: Range, depth: number): Range & { char: number } {
  const char = index.text[index.starts[from]! + depth]!
  return { char, from, to: bound(index, from, to, depth, String.fromCharCode(char), true) }
}

/** The first entry that does not come before `rest`; or, past them, the first that does not begin with it. */
function bound(
  { text, starts }: NameIndex,
  from: number,
  to: number,
  depth: number,
  rest: string,
  past: boolean,
): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >> 1
    const at = starts[middle]! + depth
    let i = 0
    while (i < rest.length && text[at + i] === rest.charCodeAt(i)) i++
    const isBelow = i === rest.length ? past : text[at + i]! < rest.charCodeAt(i)
    if (isBelow) low = middle + 1
    else high = middle
  }
  return low
}
