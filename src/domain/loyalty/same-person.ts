/** By what a person can be known again: what they sign in with, and what they leave with a booking. */
export interface Traits {
  readonly emails: readonly (string | null)[]
  readonly phones: readonly (string | null)[]
}

// Of these providers an address is the same with and without dots.
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/** One spelling for all aliases of a mailbox: what follows a plus belongs to its owner, as some providers' dots do. */
export function mailboxOf(email: string): string {
  const text = email.trim().toLowerCase()
  const at = text.lastIndexOf('@')
  const name = text.slice(0, Math.max(0, at)).split('+', 1)[0]!
  const host = text.slice(at + 1)
  if (!dotless.has(host)) return `${name}@${host}`
  return `${name.replaceAll('.', '')}@gmail.com`
}

/** The last nine digits: with or without prefixes, spaces and zeros it is the same telephone. */
export function telephoneOf(phone: string): string | null {
  const digits = phone.replace(/\D/g, '')
  return digits.length < 7 ? null : digits.slice(-9)
}

const keysOf = ({ emails, phones }: Traits): Set<string> =>
  new Set([
    ...emails.flatMap((email) => (email ? [mailboxOf(email)] : [])),
    ...phones.flatMap((phone) => (phone && telephoneOf(phone)) || []),
  ])

/** Whether both share a mailbox or a telephone. */
export function isSamePerson(one: Traits, other: Traits): boolean {
  const known = keysOf(one)
  return [...keysOf(other)].some((key) => known.has(key))
}
