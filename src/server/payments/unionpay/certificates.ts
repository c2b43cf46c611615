import { X509Certificate } from 'node:crypto'
import type { Instant } from '#domain/time/zone-time.ts'

/** The third part of a signer's common name is the company that it signs for. */
const companyOf = ({ subject }: X509Certificate): string => {
  const name = /^CN=(.*)$/m.exec(subject)?.[1] ?? ''
  return name.split('@')[2] ?? ''
}

export const isInDate = ({ validFromDate, validToDate }: X509Certificate, now: Instant): boolean =>
  validFromDate.getTime() <= now && now < validToDate.getTime()

export type Trust = {
  /** The root and intermediate certificates. */
  readonly authorities: readonly X509Certificate[]
  /** The company that a signer must belong to. */
  readonly company: string
}

/** A PEM bundle of certificates. */
export function readCertificates(pem: string): X509Certificate[] {
  const found = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  return found.map((one) => new X509Certificate(one))
}

/** The certificate of a message if it is trusted, otherwise the reason why not. */
export function readSigner(
  pem: string,
  { authorities, company }: Trust,
  now: Instant,
): { signer: X509Certificate } | { why: 'unreadable' | 'dates' | 'issuer' | 'name' } {
  const [signer] = safely(() => readCertificates(pem)) ?? []
  if (!signer) return { why: 'unreadable' }
  if (!isInDate(signer, now)) return { why: 'dates' }
  if (signer.ca || !chains(signer, authorities, now)) return { why: 'issuer' }
  return companyOf(signer) === company ? { signer } : { why: 'name' }
}

/** Whether valid issuers lead to a self-signed one. */
function chains(
  certificate: X509Certificate,
  authorities: readonly X509Certificate[],
  now: Instant,
): boolean {
  const issuer = authorities.find(
    (one) =>
      one.ca && isInDate(one, now) && certificate.checkIssued(one) && certificate.verify(one.publicKey),
  )
  if (!issuer) return false
  const isRoot = issuer.checkIssued(issuer) && issuer.verify(issuer.publicKey)
  const others = authorities.filter((one) => one !== issuer)
  return isRoot || chains(issuer, others, now)
}

function safely<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch {
    return null
  }
}
