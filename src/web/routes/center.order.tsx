import { createFileRoute } from '@tanstack/react-router'
import { readOrderSearch } from '../orders/order-search.ts'
import { OrdersPage } from '../orders/orders-page.tsx'
import { centreHead } from '../user-centre/centre-head.ts'

export const Route = createFileRoute('/center/order')({
  validateSearch: readOrderSearch,
  head: centreHead('center-order'),
  component: () => <OrdersPage search={Route.useSearch()} />,
})
