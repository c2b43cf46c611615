import { useState } from 'react'
import { MinusIcon, PlusIcon } from '../icons/icons.ts'
import { useUiWords } from '../language.ts'
import { stepValue } from './step-value.ts'

type Props = {
  /** The accessible name; the visible label beside it says the same. */
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  name?: string
  id?: string
}

/** − value +: pressed, typed or turned by arrow keys. A limit is said by the button that stops at it. */
export function Stepper({ label, value, onChange, min, max, name, id }: Props) {
  const say = useUiWords()
  const [draft, setDraft] = useState<string | null>(null)
  const go = (next: number) => {
    if (next >= min && next <= max) onChange(next)
  }
  const settle = () => {
    if (draft !== null) onChange(stepValue(draft, { min, max, now: value }))
    setDraft(null)
  }
  const type = (text: string) => {
    setDraft(text)
    const typed = stepValue(text, { min, max, now: value })
    if (String(typed) === text) onChange(typed)
  }
  return (
    <span className="stepper">
      <button
        type="button"
        aria-label={say.less(label)}
        aria-disabled={value <= min || undefined}
        onClick={() => go(value - 1)}
      >
        <MinusIcon />
      </button>
      <input
        type="number"
        inputMode="numeric"
        id={id}
        name={name}
        aria-label={label}
        min={min}
        max={max}
        value={draft ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
      />
      <button
        type="button"
        aria-label={say.more(label)}
        aria-disabled={value >= max || undefined}
        onClick={() => go(value + 1)}
      >
        <PlusIcon />
      </button>
    </span>
  )
}
