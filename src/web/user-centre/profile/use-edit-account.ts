import { type Asked, type Failure, succeeded } from '#contract/endpoint.ts'
import { editAccount } from '#contract/endpoints.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { keepSession } from '../../browser-state/session.ts'
import { browser } from '../../browser-state/this-browser.ts'
import { useRequest } from '../../page/use-page.ts'
import { useSignedCall } from '../../sign-in/signed-call.ts'

type Edited = { done: boolean; fields: Record<string, string>; failure: Failure | null }

/** Changes the account and keeps what it is now; a session that ended meanwhile is opened again on the way. */
export function useEditAccount() {
  const signedCall = useSignedCall()
  const { locale } = useRequest()
  return async (change: Asked<typeof editAccount>): Promise<Edited> => {
    const prompt = { lead: centreWords(locale).expired }
    const answer = await signedCall(editAccount, change, { prompt }).catch(() => null)
    if (!answer) return { done: false, fields: {}, failure: null }
    if (!succeeded(answer)) return { done: false, fields: answer.data.fields ?? {}, failure: answer }
    keepSession(browser, answer.data)
    return { done: true, fields: {}, failure: null }
  }
}
