import { createFileRoute } from '@tanstack/react-router'
import { pageNames } from '#words/page-names.ts'
import { supportWords } from '#words/support.ts'
import { headOf } from '../head.ts'
import { SupportPage } from '../support/support-page.tsx'

export const Route = createFileRoute('/sockets')({
  head: ({ match }) => {
    const { locale, origin } = match.context
    const title = pageNames(locale).sockets
    return headOf({ locale, origin, path: '/sockets', title, description: supportWords(locale).lead })
  },
  component: SupportPage,
})
