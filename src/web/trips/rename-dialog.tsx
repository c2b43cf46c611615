import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { tripWords } from '#words/booking/trips.ts'
import { useRequest } from '../page/use-page.ts'

type Props = {
  open: boolean
  name: string
  onClose: () => void
  /** Resolves with whether the name was stored. */
  onName: (name: string) => Promise<boolean>
}

export function RenameDialog({ open, onClose, ...rest }: Props) {
  const say = tripWords(useRequest().locale)
  return (
    <Dialog open={open} onClose={onClose} title={say.rename}>
      <RenameForm onDone={onClose} {...rest} />
    </Dialog>
  )
}

function RenameForm({ name, onName, onDone }: Pick<Props, 'name' | 'onName'> & { onDone: () => void }) {
  const say = tripWords(useRequest().locale)
  const [typed, setTyped] = useState(name)
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const isStored = await onName(typed.trim())
    setBusy(false)
    if (isStored) onDone()
  }
  return (
    <form className="trip-form" onSubmit={(event) => void send(event)}>
      <Field label={say.name} hint={say.nameHint}>
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            maxLength={60}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" kind="filled" busy={busy}>
        {say.save}
      </Button>
    </form>
  )
}
