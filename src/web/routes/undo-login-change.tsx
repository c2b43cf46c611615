import { createFileRoute } from '@tanstack/react-router'
import { pageHeads } from '#words/site/page-heads.ts'
import { headOf } from '../head.ts'
import { useSite } from '../page/use-page.ts'
import { UndoLoginChange } from '../sign-in/undo-login-change.tsx'

export const Route = createFileRoute('/undo-login-change')({
  head: ({ match }) => {
    const { locale, origin } = match.context
    return headOf({
      locale,
      origin,
      path: match.pathname,
      title: pageHeads(locale).undoLoginChange,
      index: false,
    })
  },
  component: Page,
})

function Page() {
  return <UndoLoginChange support={useSite().support_email} />
}
