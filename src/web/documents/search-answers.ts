import type { DocumentSection } from '#contract/documents.ts'

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** The sections with those of their questions that mention every word asked for; all of them where nothing was. */
export function searchAnswers(sections: readonly DocumentSection[], q: string): readonly DocumentSection[] {
  const wanted = folded(q).split(/\s+/).filter(Boolean)
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
  const words = q.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [{ text, marked: false }]
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return text
    .split(new RegExp(`(${pattern})`, 'i'))
    .flatMap((part, at) => (part ? [{ text: part, marked: at % 2 === 1 }] : []))
}

/** The same in rendered text: tags and entities stay as they are. */
export const markedHtml = (html: string, q: string): string =>
  html
    .split(/(<[^>]*>|&[a-z0-9#]+;)/i)
    .map((piece, at) => {
      if (at % 2 === 1) return piece
      const parts = markedParts(piece, q)
      return parts.map(({ text, marked }) => (marked ? `<mark>${text}</mark>` : text)).join('')
    })
    .join('')
