import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OrderSummary } from '#contract/booking.ts'
import { isClaimable, isNotLower, isWebAddress, pointsThatHold, readTotal } from './claim-points.ts'

const order = {
  state: 'confirmed',
  free_until: '2026-12-10T18:00:00+09:00',
  total: { amount: 306_917, currency: 'CNY' },
} as OrderSummary
const full = {
  order,
  isSameOffer: true,
  isSameStay: true,
  url: 'https://elsewhere.example/7',
  total: '2,980.00',
  currency: 'CNY',
  pictures: 1,
}

test('all five points hold for a whole claim, and each fails by itself', () => {
  assert.deepEqual(Object.values(pointsThatHold(full)), [true, true, true, true, true])
  assert.equal(pointsThatHold({ ...full, order: null }).order, false)
  assert.equal(pointsThatHold({ ...full, isSameOffer: false }).offer, false)
  assert.equal(pointsThatHold({ ...full, isSameStay: false }).stay, false)
  assert.equal(pointsThatHold({ ...full, pictures: 0 }).picture, false)
  for (const wrong of [{ url: 'https://' }, { url: 'elsewhere' }, { total: '' }, { total: '3,069.17' }])
    assert.equal(pointsThatHold({ ...full, ...wrong }).price, false, JSON.stringify(wrong))
})

test('a price in another currency is left for us to compare', () => {
  assert.ok(!isNotLower({ ...full, total: '9999', currency: 'EUR' }))
  assert.ok(isNotLower({ ...full, total: '3069.17' }))
})

test('totals are read as people write them', () => {
  assert.deepEqual(readTotal('1,280.5', 'CNY'), { amount: 128_050, currency: 'CNY' })
  assert.deepEqual(readTotal('12 800', 'JPY'), { amount: 12_800, currency: 'JPY' })
  for (const text of ['', '0', '-5', 'free', '1.234']) assert.equal(readTotal(text, 'CNY'), null, text)
})

test('an address is a page somewhere', () => {
  assert.ok(isWebAddress(' https://elsewhere.example/offer?x=1 '))
  for (const text of ['', 'https://', 'ftp://elsewhere.example', 'javascript:alert(1)', 'https://localhost'])
    assert.ok(!isWebAddress(text), text)
})

test('only an order that is free to cancel now can have a claim', () => {
  const now = Date.parse('2026-12-10T08:00:00Z')
  assert.ok(isClaimable(order, now))
  assert.ok(!isClaimable(order, now + 3_600_001))
  assert.ok(!isClaimable({ ...order, state: 'held' }, now))
  assert.ok(!isClaimable({ ...order, free_until: null }, now))
})
