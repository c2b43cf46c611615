import { useId } from 'react'
import { classNames } from '../class-names.ts'

type Props = {
  /** The question, for those who cannot see the heading above. */
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
  name?: string
  className?: string
}

/** A few short answers side by side: radios, joined. */
export function Segments({ label, options, value, onChange, name, className }: Props) {
  const id = useId()
  return (
    <fieldset className={classNames('segments', className)} aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
