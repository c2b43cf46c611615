import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PaymentState } from './payment-states.ts'
import { capturedState, mayPaymentMove, nextPaymentStates } from './payment-states.ts'

const states = Object.keys(nextPaymentStates) as PaymentState[]

test('a payment moves forward, and late money is still seen', () => {
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
  ] as const) {
    assert.ok(mayPaymentMove(from, to), `${from} → ${to}`)
  }
})

test('money that was captured is never forgotten', () => {
  for (const from of ['captured', 'partly_refunded', 'refunded'] as const) {
    for (const to of states) {
      if (!['partly_refunded', 'refunded'].includes(to))
        assert.ok(!mayPaymentMove(from, to), `${from} → ${to}`)
    }
  }
  assert.deepEqual(nextPaymentStates.refunded, [])
})

test('refunds decide the state of captured money', () => {
  assert.equal(capturedState(100, 0), 'captured')
  assert.equal(capturedState(100, 1), 'partly_refunded')
  assert.equal(capturedState(100, 99), 'partly_refunded')
  assert.equal(capturedState(100, 100), 'refunded')
})
