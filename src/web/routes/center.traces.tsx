import { createFileRoute } from '@tanstack/react-router'
import { mostTraces } from '../saved/trace-days.ts'
import { TracesPage } from '../saved/traces-page.tsx'
import { centreHead } from '../user-centre/centre-head.ts'

export const Route = createFileRoute('/center/traces')({
  validateSearch: ({ shown }: Record<string, unknown>): { shown?: number } => {
    const number = Number(shown)
    return Number.isInteger(number) && number > 0 && number <= mostTraces ? { shown: number } : {}
  },
  head: centreHead('center-traces'),
  component: Page,
})

function Page() {
  const { shown } = Route.useSearch()
  return <TracesPage {...(shown ? { shown } : {})} />
}
