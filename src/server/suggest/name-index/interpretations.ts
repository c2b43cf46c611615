import { isHan } from '#gazetteer/fold.ts'

/** One way to understand what was typed: a name, and words that say which of that name. */
export type Interpretation = Readonly<{ name: string; qualifiers: readonly string[] }>

const nameAlone = (name: string): Interpretation => ({ name, qualifiers: [] })

/**
 * "paris texas" may be one name, or a name and where it lies, in either order; 法国巴黎 is written in one word. Groups
 * from the longest name to the shortest; of a group the name that fewest have is looked up first.
 */
export function interpretationsOf(words: readonly string[]): Interpretation[][] {
  const [only] = words
  if (only === undefined) return []
  if (words.length === 1) return isHan(only) ? ofChinese(only) : [[nameAlone(only)]]
  const severalWords = splits(words).slice(0, -1)
  return [
    [nameAlone(words.join(''))],
    ...severalWords.map((group) =>
      group.map(({ name, rest }) => ({ name: name.join(''), qualifiers: rest })),
    ),
    words.map((name, at) => ({ name, qualifiers: words.filter((_, other) => other !== at) })),
  ]
}

function ofChinese(text: string): Interpretation[][] {
  const isWithEnding = text.length > 2 && /[市县省州]$/.test(text)
  const parts = splits([...text]).map((group) =>
    group
      .filter(({ name }) => name.length > 1)
      .map(({ name, rest }) => ({ name: name.join(''), qualifiers: [rest.join('')] })),
  )
  return [[nameAlone(text)], ...(isWithEnding ? [[nameAlone(text.slice(0, -1))]] : []), ...parts]
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
