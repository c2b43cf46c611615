import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { providerTrial } from '#test/support/provider-trial.ts'
import { issueCertificate } from '../../simulator/certificates.ts'
import { readSettings } from '../settings.ts'
import { connectProviders, whyProvidersWrong } from './open-payments.ts'

const trial = await providerTrial()
after(trial.close)
const { now, merchant } = trial
const why = (changed: Record<string, string> = {}) =>
  whyProvidersWrong(connectProviders({ settings: readSettings({ ...merchant, ...changed }), now }))

test('valid settings and an unreachable provider give no warnings', async () => {
  assert.deepEqual(await why(), [])
  const away = 'http://127.0.0.1:1'
  assert.deepEqual(await why({ PAYPAL_URL: away, ALIPAY_URL: away, UNIONPAY_URL: away }), [])
})

test('refused credentials are reported with the names of their settings', async () => {
  const [paypal, ...others] = await why({ PAYPAL_CLIENT_SECRET: 'of another host' })
  assert.match(paypal!, /^PayPal at http\S+ refuses PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET: check them/)
  assert.deepEqual(others, [])
  assert.equal((await why({ PAYPAL_CLIENT_ID: 'unknown' })).length, 1)
  assert.match((await why({ ALIPAY_APP_ID: '1' })).join(), /ALIPAY_APP_ID/)
  const other = issueCertificate({ name: 'other' }, now())
  const foreign = { UNIONPAY_PRIVATE_KEY: other.privateKey, UNIONPAY_CERTIFICATE: other.certificate }
  assert.match((await why(foreign)).join(), /UNIONPAY_PRIVATE_KEY and UNIONPAY_CERTIFICATE/)
  assert.equal((await why({ ...foreign, ALIPAY_APP_ID: '1', PAYPAL_CLIENT_ID: 'x' })).length, 3)
})
