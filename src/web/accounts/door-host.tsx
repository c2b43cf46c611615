import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { answerWords } from '#words/answers.ts'
import { useRequest } from '../shell/use-shell.ts'
import { useStored } from '../store/use-stored.ts'
import { busy } from '../ui/busy.ts'
import { showToast } from '../ui/toasts.ts'
import type { Errand } from './create-door.ts'
import { door, lastAccount } from './door.ts'

type Dialog = ComponentType<{ errand: Errand; account: string }>

/** Called early by what is about to open the dialog. */
export const loadDialog = () => import('./sign-in-dialog.tsx')

/** Where the login dialog appears: once in the document. Its code is fetched when it is first asked for. */
export function DoorHost() {
  const { locale } = useRequest()
  const isOpen = useStored('join_layer') === 1
  const errand = useSyncExternalStore(door.errand.subscribe, door.errand.get, () => null)
  const [dialog, setDialog] = useState<{ Dialog: Dialog } | null>(null)

  useEffect(() => {
    if (!isOpen || dialog) return
    busy.begin()
    loadDialog()
      .then(
        (loaded) => setDialog({ Dialog: loaded.default }),
        () => {
          door.close()
          showToast({ kind: 'warn', text: answerWords(locale).noAnswer, sticky: true })
        },
      )
      .finally(busy.end)
  }, [isOpen, dialog, locale])

  if (!isOpen || !dialog) return null
  return <dialog.Dialog errand={errand ?? {}} account={lastAccount()} />
}
