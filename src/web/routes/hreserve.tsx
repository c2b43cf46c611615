import { createFileRoute } from '@tanstack/react-router'
import { pageNames } from '#words/page-names.ts'
import { loadReservation } from '../booking/load-reservation.ts'
import { NothingToBook } from '../booking/nothing-to-book.tsx'
import { ReservationPage } from '../booking/reservation-page.tsx'
import { headOf } from '../head.ts'

export const Route = createFileRoute('/hreserve')({
  validateSearch: ({ quote }: Record<string, unknown>): { quote?: string } =>
    typeof quote === 'string' && quote ? { quote } : {},
  loaderDeps: ({ search: { quote = '' } }) => ({ quote }),
  loader: async ({ deps, context }) => {
    const loaded = await loadReservation(context.call, deps.quote)
    if (loaded.is === 'failed') throw new Error(loaded.why)
    return loaded
  },
  head: ({ match }) => {
    const { locale, origin } = match.context
    return headOf({ locale, origin, path: '/hreserve', title: pageNames(locale).hreserve, index: false })
  },
  component: Page,
})

function Page() {
  const loaded = Route.useLoaderData()
  return loaded.is === 'ready' ? <ReservationPage data={loaded.data} /> : <NothingToBook {...loaded} />
}
