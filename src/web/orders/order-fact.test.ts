import assert from 'node:assert/strict'
import { test } from 'node:test'
import { now, sampleSummary } from '#test/support/sample-orders.ts'
import { costOf, factOf, firstHold, firstPayment, nightOf } from './order-fact.ts'

test('each state tells the one thing that matters about it', () => {
  const held = sampleSummary({ state: 'held', pay_before: '2026-12-08T10:24:00+09:00' })
  assert.deepEqual(factOf(held, now, 'en', 'Europe/London'), {
    title: 'Room held until 01:24 your time',
    text: '24 min left. After that we’ll release the room, and you won’t be charged.',
  })
  assert.deepEqual(factOf(sampleSummary(), now, 'zh'), {
    title: '12月10日（周四）18:00前免费取消',
    text: '日本标准时间，还剩2天8小时',
    isGood: true,
  })
  const late = Date.parse('2026-12-11T10:00:00+09:00')
  assert.equal(factOf(sampleSummary(), late, 'en').title, 'Cancellation fee now: CN¥300.00')
  assert.equal(factOf(sampleSummary({ state: 'completed' }), now, 'en').title, 'How was your stay?')
  assert.equal(
    factOf(sampleSummary({ state: 'completed', reviewed: true }), now, 'en').title,
    'You’ve reviewed this stay',
  )
})

test('a cancelled order tells where its refund is', () => {
  const ended = sampleSummary({
    state: 'cancelled',
    last_event: { ...sampleSummary().last_event, kind: 'cancelled', facts: { refund: 60_000, fee: 30_000 } },
  })
  assert.equal(
    factOf(ended, now, 'en').text,
    'The cancellation fee was CN¥300.00. We’re refunding CN¥600.00.',
  )
  const sent = { ...ended, refunded: { amount: 60_000, currency: 'CNY' } }
  assert.equal(factOf(sent, now, 'zh').text, '已扣取消费¥300.00。¥600.00已退回。')
})

test('the amount of a card is what was kept or given back once the order is over', () => {
  const cny = (amount: number) => ({ amount, currency: 'CNY' })
  const ended = (refund: number, fee: number, refunded = 0) =>
    sampleSummary({
      state: 'cancelled',
      captured: cny(90_000),
      refunded: cny(refunded),
      last_event: { ...sampleSummary().last_event, kind: 'cancelled', facts: { refund, fee } },
    })
  assert.deepEqual(costOf(ended(90_000, 0), 'en'), { amount: cny(90_000), text: 'being refunded' })
  assert.deepEqual(costOf(ended(90_000, 0, 90_000), 'zh'), { amount: cny(90_000), text: '已退款' })
  assert.deepEqual(costOf(ended(60_000, 30_000), 'en'), { amount: cny(30_000), text: 'cancellation fee' })
  const { total } = sampleSummary()
  assert.deepEqual(costOf(ended(0, 0), 'en'), { amount: total, text: 'not charged' })
  assert.deepEqual(costOf(sampleSummary({ state: 'expired' }), 'en'), { amount: total, text: 'not charged' })
})

test('nights are counted by the hotel’s calendar', () => {
  const stay = { s_d: '2026-12-12', e_d: '2026-12-15' }
  assert.deepEqual(nightOf(stay, '2026-12-14T23:59:00+09:00'), { nights: 3, night: 3 })
  assert.deepEqual(nightOf(stay, '2026-12-15T09:00:00+09:00'), { nights: 3, night: 4 })
  assert.deepEqual(nightOf(stay, '2026-12-01T09:00:00+09:00'), { nights: 3, night: 1 })
})

test('the hold that ends first is shown before all other orders', () => {
  const held = (order_id: string, pay_before: string) =>
    sampleSummary({ state: 'held', order_id, pay_before })
  const orders = [
    sampleSummary({ state: 'payment_review', order_id: '1' }),
    held('2', '2026-12-08T10:24:00+09:00'),
    held('3', '2026-12-08T01:10:00+00:00'),
  ]
  assert.equal(firstHold(orders)?.order_id, '3')
  assert.equal(firstHold(orders.slice(0, 1)), null)
})

test('the first payment of a guarantee excludes the amount due at the hotel', () => {
  const held = sampleSummary({ state: 'held', due_now: { amount: 0, currency: 'CNY' } })
  assert.equal(firstPayment(held, 'en'), 'Pay CN¥0.00')
  assert.equal(firstPayment({ ...held, payment: 'guarantee' }, 'en'), 'Guarantee with CN¥900.00')
})
