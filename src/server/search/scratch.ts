type Room = { readonly length: number }

/**
 * An array that one search after the other uses, grown when one is larger than all before; or one for each part of a
 * search. What is put there is to be read at once.
 */
export function createScratch<Array extends Room>(make: (length: number) => Array) {
  const kept: Array[] = []
  return (length: number, part = 0): Array => {
    const known = kept[part]
    if (known && known.length >= length) return known
    const made = make(Math.max(LEAST, length * 2))
    kept[part] = made
    return made
  }
}

const LEAST = 4_096
