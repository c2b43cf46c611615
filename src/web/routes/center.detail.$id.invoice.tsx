import { createFileRoute } from '@tanstack/react-router'
import { pageNotFound } from '../not-found/page-not-found.ts'
import { InvoicePage } from '../order-documents/invoice-page.tsx'
import { isId } from '../path-params.ts'
import { orderHead } from '../user-centre/centre-head.ts'

export const Route = createFileRoute('/center/detail/$id/invoice')({
  loader: ({ params, context }) => (isId(params.id) ? null : pageNotFound(context, 'invalid')),
  head: orderHead('center-detail-id-invoice'),
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  return <InvoicePage key={id} id={id} />
}
