import { createFileRoute } from '@tanstack/react-router'
import { pageHeads } from '#words/site/page-heads.ts'
import { StopAlertPage } from '../alerts/stop-alert-page.tsx'
import { headOf } from '../head.ts'

export const Route = createFileRoute('/stop-alert')({
  head: ({ match }) => {
    const { locale, origin } = match.context
    const title = pageHeads(locale).stopAlert
    return headOf({ locale, origin, path: match.pathname, title, index: false })
  },
  component: StopAlertPage,
})
