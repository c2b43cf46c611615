type Room = { readonly length: number }

/** Arrays for the parts of a search, used by one search after the other: what is put there is to be read at once. */
export function createScratch<Array extends Room>(make: (length: number) => Array) {
  const kept: Array[] = []
  return (part: number, length: number): Array => {
    const known = kept[part]
    if (known && known.length >= length) return known
    const made = make(Math.max(LEAST, length * 2))
    kept[part] = made
    return made
  }
}

const LEAST = 2_048
