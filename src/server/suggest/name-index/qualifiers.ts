import type { NameGroup } from './build-names.ts'
import { type PrefixIndex, prefixRange, type Range, sizeOf } from './prefix-index.ts'

export type OwnerFilter = (owner: number) => boolean
export type Qualifiers = ReturnType<typeof createQualifiers>

/** The owners whose own name has a word, and the locations whose names have it; null for none. */
type WordMatches = Readonly<{
  inNames: Range
  inLocations: Range
  owners: Uint8Array | null
  locations: Uint8Array | null
}>

/**
 * Filters owners by the words beside a name: each must be a word of the owner's name or of its location. Created for
 * one typed text, since all its interpretations use the same words.
 */
export function createQualifiers({ index, locationOf, locations: around }: NameGroup) {
  const known = new Map<string, WordMatches>()
  const matchesOf = (word: string): WordMatches => {
    const before = known.get(word)
    if (before) return before
    const [inNames, inLocations] = [prefixRange(index, word), prefixRange(around, word)]
    const owners = flagsOf(index, inNames)
    const locations = flagsOf(around, inLocations)
    const matches = { inNames, inLocations, owners, locations }
    known.set(word, matches)
    return matches
  }
  const isKnown = (word: string) => {
    const { owners, locations } = matchesOf(word)
    return owners !== null || locations !== null
  }
  /** Null if no owner has all the words. */
  const filterFor = (words: readonly string[]): OwnerFilter | null => {
    if (words.length === 0) return () => true
    if (!words.every(isKnown)) return null
    const all = words.map(matchesOf)
    return (owner) =>
      all.every(({ owners, locations }) => owners?.[owner] === 1 || locations?.[locationOf[owner]!] === 1)
  }
  return {
    isKnown,
    filterFor,
    /** Whether any owner has all the words; the rarest is checked first. */
    fitAnyone: (words: readonly string[]): boolean => {
      const fits = filterFor(words)
      if (!fits) return false
      const cost = ({ inNames, inLocations, locations }: WordMatches) =>
        sizeOf(inNames) + (locations ? locationOf.length + sizeOf(inLocations) : 0)
      const [rarest] = words.map(matchesOf).toSorted((a, b) => cost(a) - cost(b))
      const { inNames, owners, locations } = rarest!
      if (!locations) return index.owners.subarray(inNames.from, inNames.to).some(fits)
      for (let owner = 0; owner < locationOf.length; owner++)
        if ((owners?.[owner] === 1 || locations[locationOf[owner]!] === 1) && fits(owner)) return true
      return false
    },
  }
}

function flagsOf({ owners, popularity }: PrefixIndex, { from, to }: Range): Uint8Array | null {
  if (from === to) return null
  const flags = new Uint8Array(popularity.length)
  for (let entry = from; entry < to; entry++) flags[owners[entry]!] = 1
  return flags
}
