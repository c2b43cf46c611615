import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { busy } from '#ui/overlays/busy.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { answerWords } from '#words/errors/form-messages.ts'
import { useStored } from '../browser-state/use-stored.ts'
import { useRequest } from '../page/use-page.ts'
import type { Prompt } from './sign-in-prompt.ts'
import { lastAccount, signInPrompt } from './sign-in-prompt.ts'

type Dialog = ComponentType<{ prompt: Prompt; account: string }>

/** Called early by what is about to open the dialog. */
export const loadDialog = () => import('./sign-in-dialog.tsx')

/** Where the login dialog appears: once in the document. Its code is fetched when it is first asked for. */
export function SignInPromptHost() {
  const { locale } = useRequest()
  const isOpen = useStored('join_layer') === 1
  const prompt = useSyncExternalStore(signInPrompt.prompt.subscribe, signInPrompt.prompt.get, () => null)
  const [dialog, setDialog] = useState<{ Dialog: Dialog } | null>(null)

  useEffect(() => {
    if (!isOpen || dialog) return
    busy.begin()
    loadDialog()
      .then(
        (loaded) => setDialog({ Dialog: loaded.default }),
        () => {
          signInPrompt.close()
          showToast({ kind: 'warn', text: answerWords(locale).noAnswer, sticky: true })
        },
      )
      .finally(busy.end)
  }, [isOpen, dialog, locale])

  if (!isOpen || !dialog) return null
  return <dialog.Dialog prompt={prompt ?? {}} account={lastAccount()} />
}
