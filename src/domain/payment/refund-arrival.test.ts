import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refundArrival } from './refund-arrival.ts'

test('the usual arrival of a refund depends on the payment method', () => {
  assert.equal(refundArrival('alipay', '2026-12-30'), '2027-01-02')
  assert.equal(refundArrival('unionpay', '2026-12-08'), '2026-12-18')
})
