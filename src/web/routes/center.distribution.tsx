import { createFileRoute } from '@tanstack/react-router'
import { readAgentSearch } from '../agents/agent-search.ts'
import { AgentsPage } from '../agents/agents-page.tsx'
import { centreHead } from '../user-centre/centre-head.ts'

export const Route = createFileRoute('/center/distribution')({
  validateSearch: readAgentSearch,
  head: centreHead('center-distribution'),
  component: () => <AgentsPage search={Route.useSearch()} />,
})
