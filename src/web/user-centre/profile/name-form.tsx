import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useForm, warnIncomplete } from '#ui/fields/use-form.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { profileWords } from '#words/accounts/profile.ts'
import { nameFault } from '../../account/profile-rules.ts'
import type { KnownUser } from '../../browser-state/session.ts'
import { useRequest } from '../../page/use-page.ts'
import { AvatarEditor } from './avatar-editor.tsx'
import { useEditAccount } from './use-edit-account.ts'

export function NameForm({ user }: { user: KnownUser }) {
  const { locale } = useRequest()
  const say = profileWords(locale)
  const edit = useEditAccount()
  const [busy, setBusy] = useState(false)
  const { form, values, faults, field } = useForm({ name: user.name ?? '' }, ({ name }) => ({
    name: nameFault(name, locale),
  }))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (form.firstFault()) return warnIncomplete(locale)
    setBusy(true)
    form.refuse((await edit({ name: values.name.trim() })).fields)
    setBusy(false)
  }
  return (
    <>
      <AvatarEditor user={user} />
      <form className="pane-form" noValidate onSubmit={save}>
        <Field label={say.name} hint={say.nameHint} error={faults.name}>
          {(control) => <TextInput {...control} {...field('name')} autoComplete="name" />}
        </Field>
        <Button type="submit" busy={busy}>
          {centreWords(locale).save}
        </Button>
      </form>
    </>
  )
}
