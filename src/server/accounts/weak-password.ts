import type { AccountName } from '#domain/account-name.ts'
import { isCommonPassword } from '#domain/common-passwords.ts'
import type { Locale } from '#domain/locale.ts'
import { ruleWords } from '#words/validation.ts'
import { commonPasswords } from './common-passwords.ts'

/** The refusal of a password that is guessed first: a common one, or the account itself. */
export async function weakPassword(password: string, { value }: AccountName, locale: Locale) {
  const typed = password.toLowerCase()
  const own = [value, value.split('@')[0], value.replace('+86', '')]
  const isWeak = own.includes(typed) || isCommonPassword(typed) || (await commonPasswords()).has(typed)
  if (!isWeak) return null
  return { reason: 'invalid_input', fields: { password: ruleWords(locale).commonPassword } } as const
}
