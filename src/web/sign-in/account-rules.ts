import type { Locale } from '#domain/text/locale.ts'
import { ruleWords } from '#words/errors/validation.ts'

/** The numbers of sign-in, as the specification has them. */
export const codeLength = 6
/** Seconds until a code may be sent again. */
export const codeWait = 60
const accountShortest = 8
const accountLongest = 40
const passwordShortest = 8
const passwordLongest = 20
export const inviteLongest = 8

// As the server reads them; a test holds the two together.
const email =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
const mobile = /^(?:\+86)?1[3-9]\d{9}$/

/** A mobile number may be typed with spaces, as people write it. */
export function typedAccount(text: string): string {
  const trimmed = text.trim()
  const number = trimmed.replace(/[\s-]/g, '')
  return mobile.test(number) ? number : trimmed
}

export const isEmail = (text: string) => email.test(text.trim())
export const isMobile = (account: string) => mobile.test(typedAccount(account))

/** The fault of an account, in the words of the specification; undefined when it is valid. */
export function accountFault(text: string, locale: Locale): string | undefined {
  const say = ruleWords(locale)
  const account = typedAccount(text)
  if (!account) return say.yourEmail
  if (account.length < accountShortest || account.length > accountLongest) return say.accountLength
  return email.test(account) || mobile.test(account) ? undefined : say.accountPattern
}

export function passwordFault(text: string, locale: Locale): string | undefined {
  const { length } = text.trim()
  return length >= passwordShortest && length <= passwordLongest ? undefined : ruleWords(locale).passwordHint
}

const wholeCode = new RegExp(`^\\d{${codeLength}}$`)
export const isCode = (text: string) => wholeCode.test(text.trim())
export const codeFault = (text: string, locale: Locale) =>
  isCode(text) ? undefined : ruleWords(locale).codeLength

/** The code in what was typed or pasted: “417 032”, or a whole message that holds one. */
export function codeIn(text: string): string {
  const found = /(?<!\d)(\d{3})[\s-]?(\d{3})(?!\d)/.exec(text)
  return found ? `${found[1]}${found[2]}` : text.replace(/\D/g, '').slice(0, codeLength)
}

/** A pasted code, where a password could have been pasted as well; null for everything that may be one. */
export function pastedCode(text: string): string | null {
  const isMessage = /\s/.test(text.trim()) && !/^\d{3}\s\d{3}$/.test(text.trim())
  const codes = text.match(/(?<!\d)\d{3}[\s-]?\d{3}(?!\d)/g) ?? []
  if (codes.length !== 1 || !(isMessage || codes[0] === text.trim())) return null
  return codeIn(text)
}

/** The recipient of a code, masked against onlookers. */
export function maskedAccount(text: string): string {
  const account = typedAccount(text)
  return isMobile(account) ? account.replace(/(\d{3})\d{4}(\d{4})$/, '$1****$2') : account
}
