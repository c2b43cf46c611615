import { createFileRoute } from '@tanstack/react-router'
import { isPlainDate } from '#domain/time/plain-date.ts'
import { ArticlePage } from '../articles/article-page.tsx'
import { loadArticle } from '../articles/load-articles.ts'
import { headOf, lostHead } from '../head.ts'
import { useSite } from '../page/use-page.ts'

type Query = { s_d?: string }
const readStart = ({ s_d }: Record<string, unknown>): Query => (isPlainDate(s_d) ? { s_d } : {})

export const Route = createFileRoute('/article/via/$id')({
  validateSearch: readStart,
  loaderDeps: ({ search }) => readStart(search),
  loader: ({ params, deps, context }) => loadArticle(context, params.id, deps.s_d),
  head: ({ match, params, loaderData }) => {
    if (!loaderData) return lostHead(match.context)
    const { title, des, kword } = loaderData.tdk
    const about = { title, description: des, keywords: kword }
    return headOf({ ...match.context, path: `/article/via/${params.id}`, ...about })
  },
  component: Itinerary,
})

function Itinerary() {
  const { locale } = Route.useRouteContext()
  const article = Route.useLoaderData()
  return (
    <ArticlePage
      key={article.id + article.stops[0]?.s_d}
      article={article}
      today={useSite().today}
      locale={locale}
    />
  )
}
