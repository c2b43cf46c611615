import { useMemo } from 'react'
import { identityOf } from '../browser-state/session.ts'
import { browser } from '../browser-state/this-browser.ts'
import { useRequest } from '../page/use-page.ts'
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
