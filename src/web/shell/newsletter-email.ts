import type { Envelope } from '#contract/endpoint.ts'
import type { Locale } from '#domain/locale.ts'
import { fieldNames, validationWords } from '#words/validation.ts'

const address = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/
const longest = 320

/** What is wrong with an e-mail address before it is sent; null when nothing is. */
export function emailFault(text: string, locale: Locale): string | null {
  const say = validationWords(locale)
  const name = fieldNames(locale).email
  const typed = text.trim()
  if (!typed) return say.required(name)
  if (typed.length > longest) return say.maxLength(name, longest)
  return address.test(typed) ? null : say.email(name)
}

/** What the server says about the address, beside its warning. */
export const refusedEmail = (answer: Envelope<unknown> | null): string | null =>
  (answer && answer.code !== 1 && (answer.data as { fields?: Record<string, string> }).fields?.email) || null
