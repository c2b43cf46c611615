import { type FormEvent, useState } from 'react'
import type { Failure } from '#contract/endpoint.ts'
import type { Locale } from '#domain/text/locale.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import type { Faults } from '#ui/fields/form-state.ts'
import { useForm } from '#ui/fields/use-form.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { securityWords } from '#words/accounts/security.ts'
import { signInWords } from '#words/accounts/sign-in.ts'
import { formWords } from '#words/errors/form-messages.ts'
import { Pane } from '../../account/pane.tsx'
import type { KnownUser } from '../../browser-state/session.ts'
import { useRequest } from '../../page/use-page.ts'
import { passwordFault } from '../../sign-in/account-rules.ts'
import { PasswordInput } from '../../sign-in/password-input.tsx'
import { modes, signInPrompt } from '../../sign-in/sign-in-prompt.ts'
import { useEditAccount } from '../profile/use-edit-account.ts'

type Passwords = { old_password: string; password: string; reset_password: string }
const noPasswords: Passwords = { old_password: '', password: '', reset_password: '' }

function passwordFaults(values: Passwords, locale: Locale): Faults<Passwords> {
  const say = securityWords(locale)
  return {
    old_password: values.old_password.trim() ? undefined : say.oldMissing,
    password: passwordFault(values.password, locale),
    reset_password: values.reset_password.trim() === values.password.trim() ? undefined : say.bidifferance,
  }
}

/** The refusal of the server, mapped to its field. */
const refusedPassword = ({ msg, data }: Failure): Faults<Passwords> => {
  if (data.fields) return { password: data.fields.password, old_password: data.fields.old_password }
  return data.reason === 'wrong_credentials' ? { old_password: msg } : {}
}

export function PasswordForm({ user }: { user: KnownUser }) {
  const { locale } = useRequest()
  const say = securityWords(locale)
  if (user.has_password === false) {
    return (
      <Pane title={say.passwordTitle} text={say.noPasswordText}>
        <Button onClick={() => void signInPrompt.ask({ mode: modes.reset, lead: say.toSetPassword })}>
          {say.setPassword}
        </Button>
      </Pane>
    )
  }
  return (
    <Pane title={say.passwordTitle} text={say.passwordText}>
      <ChangePassword account={user.account} />
    </Pane>
  )
}

function ChangePassword({ account }: { account: string }) {
  const { locale } = useRequest()
  const say = securityWords(locale)
  const edit = useEditAccount()
  const [busy, setBusy] = useState(false)
  const { form, values, faults, field } = useForm(noPasswords, (typed) => passwordFaults(typed, locale))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const wrong = form.firstFault()
    if (wrong) {
      const { bidifferance } = signInWords(locale)
      const { formEmpty } = formWords(locale)
      return void showToast({ kind: 'warn', text: wrong === 'reset_password' ? bidifferance : formEmpty })
    }
    setBusy(true)
    const { done, failure } = await edit({
      old_password: values.old_password.trim(),
      password: values.password.trim(),
    })
    setBusy(false)
    if (done) form.reset(noPasswords)
    else if (failure) form.refuse(refusedPassword(failure))
  }
  return (
    <form className="pane-form" noValidate onSubmit={save}>
      {/* Password managers ask whose password it is. */}
      <input
        className="sr-only"
        name="username"
        autoComplete="username"
        value={account}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <Field label={say.oldPassword} error={faults.old_password}>
        {(control) => (
          <PasswordInput {...control} {...field('old_password')} autoComplete="current-password" />
        )}
      </Field>
      <Field label={say.newPassword} error={faults.password} hint={say.passwordHint}>
        {(control) => <PasswordInput {...control} {...field('password')} autoComplete="new-password" />}
      </Field>
      <Field label={say.passwordAgain} error={faults.reset_password}>
        {(control) => <PasswordInput {...control} {...field('reset_password')} autoComplete="new-password" />}
      </Field>
      <Button type="submit" busy={busy}>
        {say.changePassword}
      </Button>
    </form>
  )
}
