import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { profileWords } from '#words/accounts/profile.ts'
import { phoneFault } from '../../account/profile-rules.ts'
import type { KnownUser } from '../../browser-state/session.ts'
import { useRequest } from '../../page/use-page.ts'
import { useEditAccount } from './use-edit-account.ts'

export function PhoneForm({ user }: { user: KnownUser }) {
  const { locale } = useRequest()
  const say = profileWords(locale)
  const edit = useEditAccount()
  const [busy, setBusy] = useState(false)
  const { form, values, faults, field } = useForm({ phone: user.phone ?? '' }, ({ phone }) => ({
    phone: phoneFault(phone, locale),
  }))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (form.firstFault()) return void showToast({ kind: 'warn', text: say.checkPhonecorrect })
    setBusy(true)
    form.refuse((await edit({ phone: values.phone.trim() })).fields)
    setBusy(false)
  }
  return (
    <form className="pane-form" noValidate onSubmit={save}>
      <Field label={say.phone} hint={say.phoneHint} error={faults.phone} optional>
        {(control) => <TextInput {...control} {...field('phone')} type="tel" autoComplete="tel" />}
      </Field>
      <Button type="submit" busy={busy}>
        {centreWords(locale).save}
      </Button>
    </form>
  )
}
