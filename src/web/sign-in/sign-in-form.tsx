import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { signInWords } from '#words/accounts/sign-in.ts'
import { useRequest } from '../page/use-page.ts'
import { maskedAccount, pastedCode } from './account-rules.ts'
import { CodeButton, CodeInput } from './code-input.tsx'
import { ConsentBox } from './consent-box.tsx'
import { PasswordInput } from './password-input.tsx'
import { has } from './sign-in.ts'
import { type Mode, modes } from './sign-in-prompt.ts'
import { useSignIn } from './use-sign-in.ts'

/** A real form with the names and tokens that password managers look for. */
export function SignInForm({ mode, account }: { mode: Mode; account: string }) {
  const { locale } = useRequest()
  const say = signInWords(locale)
  const ref = useRef<HTMLFormElement>(null)
  const { changeMode, faults, field, change, code, send, submit, busy } = useSignIn({ mode, account })
  const focusOn = (name: string) => ref.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()

  // After a change of mode the first incomplete field is focused.
  const isLogin = mode === modes.login
  const began = useRef(mode)
  const begin = useEffectEvent(changeMode)
  useEffect(() => {
    if (began.current === mode) return
    began.current = mode
    begin(mode)
    const empty = ref.current?.querySelector<HTMLInputElement>('input[value=""]')
    empty?.focus()
  }, [mode])

  const press = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = await submit()
    if (wrong) focusOn(wrong)
  }
  const askForCode = async () => {
    const sent = await send()
    focusOn(sent ? (isLogin ? 'password' : 'sms_code') : 'email')
  }
  const sent = code.sentTo ? say.codeSent(maskedAccount(code.sentTo)) : null
  const submitting = {
    [modes.login]: say.logIn,
    [modes.register]: say.registerNow,
    [modes.reset]: say.resetNow,
  }
  return (
    <form ref={ref} className="sign-in" method="post" noValidate data-activetly={mode} onSubmit={press}>
      <Field label={say.account} error={faults.email}>
        {(control) => (
          <TextInput
            {...control}
            {...field('email')}
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      {has(mode, 'sms_code') && (
        <Field label={say.code} error={faults.sms_code} good={sent}>
          {(control) => (
            <CodeInput
              {...control}
              {...field('sms_code')}
              onCode={(text) => change('sms_code', text)}
              placeholder={say.codePlace}
              required
              after={<CodeButton code={code} onPress={askForCode} />}
            />
          )}
        </Field>
      )}
      {isLogin ? (
        <Field label={say.passwordOrCode} error={faults.password} good={sent} hint={say.passwordOrCodeHint}>
          {(control) => (
            <PasswordInput
              // A code that is on its way may be seen; the keyboard and the phone then offer digits.
              key={code.sentTo ? 'code' : 'password'}
              open={code.sentTo !== null}
              {...control}
              {...field('password')}
              onChange={(event) => change('password', event.target.value)}
              onPaste={(event) => {
                const pasted = pastedCode(event.clipboardData.getData('text'))
                if (pasted === null) return
                event.preventDefault()
                change('password', pasted)
              }}
              inputMode={code.sentTo ? 'numeric' : 'text'}
              autoComplete={code.sentTo ? 'one-time-code' : 'current-password'}
              placeholder={say.passwordOrCodePlace}
              required
              beside={<CodeButton code={code} onPress={askForCode} />}
            />
          )}
        </Field>
      ) : (
        <Field
          label={mode === modes.reset ? say.newPassword : say.password}
          error={faults.password}
          hint={say.passwordHint}
        >
          {(control) => (
            <PasswordInput {...control} {...field('password')} autoComplete="new-password" required />
          )}
        </Field>
      )}
      {has(mode, 'reset_password') && (
        <Field label={say.passwordAgain} error={faults.reset_password}>
          {(control) => (
            <PasswordInput {...control} {...field('reset_password')} autoComplete="new-password" required />
          )}
        </Field>
      )}
      {has(mode, 'invite_code') && (
        <Field label={say.invite} error={faults.invite_code} optional>
          {(control) => (
            <TextInput
              {...control}
              {...field('invite_code')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder={say.invitePlace}
            />
          )}
        </Field>
      )}
      {has(mode, 'consent') && (
        <ConsentBox
          {...field('consent')}
          error={faults.consent}
          onChange={(ticked) => change('consent', ticked ? 'yes' : '')}
        />
      )}
      <Button type="submit" kind="filled" size="large" wide busy={busy}>
        {submitting[mode]}
      </Button>
    </form>
  )
}
