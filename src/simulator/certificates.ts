import { generateKeyPairSync, randomBytes } from 'node:crypto'
import forge from 'node-forge'

export type Identity = { readonly certificate: string; readonly privateKey: string }

type Wanted = {
  readonly name: string
  readonly from?: Date
  readonly until?: Date
  /** Absent for a self-signed certificate. */
  readonly issuer?: Identity
  readonly authority?: boolean
}

const day = 86_400_000

/** A certificate with its key, in PEM. */
export function issueCertificate(
  { name, from, until, issuer, authority = false }: Wanted,
  now: number,
): Identity {
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(keys.publicKey)
  // The leading 01 keeps the number positive, since the first bit is the sign.
  certificate.serialNumber = `01${randomBytes(9).toString('hex')}`
  certificate.validity.notBefore = from ?? new Date(now - day)
  certificate.validity.notAfter = until ?? new Date(now + 3650 * day)
  // The library's types declare the tag's type as its class.
  const utf8 = forge.asn1.Type.UTF8 as unknown as forge.asn1.Class
  const subject: forge.pki.CertificateField[] = [{ name: 'commonName', value: name, valueTagClass: utf8 }]
  certificate.setSubject(subject)
  certificate.setIssuer(
    issuer ? forge.pki.certificateFromPem(issuer.certificate).subject.attributes : subject,
  )
  certificate.setExtensions([
    { name: 'basicConstraints', cA: authority },
    authority ? { name: 'keyUsage', keyCertSign: true } : { name: 'keyUsage', digitalSignature: true },
  ])
  certificate.sign(
    forge.pki.privateKeyFromPem(issuer?.privateKey ?? keys.privateKey),
    forge.md.sha256.create(),
  )
  return { certificate: forge.pki.certificateToPem(certificate), privateKey: keys.privateKey }
}
