import assert from 'node:assert/strict'
import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import * as simulated from '../../../simulator/unionpay/signing.ts'
import { readCertificates, readSigner } from './certificates.ts'
import { digestOf, type Fields, isSignedWith } from './signature.ts'

const vectors = JSON.parse(
  readFileSync(new URL('../../../../test/vectors/unionpay.json', import.meta.url), 'utf8'),
) as {
  root: string
  middle: string
  signer: string
  signerSerial: string
  messages: { name: string; verdict: string; digest: string; fields: Fields }[]
}
const company = '中国银联股份有限公司'
const trust = { authorities: readCertificates(vectors.root + vectors.middle), company }
const now = Date.parse('2027-03-01T00:00:00Z')

const verdictOf = (fields: Fields, trusted = trust, at = now) => {
  const read = readSigner(fields.signPubKeyCert ?? '', trusted, at)
  if ('why' in read) return read.why
  return isSignedWith(fields, read.signer.publicKey) ? 'believed' : 'signature'
}

for (const { name, verdict, digest, fields } of vectors.messages) {
  test(`${name}: the site and the simulator compute the same digest as OpenSSL`, () => {
    assert.equal(digestOf(fields), digest)
    assert.equal(simulated.digestOf(fields), digest)
    assert.equal(verdictOf(fields), verdict)
    if (verdict === 'believed') assert.ok(simulated.isSignedBy(fields, vectors.signer))
  })
}

test('a certificate’s number is its serial number in decimal', () => {
  assert.equal(simulated.certIdOf(vectors.signer), vectors.signerSerial)
})

test('a signer is trusted only while valid, with a whole chain, and for the configured company', () => {
  const { fields } = vectors.messages[0]!
  assert.equal(verdictOf(fields, trust, Date.parse('2026-11-01T00:00:00Z')), 'dates')
  assert.equal(verdictOf(fields, trust, Date.parse('2047-01-01T00:00:00Z')), 'dates')
  assert.equal(verdictOf(fields, { ...trust, company: '00040000:SIGN' }), 'name')
  const without = (pem: string) => ({ company, authorities: readCertificates(pem) })
  assert.equal(verdictOf(fields, without(vectors.middle)), 'issuer')
  assert.equal(verdictOf(fields, without(vectors.root)), 'issuer')
  assert.equal(verdictOf(fields, without(vectors.signer)), 'issuer')
  assert.equal(verdictOf({ ...fields, signPubKeyCert: 'none' }), 'unreadable')
  assert.equal(verdictOf({ ...fields, signPubKeyCert: vectors.middle }), 'issuer')
  assert.ok(new X509Certificate(vectors.middle).ca)
})
