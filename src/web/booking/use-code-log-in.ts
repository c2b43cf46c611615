import { useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { logIn } from '#contract/endpoints.ts'
import { browserClock } from '#ui/clock.ts'
import { answerWords } from '#words/errors/form-messages.ts'
import { takeSession } from '../browser-state/session-switch.ts'
import { browser } from '../browser-state/this-browser.ts'
import { useRequest } from '../page/use-page.ts'
import { isCode } from '../sign-in/account-rules.ts'
import { useCode } from '../sign-in/use-code.ts'

/** Logs in with the code that was sent to an email address or mobile number, as soon as it is complete. */
export function useCodeLogIn(onSignedIn: () => void) {
  const { call, locale } = useRequest()
  const code = useCode()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const send = (account: string) => {
    setTyped('')
    setFault(null)
    return code.send(account)
  }
  const change = async (text: string) => {
    setTyped(text)
    setFault(null)
    if (!isCode(text) || !code.sentTo || busy) return
    code.free()
    setBusy(true)
    const answer = await call(logIn, { account: code.sentTo, account_code: text }, { quiet: true }).catch(
      () => null,
    )
    setBusy(false)
    if (!answer) return setFault(answerWords(locale).noAnswer)
    if (!succeeded(answer)) return setFault(answer.msg)
    takeSession({ ...browser, clock: browserClock, reload: () => location.reload() }, answer.data)
    setTyped('')
    onSignedIn()
  }
  return { code, typed, fault, busy, send, change }
}
