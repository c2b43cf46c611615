import { createFileRoute } from '@tanstack/react-router'
import { pageNotFound } from '../not-found/page-not-found.ts'
import { isId } from '../path-params.ts'
import { TripPage } from '../trips/trip-page.tsx'
import { orderHead } from '../user-centre/centre-head.ts'

export const Route = createFileRoute('/center/trips/$id')({
  loader: ({ params, context }) => (isId(params.id) ? null : pageNotFound(context, 'invalid')),
  head: orderHead('center-trips-id'),
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  return <TripPage key={id} id={id} />
}
