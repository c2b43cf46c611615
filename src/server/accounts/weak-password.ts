import { password as passwordRule } from '#contract/accounts.ts'
import type { AccountName } from '#domain/text/account-name.ts'
import { isCommonPassword } from '#domain/text/common-passwords.ts'
import type { Locale } from '#domain/text/locale.ts'
import { ruleWords } from '#words/errors/validation.ts'

/** Refuses passwords that are guessed first: common ones, and the account name itself. */
export async function weakPassword(password: string, { value }: AccountName, locale: Locale) {
  const typed = password.toLowerCase()
  const own = [value, value.split('@')[0], value.replace('+86', '')]
  const isWeak = own.includes(typed) || isCommonPassword(typed) || (await commonPasswords()).has(typed)
  if (!isWeak) return null
  return { reason: 'invalid_input', fields: { password: ruleWords(locale).commonPassword } } as const
}

const listed = 3_000

let loading: Promise<ReadonlySet<string>> | null = null

/**
 * The 3,000 most frequently leaked passwords that pass our rule of length, in lower case. Loaded with the first chosen
 * password to keep the start short.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const rule = passwordRule()
    const allowed = dictionary['passwords-common'].values().filter((text) => rule.safeParse(text).success)
    return new Set(allowed.take(listed))
  })
  return loading
}
