import type { DocumentName, DocumentSection, SiteDocument } from '#contract/documents.ts'
import type { Locale } from '#domain/text/locale.ts'
import { plainText, renderMarkdown } from '../markdown/markdown.ts'
import { fillMarkdown, fillText, type Placeholders } from '../markdown/placeholders.ts'
import { type Section, sectionsOf } from '../markdown/sections.ts'
import { writtenDocument } from './read-document.ts'

/** Words, or Chinese characters, read in a minute. */
const readInAMinute: Record<Locale, number> = { en: 230, zh: 400 }

function minutesOf(text: string, locale: Locale): number {
  const length = locale === 'zh' ? text.replace(/\s/g, '').length : text.split(/\s+/).length
  return Math.max(1, Math.round(length / readInAMinute[locale]))
}

const quote = /^(?:> .*\n?)+/

/** The quotation at the start of a section is its summary. */
function presentSection({ id, title, body }: Section, locale: Locale): DocumentSection {
  const short = quote.exec(body)?.[0] ?? ''
  const { opening, sections } = sectionsOf(body.slice(short.length), 3)
  return {
    id,
    title: plainText(title),
    short: short ? plainText(short) : null,
    html: renderMarkdown(opening, locale),
    answers: sections.map((question) => ({
      id: question.id,
      question: plainText(question.title),
      html: renderMarkdown(question.body, locale),
      text: plainText(question.body),
    })),
  }
}

const tags: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => tags[sign]!)

const htmlOf = (sections: readonly DocumentSection[]) =>
  sections
    .map(({ id, title, short, html, answers }) => {
      const asked = answers.map((each) => `<h3 id="${each.id}">${escaped(each.question)}</h3>\n${each.html}`)
      const inShort = short ? `<blockquote>${escaped(short)}</blockquote>\n` : ''
      return `<h2 id="${id}">${escaped(title)}</h2>\n${inShort}${html}${asked.join('')}`
    })
    .join('')

/** A document in one language with its placeholders replaced. */
export function showDocument(name: DocumentName, locale: Locale, values: Placeholders): SiteDocument {
  const { facts, body } = writtenDocument(name, locale)
  const text = fillMarkdown(body, values)
  const sections = sectionsOf(text, 2).sections.map((section) => presentSection(section, locale))
  const title = fillText(facts.title, values)
  return {
    name,
    version: facts.version,
    date: facts.date,
    title,
    changed: facts.changed && fillText(facts.changed, values),
    minutes: minutesOf(plainText(text), locale),
    html: htmlOf(sections),
    contents: sections.flatMap(({ id, title, answers }) => [
      { id, text: title, level: 2 },
      ...answers.map(({ id, question }) => ({ id, text: question, level: 3 })),
    ]),
    sections,
    tdk: { title, des: fillText(facts.description, values), kword: facts.keywords },
  }
}
