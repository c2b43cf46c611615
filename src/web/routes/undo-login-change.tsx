import { createFileRoute } from '@tanstack/react-router'
import { undoLoginChangeWords } from '#words/undo-login-change.ts'
import { UndoLoginChange } from '../accounts/undo-login-change.tsx'
import { headOf } from '../head.ts'
import { useSite } from '../site.ts'

export const Route = createFileRoute('/undo-login-change')({
  head: ({ match }) => {
    const { locale, origin } = match.context
    return headOf({
      locale,
      origin,
      path: match.pathname,
      title: undoLoginChangeWords(locale).title,
      index: false,
    })
  },
  component: Page,
})

function Page() {
  return <UndoLoginChange support={useSite().support_email} />
}
