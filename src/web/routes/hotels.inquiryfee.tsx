import { createFileRoute } from '@tanstack/react-router'
import { isId } from '../path-params.ts'
import { ResultPage } from '../payments/result-page.tsx'
import { centreHead } from '../user-centre/centre-head.ts'

export const Route = createFileRoute('/hotels/inquiryfee')({
  // A provider adds its own words to the address; they prove nothing and are left out.
  validateSearch: ({ order }: Record<string, unknown>): { order?: string } =>
    isId(String(order ?? '')) ? { order: String(order) } : {},
  head: centreHead('hotels-inquiryfee'),
  component: Page,
})

function Page() {
  const { order = '' } = Route.useSearch()
  return <ResultPage order={order} />
}
