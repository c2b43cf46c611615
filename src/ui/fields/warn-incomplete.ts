import type { Locale } from '#domain/text/locale.ts'
import { formWords } from '#words/errors/form-messages.ts'
import { showToast } from '../overlays/toasts.ts'

/** The warning of the specification for a form that failed its check; the fields say what is wrong with each. */
export const warnIncomplete = (locale: Locale): void => {
  showToast({ kind: 'warn', text: formWords(locale).formEmpty })
}
