import { useState } from 'react'

/**
 * The edited value of a filter, discarded when the list has a new value. The field itself stays mounted and focused.
 * The field itself stays, and with it the focus.
 */
export function useDraft<Draft>(value: string, none: Draft) {
  const [draft, setDraft] = useState(none)
  const [origin, setOrigin] = useState(value)
  if (origin === value) return [draft, setDraft] as const
  setOrigin(value)
  setDraft(none)
  return [none, setDraft] as const
}

/** The rest of the address, for a plain form that changes a part of it. */
export function HiddenFields({ params, but }: { params: Record<string, string>; but: readonly string[] }) {
  return Object.entries(params)
    .filter(([name]) => !but.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
