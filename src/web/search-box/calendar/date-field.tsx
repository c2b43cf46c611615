import { type ReactNode, useEffect, useRef } from 'react'
import type { PlainDate } from '#domain/time/plain-date.ts'

type Props = {
  label: ReactNode
  name: string
  value: PlainDate
  min: PlainDate
  max: PlainDate
  /** Whether a date within the limits makes a stay with the other one. */
  fits?: (date: PlainDate) => boolean
  onSettle: (date: PlainDate) => void
}

/**
 * A date that can be typed part by part: intermediate values (another month, the year 2) stay in the field and are not
 * reported. Only a date within the limits counts; the browser tells of any other at the search.
 */
export function DateField({ label, name, value, min, max, fits = () => true, onSettle }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    if (input && input.value !== value && input !== document.activeElement) input.value = value
  }, [value])
  return (
    <label className="search-seg">
      <small>{label}</small>
      <input
        ref={field}
        type="date"
        name={name}
        required
        defaultValue={value}
        min={min}
        max={max}
        onChange={(event) => {
          const date = event.target.value
          if (date && date >= min && date <= max && date !== value && fits(date)) onSettle(date)
        }}
      />
    </label>
  )
}
