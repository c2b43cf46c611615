import { createFileRoute } from '@tanstack/react-router'
import { TripsPage } from '../trips/trips-page.tsx'
import { centreHead } from '../user-centre/centre-head.ts'

export const Route = createFileRoute('/center/trips/')({
  head: centreHead('center-trips'),
  component: TripsPage,
})
