import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decideClaim, isRecentSighting, SIGHTING_LIFE, whyNotGrant } from './claims.ts'

const order = { state: 'confirmed', isFree: true, total: 306_917 } as const
const now = Date.parse('2026-12-08T08:00:00Z')

test('a lower offer can be claimed while the order can be cancelled free of charge', () => {
  assert.deepEqual(decideClaim(order, 300_000), { ok: true, value: { difference: 6_917 } })
})

test('an order that is not confirmed, or no longer free to cancel, cannot be claimed for', () => {
  const refused = { ok: false, refusal: 'not_claimable' }
  assert.deepEqual(decideClaim({ ...order, isFree: false }, 300_000), refused)
  for (const state of ['held', 'staying', 'completed', 'cancelled', 'no_show'] as const)
    assert.deepEqual(decideClaim({ ...order, state }, 300_000), refused, state)
})

test('an equal or higher price elsewhere is refused', () => {
  for (const elsewhere of [306_917, 400_000])
    assert.deepEqual(decideClaim(order, elsewhere), { ok: false, refusal: 'claim_not_lower' })
})

test('the offer must have been seen in the last two days, with tolerance for clock skew', () => {
  assert.ok(isRecentSighting(now, now))
  assert.ok(isRecentSighting(now - SIGHTING_LIFE, now))
  assert.ok(isRecentSighting(now + 60_000, now))
  assert.ok(!isRecentSighting(now - SIGHTING_LIFE - 1, now))
  assert.ok(!isRecentSighting(now + 600_000, now))
})

test('money is refunded only if everything was paid to us, and only once', () => {
  const facts = { claim: 'open', payment: 'prepay', paid: 10_000 } as const
  assert.equal(whyNotGrant(facts, { refund: 10_000, points: 0 }), null)
  assert.equal(whyNotGrant(facts, { refund: 10_001, points: 0 }), 'more_than_paid')
  assert.equal(whyNotGrant(facts, { refund: 0, points: 0 }), 'nothing_granted')
  assert.equal(whyNotGrant({ ...facts, claim: 'granted' }, { refund: 1, points: 0 }), 'already_decided')
  for (const payment of ['deposit', 'guarantee', 'at_hotel'] as const) {
    assert.equal(whyNotGrant({ ...facts, payment }, { refund: 1, points: 0 }), 'not_paid_to_us', payment)
    assert.equal(whyNotGrant({ ...facts, payment }, { refund: 0, points: 800 }), null, payment)
  }
})
