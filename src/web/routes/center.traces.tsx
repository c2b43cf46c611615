import { createFileRoute } from '@tanstack/react-router'
import { TracesPage } from '../saved/traces-page.tsx'
import { readTracesSearch } from '../saved/traces-search.ts'
import { centreHead } from '../user-centre/centre-head.ts'

export const Route = createFileRoute('/center/traces')({
  validateSearch: readTracesSearch,
  head: centreHead('center-traces'),
  component: Page,
})

function Page() {
  const { shown } = Route.useSearch()
  return <TracesPage {...(shown ? { shown } : {})} />
}
