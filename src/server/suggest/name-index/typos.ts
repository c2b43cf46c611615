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

/** Entries that begin with the corrected text, and the length of that text. */
export type MendedRange = Readonly<{ range: Range; length: number }>

/**
 * All texts at an edit distance of one: substitution, insertion, deletion or transposition. Walks down the sorted
 * texts like a tree, and branches off once at each letter.
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

/**
 * At the first position only Latin letters are tried: there are thousands of Chinese characters, and later ones find
 * the name too.
 */
function otherLetters(index: PrefixIndex, here: Range, depth: number, text: string) {
  if (depth > 0) return branchesOf(index, here, depth)
  return isHan(text[0]!) ? [] : firstLetters(index)
}

const latin = [...'abcdefghijklmnopqrstuvwxyz0123456789']

const branchesByIndex = new WeakMap<PrefixIndex, Branch[]>()

/** Cached, because they are the same for every text. */
function firstLetters(index: PrefixIndex): Branch[] {
  const known = branchesByIndex.get(index)
  if (known) return known
  const found = latin.map((mail) => ({ char: mail.charCodeAt(0), ...prefixRange(index, mail) }))
  branchesByIndex.set(index, found)
  return found
}
