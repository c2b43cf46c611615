import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CONTACT_DAYS, contactWindow, whyContactHidden } from './guest-contact.ts'

const stay = { arrival: '2027-05-10', departure: '2027-05-12' }

test('the contact is shown from seven days before arrival to three days after departure', () => {
  assert.deepEqual(CONTACT_DAYS, { beforeArrival: 7, afterDeparture: 3 })
  assert.deepEqual(contactWindow(stay), { from: '2027-05-03', until: '2027-05-15' })
  assert.equal(whyContactHidden('confirmed', stay, '2027-05-02'), 'early')
  assert.equal(whyContactHidden('confirmed', stay, '2027-05-03'), null)
  assert.equal(whyContactHidden('completed', stay, '2027-05-15'), null)
  assert.equal(whyContactHidden('completed', stay, '2027-05-16'), 'late')
})

test('the contact of an order without a stay is never shown', () => {
  for (const state of ['held', 'expired', 'cancelled'] as const)
    assert.equal(whyContactHidden(state, stay, '2027-05-10'), 'ended')
})
