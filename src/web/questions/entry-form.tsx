import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-input.tsx'
import { useForm, warnIncomplete } from '#ui/fields/use-form.ts'
import { questionAreaWords } from '#words/support/question-area.ts'
import { useRequest } from '../page/use-page.ts'

export type EntryFormProps = {
  label: string
  hint: string
  missing: string
  send: string
  longest: number
  /** Whether it arrived; what was typed stays until then. */
  onSend: (text: string) => Promise<boolean>
  onCancel: () => void
}

/** A question or an answer. */
export function EntryForm({ label, hint, missing, send, longest, onSend, onCancel }: EntryFormProps) {
  const { locale } = useRequest()
  const [busy, setBusy] = useState(false)
  const { form, values, faults, field } = useForm({ text: '' }, ({ text }) => ({
    text: text.trim() ? undefined : missing,
  }))
  const submit = async (element: HTMLFormElement) => {
    if (form.firstFault()) {
      warnIncomplete(locale)
      return element.querySelector('textarea')?.focus()
    }
    setBusy(true)
    const isSent = await onSend(values.text)
    if (!isSent) setBusy(false)
  }
  return (
    <form
      className="entry-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      <Field label={label} hint={hint} error={faults.text}>
        {(control) => (
          // The form has just been opened by a press, and this is what it is for.
          <TextArea {...control} {...field('text')} ref={focusOnce} rows={3} maxLength={longest} />
        )}
      </Field>
      <p className="entry-acts">
        <Button type="submit" busy={busy}>
          {send}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {questionAreaWords(locale).cancel}
        </Button>
      </p>
    </form>
  )
}

const focusOnce = (element: HTMLTextAreaElement | null) => element?.focus()
