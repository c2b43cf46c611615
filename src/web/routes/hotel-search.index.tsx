import { createFileRoute, redirect } from '@tanstack/react-router'
import { succeeded } from '#contract/endpoint.ts'
import { showSite } from '#contract/endpoints.ts'
import { faultOfStayAnywhere } from '#domain/stay/stay.ts'
import { answerWords } from '#words/errors/form-messages.ts'
import { searchWords } from '#words/search/search.ts'
import { pageHeads } from '#words/site/page-heads.ts'
import { headOf } from '../head.ts'
import { findChoices, routeOf } from '../search-box/choice.ts'
import { SearchBox } from '../search-box/search-box.tsx'
import { readFlexible } from '../search-query/flexible-params.ts'
import { listSearchParams, readSearch, searchParams } from '../search-query/stay-search.ts'

type Query = Record<string, unknown>

/** Where a search typed by hand arrives: what was meant becomes the place's own address. */
export const Route = createFileRoute('/hotel-search/')({
  validateSearch: (query: Query) => query,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, context: { call } }) => {
    const site = await call(showSite, {}, { quiet: true })
    const today = succeeded(site) ? site.data.today : ''
    const q = String(deps.q ?? '')
      .trim()
      .slice(0, 80)
    const search = readSearch(deps, today, faultOfStayAnywhere)
    const flexible = readFlexible(deps, today)
    const found = await findChoices(call, q, 1)
    const place = found?.[0]
    if (place) {
      const isList = place.goal.to === 'list'
      const query = isList ? listSearchParams(search, flexible) : searchParams(search)
      throw redirect({ ...routeOf(place.goal, query), statusCode: 302 })
    }
    return { q, search, flexible, today, answered: found !== null }
  },
  head: ({ match }) =>
    headOf({
      ...match.context,
      path: '/hotel-search',
      title: pageHeads(match.context.locale).searchHotels,
      index: false,
    }),
  component: NothingFound,
})

function NothingFound() {
  const { q, search, flexible, today, answered } = Route.useLoaderData()
  const { locale } = Route.useRouteContext()
  const say = searchWords(locale)
  return (
    <main id="main" className="wrap search-page">
      <h1>{say.searchHotels}</h1>
      {q && <p role="alert">{answered ? say.nothing(q) : answerWords(locale).noAnswer}</p>}
      <div className="search-page-box">
        <SearchBox key={q} today={today} search={search} flexible={flexible} place={q} />
      </div>
    </main>
  )
}
