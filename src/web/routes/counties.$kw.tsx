import { createFileRoute } from '@tanstack/react-router'
import { succeeded } from '#contract/endpoint.ts'
import { browsePlaces } from '#contract/endpoints.ts'
import { type Filter, readFilter } from '../countries/filter.ts'
import { PlaceOverviewPage } from '../countries/place-overview-page.tsx'
import { headOf, lostHead } from '../head.ts'
import { pageNotFound } from '../not-found/page-not-found.ts'
import { isSlug } from '../path-params.ts'

export const Route = createFileRoute('/counties/$kw')({
  validateSearch: (search: Record<string, unknown>): Filter => readFilter(search),
  // The router leaves in `search` what was not taken out of it.
  loaderDeps: ({ search }) => readFilter(search),
  loader: async ({ params: { kw }, deps, context }) => {
    if (!isSlug(kw)) return pageNotFound(context, 'invalid')
    const answer = await context.call(
      browsePlaces,
      { kw, ...deps, currency: context.currency },
      { quiet: true },
    )
    if (succeeded(answer)) return answer.data
    if (answer.data.reason === 'not_found') return pageNotFound(context, 'invalid')
    throw new Error(answer.msg)
  },
  head: ({ match, params, loaderData }) => {
    if (!loaderData) return lostHead(match.context)
    const { title, des, kword } = loaderData.tdk
    const { locale, origin } = match.context
    const about = { title, description: des, keywords: kword }
    return headOf({ locale, origin, path: `/counties/${params.kw}`, ...about, index: !match.search.q })
  },
  component: Counties,
})

function Counties() {
  const { locale } = Route.useRouteContext()
  return (
    <PlaceOverviewPage
      overview={Route.useLoaderData()}
      kw={Route.useParams().kw}
      q={readFilter(Route.useSearch()).q}
      locale={locale}
    />
  )
}
