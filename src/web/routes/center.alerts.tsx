import { createFileRoute } from '@tanstack/react-router'
import { AlertsPage } from '../alerts/alerts-page.tsx'
import { centreHead } from '../user-centre/centre-head.ts'

export const Route = createFileRoute('/center/alerts')({
  head: centreHead('center-alerts'),
  component: AlertsPage,
})
