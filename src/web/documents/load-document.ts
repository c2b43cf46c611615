import type { PageRequest } from '#contract/call.ts'
import type { SiteDocument } from '#contract/documents.ts'
import { succeeded } from '#contract/endpoint.ts'
import { showDocument } from '#contract/endpoints.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { pageNotFound } from '../not-found/page-not-found.ts'
import { keepStructuredData } from '../page/inline-script.tsx'
import { isDocument } from '../path-params.ts'

/** The parts are enough to show it: the whole is not sent a second time. */
export type ShownDocument = Omit<SiteDocument, 'html' | 'contents'>

export async function loadDocument(context: PageRequest, name: string): Promise<ShownDocument> {
  if (!isDocument(name)) return pageNotFound(context, 'invalid')
  const answer = await context.call(showDocument, { name }, { quiet: true })
  if (!succeeded(answer)) throw new Error(answer.msg)
  const { html: _, contents: __, ...document } = answer.data
  if (name === 'faq') {
    const address = context.origin + joinLocale('/docs/faq', context.locale)
    keepStructuredData(context.unsent, faqJsonLd(document, address))
  }
  return document
}

export const faqId = '#faq'

/** The questions for search engines, https://schema.org/FAQPage. */
const faqJsonLd = (
  { sections, title, date }: Pick<ShownDocument, 'sections' | 'title' | 'date'>,
  address: string,
) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  '@id': address + faqId,
  url: address,
  name: title,
  dateModified: date,
  mainEntity: sections
    .flatMap(({ answers }) => answers)
    .map(({ id, question, text }) => ({
      '@type': 'Question',
      '@id': `${address}#${id}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
})
