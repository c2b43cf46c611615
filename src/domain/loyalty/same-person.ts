/** Identifiers of a person: login names, and the contact details of bookings. */
export interface Traits {
  readonly emails: readonly (string | null)[]
  readonly phones: readonly (string | null)[]
}

// These providers ignore dots in an address.
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/** One spelling for all aliases of a mailbox: a plus suffix, and dots with some providers, are ignored. */
export function mailboxOf(email: string): string {
  const text = email.trim().toLowerCase()
  const at = text.lastIndexOf('@')
  const name = text.slice(0, Math.max(0, at)).split('+', 1)[0]!
  const host = text.slice(at + 1)
  if (!dotless.has(host)) return `${name}@${host}`
  return `${name.replaceAll('.', '')}@gmail.com`
}

/** The last nine digits, which prefixes, spaces and leading zeros do not change. */
function telephoneOf(phone: string): string | null {
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
