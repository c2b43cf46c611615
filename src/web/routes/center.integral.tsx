import { createFileRoute } from '@tanstack/react-router'
import { PointsPage } from '../points/points-page.tsx'
import { readPointsSearch } from '../points/points-search.ts'
import { centreHead } from '../user-centre/centre-head.ts'

export const Route = createFileRoute('/center/integral')({
  validateSearch: readPointsSearch,
  head: centreHead('center-integral'),
  component: () => <PointsPage search={Route.useSearch()} />,
})
