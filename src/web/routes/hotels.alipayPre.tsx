import { createFileRoute } from '@tanstack/react-router'
import { isId } from '../path-params.ts'
import { AlipayPage } from '../payments/alipay-page.tsx'
import { centreHead } from '../user-centre/centre-head.ts'

export const Route = createFileRoute('/hotels/alipayPre')({
  validateSearch: ({ order }: Record<string, unknown>): { order?: string } =>
    isId(String(order ?? '')) ? { order: String(order) } : {},
  head: centreHead('hotels-alipayPre'),
  component: Page,
})

function Page() {
  const { order = '' } = Route.useSearch()
  return <AlipayPage order={order} />
}
