import { createFileRoute, redirect } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { headOf, lostHead } from '../head.ts'
import { isPriceForm, typedLimits, withPrice } from '../hotel-list/filters/price-range.ts'
import { fetchFlexibleParts } from '../hotel-list/late-flexible.ts'
import { ListError } from '../hotel-list/list-error.tsx'
import { ListPage } from '../hotel-list/list-page.tsx'
import { listParams, readListQuery, withMap } from '../hotel-list/list-query.ts'
import { ListSkeleton } from '../hotel-list/list-skeleton.tsx'
import { type ListData, loadList } from '../hotel-list/load-list.ts'
import { rememberedQuery } from '../hotel-list/remember-list.ts'
import { createLastShown } from '../last-shown.ts'
import { pageNotFound } from '../not-found/page-not-found.ts'
import { useSite } from '../page/use-page.ts'
import { isSlug } from '../path-params.ts'

/** The previous page stays this long before the skeleton of the list replaces it. */
const skeletonDelayMs = 300

const lastList = createLastShown<ListData>()
const noAnswer = (error: Error) => ({ is: 'failed' as const, why: error.message })

export const Route = createFileRoute('/hotel-search/$kw')({
  validateSearch: (query: Record<string, unknown>) => query,
  // The request does not depend on whether the map covers the screen.
  loaderDeps: ({ search: { view, ...asked } }) => asked,
  loader: async ({ params: { kw }, deps, context, parentMatchPromise }) => {
    if (!isSlug(kw)) return pageNotFound(context, 'invalid')
    const { loaderData } = await parentMatchPromise
    const today = loaderData?.site.today ?? ''
    const query = readListQuery(deps, today)
    const remembered = rememberedQuery(query)
    if (remembered)
      throw redirect({
        to: '/hotel-search/$kw',
        params: { kw },
        search: listParams(remembered) as never,
        replace: true,
      })
    if (isPriceForm(deps)) {
      const priced = withPrice(query, typedLimits(deps), context.currency)
      throw redirect({ to: '/hotel-search/$kw', params: { kw }, search: listParams(priced) as never })
    }
    const question = { kw, query, currency: context.currency, today }
    const loaded = await loadList(context.call, question).catch(noAnswer)
    if (loaded.is === 'list') {
      if (loaded.data.query.flexible) await fetchFlexibleParts()
      return loaded.data
    }
    if (loaded.is === 'country') throw redirect({ to: '/counties/$kw', params: { kw }, statusCode: 301 })
    if (loaded.is === 'unknown') return pageNotFound(context, 'invalid')
    const before = lastList.of(kw)
    if (!before) throw new Error(loaded.why)
    return { ...before, isOld: true }
  },
  head: ({ match, params, loaderData }) => {
    const { locale, origin } = match.context
    if (!loaderData?.tdk) return lostHead(match.context)
    const { title, des, kword } = loaderData.tdk
    const path = `/hotel-search/${params.kw}`
    return headOf({ locale, origin, path, title, description: des, keywords: kword })
  },
  pendingComponent: ListSkeleton,
  pendingMs: skeletonDelayMs,
  errorComponent: ListError,
  component: HotelSearch,
})

function HotelSearch() {
  const { locale } = Route.useRouteContext()
  const { kw } = Route.useParams()
  // The skeleton replaces another page only: a list that is already shown stays, dimmed, until the next one is loaded.
  useEffect(() => {
    Route.update({ pendingMs: Infinity })
    return () => void Route.update({ pendingMs: skeletonDelayMs })
  }, [])
  const loaded = Route.useLoaderData()
  useEffect(() => lastList.remember(kw, loaded), [kw, loaded])
  const isMap = Route.useSearch({ select: ({ view }) => view === 'map' })
  const data = useMemo(() => ({ ...loaded, query: withMap(loaded.query, isMap) }), [loaded, isMap])
  return <ListPage kw={kw} locale={locale} data={data} today={useSite().today} />
}
