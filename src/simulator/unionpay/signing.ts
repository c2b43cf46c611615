import { createHash, createPrivateKey, sign, verify, X509Certificate } from 'node:crypto'
import type { Identity } from '../certificates.ts'

export type Fields = Readonly<Record<string, string>>

/** The signed digest: non-empty fields sorted by bytes, hashed, as hexadecimal digits. */
export function digestOf(fields: Fields): string {
  const names = Object.keys(fields)
    .filter((name) => name !== 'signature' && fields[name] !== '')
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
  const text = names.map((name) => `${name}=${fields[name]}`).join('&')
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

/** The serial number in decimal, as UnionPay writes it. */
export const certIdOf = (certificate: string) =>
  BigInt(`0x${new X509Certificate(certificate).serialNumber}`).toString()

export function signFields(fields: Fields, { privateKey }: Identity): Fields {
  const signature = sign('sha256', Buffer.from(digestOf(fields)), createPrivateKey(privateKey))
  return { ...fields, signature: signature.toString('base64') }
}

export function isSignedBy(fields: Fields, certificate: string): boolean {
  const { publicKey } = new X509Certificate(certificate)
  const signature = Buffer.from(fields.signature ?? '', 'base64')
  return verify('sha256', Buffer.from(digestOf(fields)), publicKey, signature)
}
