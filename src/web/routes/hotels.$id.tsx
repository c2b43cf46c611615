import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { closedHotelWords } from '#words/hotels/closed-hotel.ts'
import { headOf, lostHead } from '../head.ts'
import { ClosedHotelPage } from '../hotel-page/closed-hotel.tsx'
import { hotelHead } from '../hotel-page/hotel-meta.ts'
import { HotelPage } from '../hotel-page/hotel-page.tsx'
import { readHotelQuery } from '../hotel-page/hotel-query.ts'
import { type HotelData, loadHotel, withLastShown } from '../hotel-page/load-hotel.ts'
import { createLastShown } from '../last-shown.ts'
import { pageNotFound } from '../not-found/page-not-found.ts'
import { keepStructuredData } from '../page/inline-script.tsx'
import { isId } from '../path-params.ts'
import { fetchSplitParts } from '../split-stay/late-splits.ts'

const lastHotel = createLastShown<HotelData>()
const noAnswer = (error: Error) => ({ is: 'failed' as const, why: error.message })

export const Route = createFileRoute('/hotels/$id')({
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ params: { id }, deps, context, parentMatchPromise }) => {
    if (!isId(id)) return pageNotFound(context, 'invalid')
    const { loaderData } = await parentMatchPromise
    const today = loaderData?.site.today ?? ''
    const query = readHotelQuery(deps, today)
    const asked = { id, query, currency: context.currency, today }
    const loaded = withLastShown(await loadHotel(context.call, asked).catch(noAnswer), lastHotel.of(id))
    if (loaded.is === 'unknown') return pageNotFound(context, 'invalid')
    if (loaded.is === 'failed') throw new Error(loaded.why)
    if (loaded.is === 'hotel') {
      if (loaded.data.splits) await fetchSplitParts()
      if (loaded.jsonld) keepStructuredData(context.unsent, loaded.jsonld)
      return { is: loaded.is, data: loaded.data }
    }
    context.setStatus(410)
    return { ...loaded, title: closedHotelWords(context.locale).closedTitle }
  },
  head: ({ match, loaderData, params }) => {
    if (!loaderData) return lostHead(match.context)
    const { locale, origin } = match.context
    if (loaderData.is === 'hotel') return hotelHead(loaderData.data, { locale, origin })
    const { title } = loaderData
    return headOf({ locale, origin, path: `/hotels/${params.id}`, title, index: false })
  },
  component: Hotel,
})

function Hotel() {
  const { locale } = Route.useRouteContext()
  const { id } = Route.useParams()
  const loaded = Route.useLoaderData()
  useEffect(() => {
    if (loaded.is === 'hotel') lastHotel.remember(id, loaded.data)
  }, [id, loaded])
  return loaded.is === 'hotel' ? (
    <HotelPage data={loaded.data} locale={locale} />
  ) : (
    <ClosedHotelPage closed={loaded.closed} locale={locale} />
  )
}
