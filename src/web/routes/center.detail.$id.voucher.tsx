import { createFileRoute } from '@tanstack/react-router'
import { pageNotFound } from '../not-found/page-not-found.ts'
import { VoucherPage } from '../order-documents/voucher-page.tsx'
import { isId } from '../path-params.ts'
import { orderHead } from '../user-centre/centre-head.ts'

export const Route = createFileRoute('/center/detail/$id/voucher')({
  loader: ({ params, context }) => (isId(params.id) ? null : pageNotFound(context, 'invalid')),
  head: orderHead('center-detail-id-voucher'),
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  return <VoucherPage key={id} id={id} />
}
