import { useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { confirmContact } from '#contract/endpoints.ts'
import { answerWords } from '#words/errors/form-messages.ts'
import { useRequest } from '../page/use-page.ts'
import { isCode } from '../sign-in/account-rules.ts'
import { useCode } from '../sign-in/use-code.ts'

/** Proves an address that is not the account's own by a code, as soon as the code is complete. */
export function useContactCode(onConfirmed: () => void) {
  const { call, locale } = useRequest()
  const code = useCode('booking')
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [confirmed, setConfirmed] = useState<string | null>(null)

  const send = (email: string) => {
    setTyped('')
    setFault(null)
    return code.send(email)
  }
  const change = async (text: string) => {
    setTyped(text)
    setFault(null)
    if (!isCode(text) || !code.sentTo || busy) return
    code.free()
    setBusy(true)
    const input = { email: code.sentTo, smscode: text }
    const answer = await call(confirmContact, input, { quiet: true }).catch(() => null)
    setBusy(false)
    if (!answer) return setFault(answerWords(locale).noAnswer)
    if (!succeeded(answer)) return setFault(answer.msg)
    setConfirmed(code.sentTo)
    onConfirmed()
  }
  /** A code is on its way to this address and was not typed yet. */
  const isNeededFor = (email: string) => code.sentTo === email && confirmed !== email
  return { code, typed, fault, busy, send, change, isNeededFor }
}
