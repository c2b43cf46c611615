import assert from 'node:assert/strict'
import { test } from 'node:test'
import { issueCertificate } from '../../../simulator/certificates.ts'
import { readSettings } from '../../settings.ts'
import { connectUnionpay } from './connect-unionpay.ts'

const now = Date.parse('2027-03-01T00:00:00Z')
const ours = issueCertificate({ name: 'ours' }, now)
const other = issueCertificate({ name: 'other' }, now)
const oneLine = (pem: string) => pem.trim().replaceAll('\r', '').replaceAll('\n', '\\n')
const env = {
  UNIONPAY_MERCHANT_ID: '777290058110048',
  UNIONPAY_PRIVATE_KEY: oneLine(ours.privateKey),
  UNIONPAY_CERTIFICATE: oneLine(ours.certificate),
  UNIONPAY_ROOT: oneLine(other.certificate),
}
const connect = (changed: Record<string, string> = {}) =>
  connectUnionpay({ settings: readSettings({ ...env, ...changed }), now: () => now })

test('keys and certificates are read at startup from single-line settings', () => {
  assert.equal(connect()?.method, 'unionpay')
  assert.equal(connectUnionpay({ settings: readSettings({}), now: () => now }), null)
})

test('an invalid key or certificate fails with the name of its setting', () => {
  assert.throws(() => connect({ UNIONPAY_PRIVATE_KEY: 'x' }), /UNIONPAY_PRIVATE_KEY is wrong: .*pkcs12/)
  assert.throws(
    () => connect({ UNIONPAY_PRIVATE_KEY: oneLine(other.privateKey) }),
    /UNIONPAY_PRIVATE_KEY is wrong: .*does not belong/,
  )
  assert.throws(() => connect({ UNIONPAY_ROOT: 'x' }), /UNIONPAY_ROOT is wrong/)
  assert.throws(() => connect({ UNIONPAY_NEXT_CERTIFICATE: 'x' }), /UNIONPAY_NEXT_PRIVATE_KEY/)
  const next = { UNIONPAY_NEXT_CERTIFICATE: oneLine(other.certificate) }
  assert.throws(
    () => connect({ ...next, UNIONPAY_NEXT_PRIVATE_KEY: oneLine(ours.privateKey) }),
    /UNIONPAY_NEXT_PRIVATE_KEY is wrong: .*does not belong/,
  )
  assert.ok(connect({ ...next, UNIONPAY_NEXT_PRIVATE_KEY: oneLine(other.privateKey) }))
})
