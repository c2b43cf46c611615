import type { ShownDocument } from './load-document.ts'

export const faqId = '#faq'

/** The questions for search engines, https://schema.org/FAQPage. */
export const faqJsonLd = (
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
