import { createFileRoute } from '@tanstack/react-router'
import { pageHeads } from '#words/site/page-heads.ts'
import { pageNames } from '#words/site/page-names.ts'
import { headOf } from '../head.ts'
import { SupportPage } from '../support/support-page.tsx'

export const Route = createFileRoute('/sockets')({
  head: ({ match }) => {
    const { locale, origin } = match.context
    const title = pageNames(locale).sockets
    return headOf({ locale, origin, path: '/sockets', title, description: pageHeads(locale).sockets })
  },
  component: SupportPage,
})
