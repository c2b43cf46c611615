import { createFileRoute } from '@tanstack/react-router'
import { InspirationPage } from '../articles/inspiration-page.tsx'
import { type ArticleFilter, loadArticles, readFilter } from '../articles/load-articles.ts'
import { headOf, lostHead } from '../head.ts'

export const Route = createFileRoute('/article/sprite')({
  validateSearch: (search: Record<string, unknown>): ArticleFilter => readFilter(search),
  loaderDeps: ({ search }) => readFilter(search),
  loader: ({ deps, context }) => loadArticles(context, deps),
  head: ({ match, loaderData }) => {
    if (!loaderData) return lostHead(match.context)
    const { title, des, kword } = loaderData.tdk
    const about = { title, description: des, keywords: kword }
    return headOf({ ...match.context, path: '/article/sprite', ...about })
  },
  component: Inspiration,
})

function Inspiration() {
  const { locale } = Route.useRouteContext()
  return (
    <InspirationPage page={Route.useLoaderData()} filter={readFilter(Route.useSearch())} locale={locale} />
  )
}
