import { createFileRoute } from '@tanstack/react-router'
import { ChangePage } from '../change-order/change-page.tsx'
import { readProposedDates } from '../change-order/proposed-dates.ts'
import { pageNotFound } from '../not-found/page-not-found.ts'
import { isId } from '../path-params.ts'
import { orderHead } from '../user-centre/centre-head.ts'

export const Route = createFileRoute('/center/detail/$id/change')({
  loader: ({ params, context }) => (isId(params.id) ? null : pageNotFound(context, 'invalid')),
  // A link can propose other dates.
  validateSearch: readProposedDates,
  head: orderHead('center-detail-id-change'),
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  return <ChangePage key={id} id={id} proposed={Route.useSearch()} />
}
