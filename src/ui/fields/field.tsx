import { type ReactNode, useId } from 'react'
import { CheckIcon, WarningIcon } from '../icons/icons.ts'
import { useUiWords } from '../language.ts'

/** Attributes that tie a control to its label, hint and error. */
export type Control = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type Props = {
  label: ReactNode
  hint?: ReactNode
  /** The error message, shown beside the control. */
  error?: string | null | undefined
  /** A confirmation in place of the hint: “Sent to …”. */
  good?: string | null | undefined
  optional?: boolean
  className?: string
  children: (control: Control) => ReactNode
}

/**
 * A label, one control and what is said about it: `<Field label="…">{(control) => <TextInput {...control} />}</Field>`.
 */
export function Field({ label, hint, error, good, optional, className, children }: Props) {
  const say = useUiWords()
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? good ?? hint
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <small>{say.optional}</small>}
      </label>
      {children({
        id,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <div id={noteId} aria-live="polite">
        {error ? (
          <p className="field-note field-error">
            <WarningIcon />
            {error}
          </p>
        ) : good ? (
          <p className="field-note field-good">
            <CheckIcon />
            {good}
          </p>
        ) : (
          hint && <p className="field-note">{hint}</p>
        )}
      </div>
    </div>
  )
}
