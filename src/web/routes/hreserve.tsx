import { createFileRoute } from '@tanstack/react-router'
import { pageNames } from '#words/site/page-names.ts'
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
  if (loaded.is !== 'ready') return <NothingToBook {...loaded} />
  // A renewed quote goes on where the guest is; another room begins anew, with what was typed.
  const { hotel, room, rate } = loaded.data.asked
  return <ReservationPage key={`${hotel} ${room} ${rate}`} data={loaded.data} />
}
