import { createFileRoute } from '@tanstack/react-router'
import { isId } from '../path-params.ts'
import { PayPage } from '../payments/pay-page.tsx'
import { centreHead } from '../user-centre/centre-head.ts'

export const Route = createFileRoute('/hotels/pay')({
  validateSearch: ({ order, part }: Record<string, unknown>): { order?: string; part?: 'rest' } => ({
    ...(isId(String(order ?? '')) ? { order: String(order) } : {}),
    ...(part === 'rest' ? { part } : {}),
  }),
  head: centreHead('hotels-pay'),
  component: Page,
})

function Page() {
  const { order = '', part } = Route.useSearch()
  return <PayPage order={order} isBalance={part === 'rest'} />
}
