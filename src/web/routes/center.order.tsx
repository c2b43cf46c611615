import { createFileRoute } from '@tanstack/react-router'
import { centreHead } from '../centre/centre-head.ts'
import { readOrderSearch } from '../orders/order-search.ts'
import { OrdersPage } from '../orders/orders-page.tsx'

export const Route = createFileRoute('/center/order')({
  validateSearch: readOrderSearch,
  head: centreHead('center-order'),
  component: () => <OrdersPage search={Route.useSearch()} />,
})
