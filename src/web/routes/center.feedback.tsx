import { createFileRoute } from '@tanstack/react-router'
import { readTicketSearch } from '../feedback/feedback-query.ts'
import { TicketsPage } from '../feedback/tickets-page.tsx'
import { centreHead } from '../user-centre/centre-head.ts'

export const Route = createFileRoute('/center/feedback')({
  validateSearch: readTicketSearch,
  head: centreHead('center-feedback'),
  component: () => <TicketsPage search={Route.useSearch()} />,
})
