import { type ChangeEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Locale } from '#domain/text/locale.ts'
import { formWords } from '#words/errors/form-messages.ts'
import { browserClock } from '../clock.ts'
import { showToast } from '../overlays/toasts.ts'
import { afterPress } from '../scheduling.ts'
import { createForm, type Faults, type Values } from './form-state.ts'

/** A form's state for a component: spread `field(name)` on its control. */
export function useForm<V extends Values>(first: V, rules: (values: V) => Faults<V>) {
  // Rules may speak of what the component knows only now.
  const latest = useRef(rules)
  latest.current = rules
  const [form] = useState(() =>
    createForm<V>({ first, rules: (values) => latest.current(values), clock: browserClock }),
  )
  const { values } = useSyncExternalStore(form.subscribe, form.get, form.get)
  const field = (name: keyof V & string) => ({
    name,
    value: values[name] ?? '',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      form.change(name, event.target.value),
    onBlur: () => {
      const resets = form.resets()
      afterPress(() => {
        if (form.resets() === resets) form.blur(name)
      })
    },
  })
  return { form, values, faults: form.shown(), field }
}

/** The props that `field(name)` returns for its control. */
export type FieldControl = ReturnType<ReturnType<typeof useForm<Values>>['field']>

/** The warning of the specification for a form that failed its check; the fields say what is wrong with each. */
export const warnIncomplete = (locale: Locale): void => {
  showToast({ kind: 'warn', text: formWords(locale).formEmpty })
}
