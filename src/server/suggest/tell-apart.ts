import type { NameIndex } from './name-index.ts'
import { narrowed, type Range, sizeOf, wholeRange } from './ranges.ts'

/** Names to search in, and where their owners lie: words that tell namesakes apart, by the number of a place. */
export type SearchableNames = Readonly<{
  index: NameIndex
  placeOf: Uint32Array
  surroundings: NameIndex
}>

export type Told = (owner: number) => boolean
export type TellApart = ReturnType<typeof tellApart>

const everyOwner: Told = () => true

/** A word beside a name: entries that begin with it, and whose they are; the same of places. Null where there are none. */
type Meaning = Readonly<{
  range: Range
  outer: Range
  owners: Uint8Array | null
  places: Uint8Array | null
}>

/**
 * Who is meant by words beside a name: each is a word of the owner's name, or of where it lies. Kept for as long as one
 * text is being understood, since every reading of it asks for the same words.
 */
export function tellApart({ index, placeOf, surroundings }: SearchableNames) {
  const known = new Map<string, Meaning>()
  const meaningOf = (word: string): Meaning => {
    const before = known.get(word)
    if (before) return before
    const range = narrowed(index, wholeRange(index), 0, word)
    const outer = narrowed(surroundings, wholeRange(surroundings), 0, word)
    const [owners, places] = [marked(index, range), marked(surroundings, outer)]
    const meaning = { range, outer, owners, places }
    known.set(word, meaning)
    return meaning
  }
  const isKnown = (word: string) => {
    const { owners, places } = meaningOf(word)
    return owners !== null || places !== null
  }
  const told = (words: readonly string[]): Told | null => {
    if (words.length === 0) return everyOwner
    if (!words.every(isKnown)) return null
    const meanings = words.map(meaningOf)
    return (owner) =>
      meanings.every(({ owners, places }) => owners?.[owner] === 1 || places?.[placeOf[owner]!] === 1)
  }
  return {
    isKnown,
    /** Null for nobody. */
    told,
    /** Whether there is somebody at all whom the words tell; the rarest word is looked at first. */
    tellAnyone: (words: readonly string[]): boolean => {
      const tells = told(words)
      if (!tells) return false
      const toLookAt = ({ range, outer, places }: Meaning) =>
        sizeOf(range) + (places ? placeOf.length + sizeOf(outer) : 0)
      const [rarest] = words.map(meaningOf).toSorted((a, b) => toLookAt(a) - toLookAt(b))
      const { range, owners, places } = rarest!
      if (!places) return index.owners.subarray(range.from, range.to).some(tells)
      for (let owner = 0; owner < placeOf.length; owner++)
        if ((owners?.[owner] === 1 || places[placeOf[owner]!] === 1) && tells(owner)) return true
      return false
    },
  }
}

function marked({ owners, fame }: NameIndex, { from, to }: Range): Uint8Array | null {
  if (from === to) return null
  const marks = new Uint8Array(fame.length)
  for (let entry = from; entry < to; entry++) marks[owners[entry]!] = 1
  return marks
}
