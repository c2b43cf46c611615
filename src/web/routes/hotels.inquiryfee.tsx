import { createFileRoute } from '@tanstack/react-router'
import { isId } from '../path-params.ts'
import { ResultPage } from '../payments/result-page.tsx'
import { centreHead } from '../user-centre/centre-head.ts'

export const Route = createFileRoute('/hotels/inquiryfee')({
  // A provider adds its own words to the address. They prove nothing; PayPal's say only that PayPal should be asked.
  validateSearch: ({ order, token }: Record<string, unknown>): { order?: string; token?: string } => ({
    ...(isId(String(order ?? '')) ? { order: String(order) } : {}),
    ...(typeof token === 'string' ? { token } : {}),
  }),
  head: centreHead('hotels-inquiryfee'),
  component: Page,
})

function Page() {
  const { order = '', token } = Route.useSearch()
  return <ResultPage order={order} isFromPaypal={token !== undefined} />
}
