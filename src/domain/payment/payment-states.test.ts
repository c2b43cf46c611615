import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PaymentState } from './payment-states.ts'
import {
  capturedState,
  mayPaymentMove,
  nextPaymentStates,
  paymentStates as states,
} from './payment-states.ts'

test('a payment moves forward, and late money is still recorded', () => {
  for (const [from, to] of [
    ['created', 'pending'],
    ['pending', 'authorised'],
    ['authorised', 'captured'],
    ['captured', 'partly_refunded'],
    ['partly_refunded', 'refunded'],
    ['authorised', 'voided'],
    ['pending', 'captured'],
    ['expired', 'captured'],
    ['failed', 'captured'],
    ['voided', 'captured'],
    ['partly_refunded', 'partly_refunded'],
    ['expired', 'authorised'],
    ['failed', 'authorised'],
    ['authorised', 'pending'],
    ['pending', 'failed'],
    ['captured', 'failed'],
  ] as const) {
    assert.ok(mayPaymentMove(from, to), `${from} → ${to}`)
  }
})

test('captured money is never lost, unless the provider denies it before any refund', () => {
  const denied = (from: PaymentState, to: PaymentState) => from === 'captured' && to === 'failed'
  for (const from of ['captured', 'partly_refunded', 'refunded'] as const) {
    for (const to of states) {
      if (!['partly_refunded', 'refunded'].includes(to) && !denied(from, to))
        assert.ok(!mayPaymentMove(from, to), `${from} → ${to}`)
    }
  }
  assert.deepEqual(nextPaymentStates.refunded, [])
})

test('refunds determine the state of captured money', () => {
  assert.equal(capturedState(100, 0), 'captured')
  assert.equal(capturedState(100, 1), 'partly_refunded')
  assert.equal(capturedState(100, 99), 'partly_refunded')
  assert.equal(capturedState(100, 100), 'refunded')
})
