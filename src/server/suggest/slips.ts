import { isHan } from '#gazetteer/fold.ts'
import type { NameIndex } from './name-index.ts'
import { firstBranch, narrowed, type Range, sizeOf, wholeRange } from './ranges.ts'

/** Entries that begin with the text once one slip is mended, and how long the text is then. */
export type Mended = Readonly<{ range: Range; length: number }>

/**
 * Everything that is one slip of the fingers away: a wrong letter, a missing one, one too many, or two in the wrong
 * order. Walks down the sorted texts as if they were a tree, and leaves the path once at each letter.
 */
export function slips(index: NameIndex, text: string): Mended[] {
  const found: Mended[] = []
  const add = (range: Range, length: number) => {
    if (sizeOf(range) > 0) found.push({ range, length })
  }
  let here = wholeRange(index)
  for (let at = 0; at < text.length && sizeOf(here) > 0; at++) {
    const [rest, after] = [text.slice(at), text.slice(at + 1)]
    add(narrowed(index, here, at, after), text.length - 1)
    if (after !== '' && after[0] !== rest[0])
      add(narrowed(index, here, at, `${after[0]}${rest[0]}${after.slice(1)}`), text.length)
    for (const branch of branches(index, here, at, text)) {
      if (branch.char === rest.charCodeAt(0)) continue
      add(narrowed(index, branch, at + 1, after), text.length)
      add(narrowed(index, branch, at + 1, rest), text.length + 1)
    }
    here = narrowed(index, here, at, rest[0]!)
  }
  return found
}

type Branch = Range & { char: number }

/** At the very beginning only letters are tried: of Chinese there are thousands, and its later characters find it. */
function branches(index: NameIndex, here: Range, depth: number, text: string): readonly Branch[] {
  if (depth > 0) return everyBranch(index, here, depth)
  return isHan(text[0]!) ? [] : firstLetters(index)
}

const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789']
const lettersOf = new WeakMap<NameIndex, readonly Branch[]>()

/** Every text begins there: looked up once. */
function firstLetters(index: NameIndex): readonly Branch[] {
  const known = lettersOf.get(index)
  if (known) return known
  const found = letters.map((letter) => ({
    ...narrowed(index, wholeRange(index), 0, letter),
    char: letter.charCodeAt(0),
  }))
  lettersOf.set(index, found)
  return found
}

function everyBranch(index: NameIndex, here: Range, depth: number): Branch[] {
  const found: Branch[] = []
  let rest = here
  while (sizeOf(rest) > 0) {
    const branch = firstBranch(index, rest, depth)
    if (branch.char !== 0) found.push(branch)
    rest = { from: branch.to, to: rest.to }
  }
  return found
}
