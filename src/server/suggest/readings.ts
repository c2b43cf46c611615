import { isHan } from '#gazetteer/fold.ts'

/** One way to understand what was typed: a name, and words that say which of that name. */
export type Reading = Readonly<{ name: string; qualifiers: readonly string[] }>

const plain = (name: string): Reading => ({ name, qualifiers: [] })

/**
 * "paris texas" may be one name, or a name and where it lies, in either order; 法国巴黎 is written in one word.
 * Readings with the same number of parts in their name belong together: the rarer name of them is looked up.
 */
export function readingsOf(words: readonly string[]): Reading[][] {
  const [only] = words
  if (only === undefined) return []
  if (words.length === 1) return isHan(only) ? hanReadings(only) : [[plain(only)]]
  const severalWords = splits(words).slice(0, -1)
  return [
    [plain(words.join(''))],
    ...severalWords.map((group) =>
      group.map(({ name, rest }) => ({ name: name.join(''), qualifiers: rest })),
    ),
    words.map((name, at) => ({ name, qualifiers: words.filter((_, other) => other !== at) })),
  ]
}

function hanReadings(text: string): Reading[][] {
  const withoutEnding = text.length > 2 && /[市县省州]$/.test(text) ? [[plain(text.slice(0, -1))]] : []
  const parts = splits([...text]).map((group) =>
    group
      .filter(({ name }) => name.length > 1)
      .map(({ name, rest }) => ({ name: name.join(''), qualifiers: [rest.join('')] })),
  )
  return [[plain(text)], ...withoutEnding, ...parts]
}

/** The name is what comes first, or what comes last; the longest first. */
function splits<Part>(parts: readonly Part[]): { name: Part[]; rest: Part[] }[][] {
  return parts.slice(1).map((_, shorter) => {
    const size = parts.length - 1 - shorter
    return [
      { name: parts.slice(0, size), rest: parts.slice(size) },
      { name: parts.slice(-size), rest: parts.slice(0, -size) },
    ]
  })
}
