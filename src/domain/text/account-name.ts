/**
 * The login name of an account: an e-mail address, or a mainland mobile number with or without its prefix.
 */
export interface AccountName {
  readonly kind: 'email' | 'mobile'
  readonly value: string
}

const mobile = /^(?:\+86)?(1[3-9]\d{9})$/

/** Normalises all spellings of the same account. */
export function accountName(typed: string): AccountName {
  const text = typed.trim()
  const number = mobile.exec(text)?.[1]
  return number ? { kind: 'mobile', value: `+86${number}` } : { kind: 'email', value: text.toLowerCase() }
}
