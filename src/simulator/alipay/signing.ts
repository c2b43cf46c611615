import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'

export type Fields = Readonly<Record<string, string>>
export type KeyPair = { readonly publicKey: string; readonly privateKey: string }

export const makeKeyPair = (): KeyPair =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

/** Non-empty fields sorted by name, before any encoding. */
const textOf = (fields: Fields, without: readonly string[]) =>
  Object.keys(fields)
    .filter((name) => fields[name] !== '' && !without.includes(name))
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')

export const signText = (text: string, { privateKey }: KeyPair) =>
  sign('sha256', Buffer.from(text), createPrivateKey(privateKey)).toString('base64')

/** A notification's sign_type is not signed, unlike a request's. */
export const signMessage = (fields: Fields, keys: KeyPair) =>
  signText(textOf(fields, ['sign', 'sign_type']), keys)

export function isSignedBy(fields: Fields, { publicKey }: KeyPair): boolean {
  if (fields.sign_type !== 'RSA2') return false
  const text = Buffer.from(textOf(fields, ['sign']))
  return verify('sha256', text, createPublicKey(publicKey), Buffer.from(fields.sign ?? '', 'base64'))
}
