import type { DocumentSection } from '#contract/documents.ts'

const folded = (text: string) => text.normalize('NFKC').toLowerCase()
const wordsOf = (q: string) => q.trim().toLowerCase().split(/\s/).filter(Boolean)

/** The sections with those of their questions that mention every word asked for; all of them where nothing was. */
export function searchAnswers(sections: readonly DocumentSection[], q: string): readonly DocumentSection[] {
  const wanted = wordsOf(folded(q))
  return sections.map((section) => ({
    ...section,
    answers: section.answers.filter(({ question, text }) => {
      const said = folded(`${question} ${text}`)
      return wanted.every((word) => said.includes(word))
    }),
  }))
}

export const countAnswers = (sections: readonly DocumentSection[]): number =>
  sections.reduce((sum, { answers }) => sum + answers.length, 0)

export type Part = { readonly text: string; readonly marked: boolean }

/** A text in parts, so that the words asked for can be marked. */
export function markedParts(text: string, q: string): Part[] {
  const words = wordsOf(q)
  const small = text.toLowerCase()
  // A letter may have a longer small form: then places in one are not places in the other.
  if (words.length === 0 || small.length !== text.length) return [{ text, marked: false }]
  const parts: Part[] = []
  let at = 0
  while (at < text.length) {
    const found = words
      .map((word) => ({ from: small.indexOf(word, at), length: word.length }))
      .filter(({ from }) => from >= 0)
      .toSorted((a, b) => a.from - b.from || b.length - a.length)[0]
    if (!found) break
    if (found.from > at) parts.push({ text: text.slice(at, found.from), marked: false })
    at = found.from + found.length
    parts.push({ text: text.slice(found.from, at), marked: true })
  }
  return at < text.length ? [...parts, { text: text.slice(at), marked: false }] : parts
}

/** Where a tag or an entity that begins here ends; the same place where none does. */
function endOfMarkup(html: string, at: number): number {
  const close = html[at] === '<' ? html.indexOf('>', at) : html[at] === '&' ? html.indexOf(';', at) : -1
  return close < 0 ? at : close + 1
}

/** The same in rendered text: tags and entities stay as they are. */
export function markedHtml(html: string, q: string): string {
  const pieces: string[] = []
  let text = ''
  const flush = () => {
    for (const part of markedParts(text, q))
      pieces.push(part.marked ? `<mark>${part.text}</mark>` : part.text)
    text = ''
  }
  for (let at = 0; at < html.length; ) {
    const end = endOfMarkup(html, at)
    if (end > at) {
      flush()
      pieces.push(html.slice(at, end))
      at = end
    } else text += html[at++]
  }
  flush()
  return pieces.join('')
}
