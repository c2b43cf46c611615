import { type ComponentType, useState } from 'react'
import type { EntryFormProps } from './entry-form.tsx'

/** The form is fetched when somebody first wants it: few do. */
export function useEntryForm() {
  const [Form, setForm] = useState<ComponentType<EntryFormProps> | null>(null)
  const open = () =>
    void import('./entry-form.tsx').then(
      ({ EntryForm }) => setForm(() => EntryForm),
      () => {},
    )
  return { Form, open, close: () => setForm(null) }
}
