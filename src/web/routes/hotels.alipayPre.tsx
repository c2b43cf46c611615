import { createFileRoute } from '@tanstack/react-router'
import { isId } from '../path-params.ts'
import { AlipayPage } from '../payments/alipay-page.tsx'
import { centreHead } from '../user-centre/centre-head.ts'

export const Route = createFileRoute('/hotels/alipayPre')({
  validateSearch: ({ order, part }: Record<string, unknown>): { order?: string; part?: 'rest' } => ({
    ...(isId(String(order ?? '')) ? { order: String(order) } : {}),
    ...(part === 'rest' ? { part } : {}),
  }),
  head: centreHead('hotels-alipayPre'),
  component: Page,
})

function Page() {
  const { order = '', part } = Route.useSearch()
  return <AlipayPage order={order} isBalance={part === 'rest'} />
}
