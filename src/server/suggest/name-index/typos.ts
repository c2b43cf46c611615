import { isHan } from '#gazetteer/fold.ts'
import {
  type Branch,
  branchesOf,
  narrow,
  type PrefixIndex,
  prefixRange,
  type Range,
  sizeOf,
  wholeRange,
} from './prefix-index.ts'

/** Entries that begin with the text once its typing mistake is mended, and how long the text is then. */
export type MendedRange = Readonly<{ range: Range; length: number }>

/**
 * Everything at an edit distance of one: a wrong letter, a missing one, one too many, or two exchanged. Walks down the
 * sorted texts as if they were a tree, and leaves the path once at each letter.
 */
export function rangesWithOneTypo(index: PrefixIndex, text: string): MendedRange[] {
  const found: MendedRange[] = []
  const add = (range: Range, length: number) => {
    if (sizeOf(range) > 0) found.push({ range, length })
  }
  let here = wholeRange(index)
  for (let at = 0; at < text.length && sizeOf(here) > 0; at++) {
    const [rest, after] = [text.slice(at), text.slice(at + 1)]
    add(narrow(index, here, at, after), text.length - 1)
    if (after !== '' && after[0] !== rest[0])
      add(narrow(index, here, at, `${after[0]}${rest[0]}${after.slice(1)}`), text.length)
    for (const branch of otherLetters(index, here, at, text)) {
      if (branch.char === rest.charCodeAt(0)) continue
      add(narrow(index, branch, at + 1, after), text.length)
      add(narrow(index, branch, at + 1, rest), text.length + 1)
    }
    here = narrow(index, here, at, rest[0]!)
  }
  return found
}

/** At the very beginning only letters are tried: of Chinese there are thousands, and its later characters find it. */
function otherLetters(index: PrefixIndex, here: Range, depth: number, text: string) {
  if (depth > 0) return branchesOf(index, here, depth)
  return isHan(text[0]!) ? [] : firstLetters(index)
}

const latin = [...'abcdefghijklmnopqrstuvwxyz0123456789']

const branchesByIndex = new WeakMap<PrefixIndex, Branch[]>()

/** They are the same for every text: looked up once. */
function firstLetters(index: PrefixIndex): Branch[] {
  const known = branchesByIndex.get(index)
  if (known) return known
  const found = latin.map((mail) => ({ char: mail.charCodeAt(0), ...prefixRange(index, mail) }))
  branchesByIndex.set(index, found)
  return found
}
