import assert from 'node:assert/strict'
import { test } from 'node:test'
import { THREAD_AFTER_STAY, whyNotWriteHotel } from './hotel-thread.ts'

const contact = { email: 'guest@example.com', phone: '' }
const checkOut = Date.parse('2027-02-15T11:00:00Z')

test('guest and hotel write to each other while there is a stay, until two weeks after check-out', () => {
  assert.equal(whyNotWriteHotel({ state: 'confirmed', checkOut, contact }, 0), null)
  assert.equal(whyNotWriteHotel({ state: 'staying', checkOut, contact }, checkOut), null)
  const last = checkOut + THREAD_AFTER_STAY
  assert.equal(whyNotWriteHotel({ state: 'completed', checkOut, contact }, last - 1), null)
  assert.equal(whyNotWriteHotel({ state: 'completed', checkOut, contact }, last), 'thread_closed')
})

test('an order that is not paid, or has ended without a stay, has no thread', () => {
  for (const state of ['held', 'expired', 'cancelled', 'no_show', 'payment_review'] as const)
    assert.equal(whyNotWriteHotel({ state, checkOut, contact }, 0), 'thread_closed')
})

test('nothing is written to a guest without an address, whose account was erased', () => {
  const erased = { email: '', phone: '' }
  assert.equal(whyNotWriteHotel({ state: 'completed', checkOut, contact: erased }, checkOut), 'thread_closed')
  const byPhone = { email: '', phone: '+8613800138000' }
  assert.equal(whyNotWriteHotel({ state: 'confirmed', checkOut, contact: byPhone }, 0), null)
})
