import { createFileRoute } from '@tanstack/react-router'
import { succeeded } from '#contract/endpoint.ts'
import { showSharedTrip } from '#contract/endpoints.ts'
import { tripTitleWords } from '#words/booking/trip-title.ts'
import { headOf } from '../head.ts'
import { pageNotFound } from '../not-found/page-not-found.ts'
import { SharedTripGone, SharedTripPage } from '../trips/shared-trip-page.tsx'
import { tripName } from '../trips/trip-name.ts'

export const Route = createFileRoute('/trips/$token')({
  loader: async ({ params: { token }, context }) => {
    if (!/^[\w-]{16,64}$/.test(token)) return pageNotFound(context, 'invalid')
    const answer = await context.call(showSharedTrip, { token }, { quiet: true })
    if (succeeded(answer)) return answer.data
    if (answer.data.reason !== 'not_found') throw new Error(answer.msg)
    context.setStatus(410)
    return null
  },
  // A shared trip is for people with its link, not for search engines.
  head: ({ match, loaderData }) => {
    const { locale, origin } = match.context
    const title = loaderData ? tripName(loaderData, loaderData.stops, locale) : tripTitleWords(locale).gone
    return headOf({ locale, origin, path: match.pathname, title, index: false })
  },
  component: Page,
})

function Page() {
  const trip = Route.useLoaderData()
  return trip ? <SharedTripPage trip={trip} /> : <SharedTripGone />
}
