import { createFileRoute } from '@tanstack/react-router'
import { pageHeads } from '#words/site/page-heads.ts'
import { pageNames } from '#words/site/page-names.ts'
import { headOf } from '../head.ts'
import { InstallPage } from '../installed-app/install-page.tsx'

export const Route = createFileRoute('/apps/down_ios.html')({
  head: ({ match }) => {
    const { locale, origin } = match.context
    const title = pageNames(locale)['apps-down-ios']
    // One address for both languages: there is no twin to name.
    return headOf({
      locale,
      origin,
      path: match.pathname,
      title,
      description: pageHeads(locale).app,
      index: false,
    })
  },
  component: () => <InstallPage phone="ios" />,
})
