import { createHash, type KeyObject, sign, verify } from 'node:crypto'

export type Fields = Readonly<Record<string, string>>

/** The signed digest: SHA-256 in lower-case hexadecimal over the non-empty fields, sorted by name in byte order. */
export function digestOf(fields: Fields): string {
  const parts = Object.entries(fields)
    .filter(([name, value]) => name !== 'signature' && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
  return createHash('sha256').update(parts.join('&')).digest('hex')
}

export const signatureOf = (fields: Fields, key: KeyObject): string =>
  sign('RSA-SHA256', Buffer.from(digestOf(fields)), key).toString('base64')

export function isSignedWith(fields: Fields, key: KeyObject): boolean {
  const signature = Buffer.from(fields.signature ?? '', 'base64')
  return verify('RSA-SHA256', Buffer.from(digestOf(fields)), key, signature)
}
