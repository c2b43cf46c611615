import type { Locale } from '#domain/text/locale.ts'
import { isPhone } from '#domain/text/phone.ts'
import { profileWords } from '#words/accounts/profile.ts'
import { securityWords } from '#words/accounts/security.ts'
import { accountFault, codeFault, codeIn, isMobile } from '../sign-in/account-rules.ts'

export const longestName = 60
export const mostTravellers = 20

export const nameFault = (name: string, locale: Locale) =>
  name.trim().length > longestName ? profileWords(locale).nameTooLong : undefined

/** Empty means none. */
export const phoneFault = (text: string, locale: Locale): string | undefined =>
  text.trim() === '' || isPhone(text) ? undefined : profileWords(locale).checkPhonecorrect

export type ContactKind = 'email' | 'mobile'

export function contactFault(kind: ContactKind, text: string, locale: Locale): string | undefined {
  const fault = accountFault(text, locale)
  if (fault) return fault
  const say = profileWords(locale)
  if (isMobile(text) !== (kind === 'mobile')) return kind === 'mobile' ? say.notMobile : say.notEmail
  return undefined
}

/** How an owner proves to be one before the way to log in changes. */
export type ProofKind = 'password' | 'code'

export const proofFault = (kind: ProofKind, text: string, locale: Locale): string | undefined =>
  kind === 'code' ? codeFault(text, locale) : text.trim() ? undefined : securityWords(locale).oldMissing

export const proofFields = (kind: ProofKind, text: string) =>
  kind === 'code' ? { old_smscode: codeIn(text) } : { old_password: text.trim() }

export type Traveller = { first: string; last: string }

/** One sentence per traveller that cannot be kept like this; one that was left empty is no traveller. */
export function travellerFaults(travellers: readonly Traveller[], locale: Locale): (string | undefined)[] {
  const say = profileWords(locale)
  return travellers.map(({ first, last }) => {
    const names = [first.trim(), last.trim()]
    if (names.every((name) => name === '')) return undefined
    if (names.some((name) => name === '')) return say.nameMissing
    return names.some((name) => name.length > longestName) ? say.nameTooLong : undefined
  })
}

export const namedTravellers = (travellers: readonly Traveller[]): Traveller[] =>
  travellers
    .map(({ first, last }) => ({ first: first.trim(), last: last.trim() }))
    .filter(({ first, last }) => first !== '' || last !== '')
