import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useForm, warnIncomplete } from '#ui/fields/use-form.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { favouriteWords } from '#words/saved/favourites.ts'
import { useRequest } from '../page/use-page.ts'

type Props = {
  open: boolean
  title: string
  action: string
  name?: string
  onClose: () => void
  /** Returns an error message; null on success. */
  onName: (name: string) => Promise<string | null>
}

/** Asks what a list is called. */
export function NameDialog({ open, title, onClose, ...rest }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <NameForm {...rest} />
    </Dialog>
  )
}

export function NameForm({ action, name = '', onName }: Pick<Props, 'action' | 'name' | 'onName'>) {
  const { locale } = useRequest()
  const say = favouriteWords(locale)
  const [busy, setBusy] = useState(false)
  const { form, values, faults, field } = useForm({ name }, (typed) => ({
    name: typed.name.trim() ? undefined : say.nameMissing,
  }))
  const send = async () => {
    if (form.firstFault()) return warnIncomplete(locale)
    setBusy(true)
    const fault = await onName(values.name.trim())
    setBusy(false)
    if (fault) form.refuse({ name: fault })
  }
  return (
    <form
      className="name-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Field label={say.listName} hint={say.listNameHint} error={faults.name}>
        {(control) => <TextInput {...control} {...field('name')} maxLength={40} />}
      </Field>
      <Button type="submit" kind="filled" busy={busy}>
        {action}
      </Button>
    </form>
  )
}
