import { useSyncExternalStore } from 'react'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { asked } from './confirm.ts'

/** Where questions of `confirm` appear: once in the document. */
export function ConfirmHost() {
  const question = useSyncExternalStore(asked.subscribe, asked.get, () => null)
  if (!question) return null
  const { title, text, yes, no, answer } = question
  return (
    <ConfirmDialog
      open
      title={title}
      onYes={() => answer(true)}
      onNo={() => answer(false)}
      {...(yes ? { yes } : {})}
      {...(no ? { no } : {})}
    >
      {text}
    </ConfirmDialog>
  )
}
