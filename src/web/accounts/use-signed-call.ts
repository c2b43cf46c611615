import { useMemo } from 'react'
import { useRequest } from '../shell/use-shell.ts'
import { identityOf } from '../store/session.ts'
import { browser } from '../store/this-browser.ts'
import { signInPrompt } from './sign-in-prompt.ts'
import { createSignedCall } from './signed-call.ts'

/** The page's call, which asks to sign in where it must. */
export function useSignedCall() {
  const { call } = useRequest()
  return useMemo(
    () => createSignedCall({ call, who: () => identityOf(browser)?.uid ?? null, ask: signInPrompt.ask }),
    [call],
  )
}
