import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSettings } from '../settings.ts'
import { connectProviders } from './open-payments.ts'
import type { ProviderOperation, ProviderPayment } from './provider.ts'

const paypal = { PAYPAL_CLIENT_ID: 'x', PAYPAL_CLIENT_SECRET: 'y', PAYPAL_WEBHOOK_ID: 'z' }

test('a restored copy refuses every payment without a call to the provider', async (context) => {
  const called = context.mock.method(globalThis, 'fetch', () => assert.fail('nothing may be sent'))
  const settings = readSettings({ ...paypal, QUIET: '1' })
  const provider = connectProviders({ settings, now: () => 0 }).get('paypal')!
  assert.deepEqual(await provider.begin({} as ProviderPayment), { is: 'refused', code: 'quiet' })
  assert.deepEqual(await provider.run({} as ProviderOperation), { is: 'refused', code: 'quiet' })
  assert.deepEqual(await provider.read({} as ProviderPayment), { is: 'unknown', why: 'quiet' })
  assert.deepEqual(await provider.readMessage({ headers: {}, body: Buffer.alloc(0) }), {
    ok: false,
    refusal: 'forbidden',
  })
  assert.equal(await provider.whyWrong(), null)
  assert.equal(called.mock.callCount(), 0)
})
