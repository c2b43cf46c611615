import assert from 'node:assert/strict'
import { test } from 'node:test'
import { THREAD_AFTER_STAY, whyNotWriteHotel } from './hotel-thread.ts'

const checkOut = Date.parse('2027-02-15T11:00:00Z')

test('guest and hotel write to each other while there is a stay, until two weeks after check-out', () => {
  assert.equal(whyNotWriteHotel({ state: 'confirmed', checkOut }, 0), null)
  assert.equal(whyNotWriteHotel({ state: 'staying', checkOut }, checkOut), null)
  const last = checkOut + THREAD_AFTER_STAY
  assert.equal(whyNotWriteHotel({ state: 'completed', checkOut }, last - 1), null)
  assert.equal(whyNotWriteHotel({ state: 'completed', checkOut }, last), 'thread_closed')
})

test('an order that is not paid, or has ended without a stay, has no thread', () => {
  for (const state of ['held', 'expired', 'cancelled', 'no_show', 'payment_review'] as const)
    assert.equal(whyNotWriteHotel({ state, checkOut }, 0), 'thread_closed')
})
