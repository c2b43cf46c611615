import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BatchState, stepBatch } from './payout-batch.ts'

const batch = (state: BatchState) => ({ state, proposedBy: '7' })

test('a batch is approved by a second member, then paid', () => {
  assert.deepEqual(stepBatch(batch('proposed'), 'approve', '8'), { next: 'approved' })
  assert.deepEqual(stepBatch(batch('approved'), 'pay', '7'), { next: 'paid' })
})

test('a batch is not approved by the member who proposed it', () => {
  assert.deepEqual(stepBatch(batch('proposed'), 'approve', '7'), { refusal: 'second_person_needed' })
})

test('an unapproved batch cannot be paid', () => {
  assert.deepEqual(stepBatch(batch('proposed'), 'pay', '8'), { refusal: 'not_approved' })
})

test('a paid or cancelled batch is final', () => {
  for (const state of ['paid', 'cancelled'] as const)
    for (const step of ['approve', 'pay', 'cancel'] as const)
      assert.deepEqual(stepBatch(batch(state), step, '8'), { refusal: 'already_decided' })
})

test('a batch is cancelled before and after its approval, also by who proposed it', () => {
  for (const state of ['proposed', 'approved'] as const)
    assert.deepEqual(stepBatch(batch(state), 'cancel', '7'), { next: 'cancelled' })
})
