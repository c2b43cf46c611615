import { isHan } from '#gazetteer/fold.ts'

/** One interpretation of the typed words: a name, and qualifiers of that name. */
export type Interpretation = Readonly<{ name: string; qualifiers: readonly string[] }>

const nameAlone = (name: string): Interpretation => ({ name, qualifiers: [] })

/**
 * "paris texas" may be one name, or a name and its location, in either order; 法国巴黎 is written in one word. Groups are
 * ordered from the longest name to the shortest; within a group the rarest name is looked up first.
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

/** The name is a prefix or a suffix of the parts; the longest first. */
function splits<Part>(parts: readonly Part[]): { name: Part[]; rest: Part[] }[][] {
  return parts.slice(1).map((_, shorter) => {
    const size = parts.length - 1 - shorter
    return [
      { name: parts.slice(0, size), rest: parts.slice(size) },
      { name: parts.slice(-size), rest: parts.slice(0, -size) },
    ]
  })
}
