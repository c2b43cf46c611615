import { type ReactNode, useId, useState } from 'react'
import { ChevronDownIcon, EyeIcon, EyeOffIcon } from '#ui/icons/icons.ts'
import { deskLogInWords } from '#words/desk/log-in.ts'
import { useLocale } from './use-desk.ts'

type Common = { label: string; hint?: ReactNode; problem?: string | undefined; isQuiet?: boolean }

function Labelled({
  label,
  hint,
  problem,
  children,
}: Common & { children: (control: { id: string; 'aria-describedby': string | undefined }) => ReactNode }) {
  const id = useId()
  const noteId = `${id}-note`
  const note = problem ?? hint
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': note ? noteId : undefined })}
      {note && (
        <span id={noteId} className={problem ? 'hint bad' : 'hint'}>
          {note}
        </span>
      )}
    </div>
  )
}

type TextProps = Common & {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'date' | 'datetime-local' | 'tel'
  autoComplete?: string
  required?: boolean
  isMono?: boolean
  takesFocus?: boolean
  inputMode?: 'decimal' | 'numeric' | 'url'
  placeholder?: string
  maxLength?: number
}

export function TextField({
  label,
  hint,
  problem,
  value,
  onChange,
  isMono,
  takesFocus,
  type = 'text',
  ...rest
}: TextProps) {
  return (
    <Labelled label={label} hint={hint} problem={problem}>
      {(control) => (
        <span className={problem ? 'input err' : 'input'}>
          <input
            {...rest}
            {...control}
            type={type}
            value={value}
            data-takes-focus={takesFocus || undefined}
            className={isMono ? 'mono' : undefined}
            aria-invalid={problem ? true : undefined}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
      )}
    </Labelled>
  )
}

export function TextArea({
  label,
  hint,
  problem,
  value,
  onChange,
  rows = 3,
  maxLength = 400,
}: Common & { value: string; onChange: (value: string) => void; rows?: number; maxLength?: number }) {
  return (
    <Labelled label={label} hint={hint} problem={problem}>
      {(control) => (
        <span className={problem ? 'input err' : 'input'}>
          <textarea
            {...control}
            rows={rows}
            maxLength={maxLength}
            value={value}
            aria-invalid={problem ? true : undefined}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
      )}
    </Labelled>
  )
}

type SelectProps = Common & {
  value: string
  onChange: (value: string) => void
  options: readonly (readonly [value: string, label: string])[]
}

export function SelectField({ label, hint, problem, value, onChange, options }: SelectProps) {
  return (
    <Labelled label={label} hint={hint} problem={problem}>
      {(control) => (
        <span className="input">
          <select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
            {options.map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </span>
      )}
    </Labelled>
  )
}

type PasswordProps = Common & {
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  isWrong?: boolean
}

export function PasswordField({
  label,
  hint,
  problem,
  value,
  onChange,
  autoComplete,
  isWrong = false,
}: PasswordProps) {
  const say = deskLogInWords(useLocale())
  const [isShown, setShown] = useState(false)
  const Mark = isShown ? EyeOffIcon : EyeIcon
  return (
    <Labelled label={label} hint={hint} problem={problem}>
      {(control) => (
        <span className={problem || isWrong ? 'input err' : 'input'}>
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            required
            value={value}
            aria-invalid={problem || isWrong ? true : undefined}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className="btn btn-quiet btn-s"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Mark />
            {isShown ? say.hide : say.show}
          </button>
        </span>
      )}
    </Labelled>
  )
}
