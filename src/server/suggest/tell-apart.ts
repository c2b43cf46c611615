import type { SearchableNames } from './find-names.ts'
import type { NameIndex } from './name-index.ts'
import { narrowed, sizeOf, wholeRange } from './ranges.ts'

export type Told = (owner: number) => boolean

const everyOwner: Told = () => true

/** Who is meant by the words beside a name: each is a word of the owner's name, or of where it lies. Null for nobody. */
export function tellApart({ index, placeOf, surroundings }: SearchableNames) {
  const known = new Map<string, Told | null>()
  const meaning = (word: string): Told | null => {
    if (!known.has(word)) {
      const [named, lying] = [ownersOf(index, word), ownersOf(surroundings, word)]
      const tells: Told = (owner) => named?.[owner] === 1 || lying?.[placeOf[owner]!] === 1
      known.set(word, named || lying ? tells : null)
    }
    return known.get(word)!
  }
  return (words: readonly string[]): Told | null => {
    if (words.length === 0) return everyOwner
    const meanings = words.map(meaning)
    return meanings.includes(null) ? null : (owner) => meanings.every((tells) => tells!(owner))
  }
}

function ownersOf(index: NameIndex, word: string): Uint8Array | null {
  const range = narrowed(index, wholeRange(index), 0, word)
  if (sizeOf(range) === 0) return null
  const owners = new Uint8Array(index.fame.length)
  for (let entry = range.from; entry < range.to; entry++) owners[index.owners[entry]!] = 1
  return owners
}
