import { createFileRoute } from '@tanstack/react-router'
import { pageHeads } from '#words/site/page-heads.ts'
import { headOf } from '../head.ts'
import { NewsletterPage } from '../newsletter/newsletter-page.tsx'
import { readNewsletterQuery } from '../newsletter/newsletter-query.ts'

export const Route = createFileRoute('/newsletter')({
  validateSearch: readNewsletterQuery,
  head: ({ match }) => {
    const { locale, origin } = match.context
    return headOf({
      locale,
      origin,
      path: match.pathname,
      title: pageHeads(locale).newsletter,
      index: false,
    })
  },
  component: Page,
})

function Page() {
  const query = Route.useSearch()
  return <NewsletterPage key={JSON.stringify(query)} query={query} />
}
