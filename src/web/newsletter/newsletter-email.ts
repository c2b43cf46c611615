import type { Envelope } from '#contract/endpoint.ts'
import type { Locale } from '#domain/text/locale.ts'
import { footerWords } from '#words/site/footer.ts'

const address = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/
const longest = 320

/** Validates an email address before it is sent; null when it is valid. */
export function emailFault(text: string, locale: Locale): string | null {
  const say = footerWords(locale)
  const typed = text.trim()
  if (!typed) return say.emailMissing
  return typed.length <= longest && address.test(typed) ? null : say.emailWrong
}

/** The message of the server about the email field. */
export const refusedEmail = (answer: Envelope<unknown> | null): string | null =>
  (answer && answer.code !== 1 && (answer.data as { fields?: Record<string, string> }).fields?.email) || null
