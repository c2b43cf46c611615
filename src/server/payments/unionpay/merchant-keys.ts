import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import type { Instant } from '#domain/time/zone-time.ts'
import { isInDate } from './certificates.ts'

/** Our own certificate with its private key. */
export type MerchantKey = {
  readonly certificate: X509Certificate
  readonly key: KeyObject
  /** UnionPay identifies the certificate by its serial number in decimal. */
  readonly certId: string
}

type Pem = { readonly privateKey: string; readonly certificate: string }

/** The key with its certificate, or a sentence why it is invalid. */
export function readMerchantKey({ privateKey, certificate: pem }: Pem): MerchantKey | string {
  let key: KeyObject
  try {
    key = createPrivateKey(privateKey)
  } catch {
    return 'the private key cannot be read: it must be in PEM, without a passphrase. Convert a .pfx by openssl pkcs12 -legacy -nodes'
  }
  let certificate: X509Certificate
  try {
    certificate = new X509Certificate(pem)
  } catch {
    return 'the certificate cannot be read: it must be in PEM'
  }
  if (!certificate.checkPrivateKey(key)) return 'the private key does not belong to the certificate'
  return { certificate, key, certId: BigInt(`0x${certificate.serialNumber}`).toString() }
}

/** The first valid one signs: during a renewal two are configured. */
export const keyInForce = (keys: readonly MerchantKey[], now: Instant): MerchantKey | null =>
  keys.find(({ certificate }) => isInDate(certificate, now)) ?? null
