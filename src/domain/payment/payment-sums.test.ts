import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  capturable,
  chargedPart,
  heldOf,
  type PaymentSums,
  pollBackoff,
  refundable,
  stateOfSums,
} from './payment-sums.ts'

const sums = (change: Partial<PaymentSums> = {}): PaymentSums => ({
  amount: 1_000,
  authorised: 0,
  captured: 0,
  released: 0,
  refunded: 0,
  ...change,
})
const nothing = { captures: 0, refunds: 0 }

test('a payment without money keeps its state', () => {
  assert.equal(stateOfSums(sums(), 'pending'), 'pending')
  assert.equal(stateOfSums(sums(), 'failed'), 'failed')
})

test('a hold counts as authorised until it is completely captured or released', () => {
  assert.equal(stateOfSums(sums({ authorised: 1_000 }), 'pending'), 'authorised')
  assert.equal(stateOfSums(sums({ authorised: 1_000, captured: 300 }), 'authorised'), 'authorised')
  assert.equal(
    stateOfSums(sums({ authorised: 1_000, captured: 300, released: 700 }), 'authorised'),
    'captured',
  )
  assert.equal(stateOfSums(sums({ authorised: 1_000, released: 1_000 }), 'authorised'), 'voided')
})

test('late money is counted, even on a payment that was given up', () => {
  for (const before of ['failed', 'expired', 'voided'] as const)
    assert.equal(stateOfSums(sums({ captured: 1_000 }), before), 'captured')
})

test('refunds reach the exact remainder', () => {
  assert.equal(stateOfSums(sums({ captured: 1_000, refunded: 999 }), 'captured'), 'partly_refunded')
  assert.equal(stateOfSums(sums({ captured: 1_000, refunded: 1_000 }), 'partly_refunded'), 'refunded')
  assert.equal(refundable(sums({ captured: 1_000, refunded: 400 }), { captures: 0, refunds: 599 }), 1)
  assert.equal(refundable(sums({ captured: 1_000, refunded: 400 }), { captures: 0, refunds: 600 }), 0)
})

test('a planned capture cannot be planned again, and can be refunded', () => {
  const held = sums({ authorised: 1_000, captured: 200, released: 100 })
  assert.equal(heldOf(held), 700)
  assert.equal(capturable(held, { captures: 700, refunds: 0 }), 0)
  assert.equal(refundable(held, { captures: 700, refunds: 0 }), 900)
  assert.equal(capturable(held, nothing), 700)
})

test('retries back off from seconds to minutes to hours, and then staff take over', () => {
  assert.equal(pollBackoff(1), 1_000)
  assert.equal(pollBackoff(7), 60_000)
  assert.equal(pollBackoff(14), 8 * 3_600_000)
  assert.equal(pollBackoff(15), null)
})

test('parts that add up to the amount add up to exactly the charge', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 9 }),
      fc.integer({ min: 1, max: 3_000_000 }),
      (parts, charge) => {
        const amount = parts.reduce((sum, part) => sum + part, 0)
        let before = 0
        let charged = 0
        for (const part of parts) {
          const one = chargedPart({ amount, charge }, before, part)
          assert.ok(one >= 0)
          charged += one
          before += part
        }
        assert.equal(charged, charge)
      },
    ),
  )
})
