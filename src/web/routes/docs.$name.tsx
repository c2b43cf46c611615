import { createFileRoute } from '@tanstack/react-router'
import { documentWords } from '#words/site/documents.ts'
import { DocumentPage } from '../documents/document-page.tsx'
import { FaqPage } from '../documents/faq-page.tsx'
import { loadDocument } from '../documents/load-document.ts'
import { headOf, lostHead } from '../head.ts'
import { useSite } from '../page/use-page.ts'
import { loadSiteQuestions, SiteQuestions } from '../questions/site-questions.tsx'

type Query = { q?: string }

export const Route = createFileRoute('/docs/$name')({
  validateSearch: ({ q }: Record<string, unknown>): Query =>
    typeof q === 'string' || typeof q === 'number' ? { q: String(q).slice(0, 80) } : {},
  loader: async ({ params: { name }, context }) => {
    const [document, questions] = await Promise.all([
      loadDocument(context, name),
      name === 'faq' ? loadSiteQuestions(context.call) : null,
    ])
    return { document, questions }
  },
  head: ({ match, params, loaderData }) => {
    if (!loaderData) return lostHead(match.context)
    const { title, des, kword } = loaderData.document.tdk
    const about = { title, description: des, keywords: kword }
    return headOf({ ...match.context, path: `/docs/${params.name}`, ...about, index: !match.search.q })
  },
  component: Document,
})

function Document() {
  const { locale } = Route.useRouteContext()
  const { document, questions } = Route.useLoaderData()
  const { q = '' } = Route.useSearch()
  const { opens, closes, zone } = useSite().support_hours
  if (document.name !== 'faq') return <DocumentPage document={document} locale={locale} />
  const supportHours = documentWords(locale).supportHours(`${opens}-${closes} ${zone}`)
  return (
    <FaqPage document={document} asked={q} supportHours={supportHours} locale={locale}>
      <SiteQuestions questions={questions} />
    </FaqPage>
  )
}
