import { createFileRoute } from '@tanstack/react-router'
import { centreHead } from '../user-centre/centre-head.ts'
import { TracesPage } from '../user-centre/traces-page.tsx'

export const Route = createFileRoute('/center/traces')({
  head: centreHead('center-traces'),
  component: TracesPage,
})
