import { createFileRoute } from '@tanstack/react-router'
import { pageHeads } from '#words/site/page-heads.ts'
import { headOf } from '../head.ts'
import { StopAlerts } from '../saved/stop-alerts.tsx'

export const Route = createFileRoute('/stop-alerts')({
  head: ({ match }) => {
    const { locale, origin } = match.context
    const title = pageHeads(locale).stopAlerts
    return headOf({ locale, origin, path: match.pathname, title, index: false })
  },
  component: StopAlerts,
})
