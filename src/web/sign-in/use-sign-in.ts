import { useState } from 'react'
import type { Failure } from '#contract/endpoint.ts'
import { succeeded } from '#contract/endpoint.ts'
import { editAccount, logIn, register } from '#contract/endpoints.ts'
import { browserClock } from '#ui/clock.ts'
import { useForm } from '#ui/fields/use-form.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { signInWords } from '#words/accounts/sign-in.ts'
import { takeSession } from '../browser-state/session-switch.ts'
import { browser } from '../browser-state/this-browser.ts'
import { useRequest } from '../page/use-page.ts'
import { accountFault, isCode, typedAccount } from './account-rules.ts'
import {
  carriedOver,
  emptySignIn,
  formWarning,
  loginInput,
  refusedFields,
  registerInput,
  resetInput,
  type SignIn,
  signInFaults,
} from './sign-in.ts'
import { type Mode, modes, signInPrompt } from './sign-in-prompt.ts'
import { useCode } from './use-code.ts'

/** State of the dialog: its form, its code, and sending it. */
export function useSignIn({ mode, account }: { mode: Mode; account: string }) {
  const { call, locale } = useRequest()
  const say = signInWords(locale)
  const [busy, setBusy] = useState(false)
  const code = useCode()
  const { form, values, faults, field } = useForm<SignIn>({ ...emptySignIn, email: account }, (typed) =>
    signInFaults(mode, typed, locale),
  )
  const warn = (text: string) => showToast({ kind: 'warn', text })

  /** A complete code frees the button that sends another. */
  const change = (name: keyof SignIn, value: string) => {
    form.change(name, value)
    const holdsCode = name === 'sms_code' || (name === 'password' && mode === modes.login)
    if (holdsCode && isCode(value)) code.free()
  }

  const send = async () => {
    if (accountFault(values.email, locale)) {
      form.blur('email')
      warn(say.emailError)
      return false
    }
    const sent = await code.send(typedAccount(values.email))
    if (sent) form.calm(mode === modes.login ? 'password' : 'sms_code')
    return sent
  }

  const deeds = {
    [modes.login]: () => call(logIn, loginInput(values)),
    [modes.register]: () => call(register, registerInput(values)),
    [modes.reset]: () => call(editAccount, resetInput(values)),
  }
  /** Returns the first faulty field, or null when there is none. */
  const submit = async (): Promise<keyof SignIn | null> => {
    if (busy) return null
    const wrong = form.firstFault()
    if (wrong) {
      warn(formWarning(mode, values, locale))
      return wrong
    }
    setBusy(true)
    const answer = await deeds[mode]().catch(() => null)
    setBusy(false)
    if (!answer) return null
    if (!succeeded(answer)) {
      const refused = refusedFields(mode, answer as Failure)
      form.refuse(refused)
      return (Object.keys(refused)[0] as keyof SignIn | undefined) ?? null
    }
    takeSession({ ...browser, clock: browserClock, reload: () => location.reload() }, answer.data)
    signInPrompt.enter()
    return null
  }
  const changeMode = (to: Mode) => form.reset(carriedOver(values, to))
  return { changeMode, faults, field, change, code, send, submit, busy }
}
