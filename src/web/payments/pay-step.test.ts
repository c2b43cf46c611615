import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OrderDue } from '#contract/booking.ts'
import { sampleOrder } from '#test/support/sample-orders.ts'
import { dueNow, holdSentence } from './payment-due.ts'

const order = sampleOrder({ state: 'held', pay_before: '2026-12-08T10:24:00+09:00' })
const payable = { ...order, actions: { ...order.actions, pay: null } }
const at = (clock: string) => Date.parse(`2026-12-08T${clock}+09:00`)

test('a hold is a sentence, by the second in its last two minutes, and says when it is over', () => {
  assert.deepEqual(holdSentence(order, at('10:00:00'), 'en', 'Asia/Tokyo'), {
    text: 'Room held until 10:24 your time (24 min left).',
    isLate: false,
  })
  assert.deepEqual(holdSentence(order, at('10:22:55'), 'zh'), { text: '房间还为您保留1:05。', isLate: true })
  assert.equal(holdSentence(order, at('10:24:00'), 'en')?.isLate, true)
  assert.equal(holdSentence(sampleOrder(), at('10:00:00'), 'en'), null)
})

test('the requested amount is the part due now, the guarantee, or the balance', () => {
  const amount = { amount: 90_000, currency: 'CNY' }
  const due = (kind: OrderDue['kind'], state: OrderDue['state'] = 'open'): OrderDue => ({
    ...{ id: '1', kind, amount, due_at: null, state },
  })
  assert.deepEqual(dueNow({ ...payable, dues: [due('first')] }), { of: 'now', amount })
  const withWay = (way: 'charge' | 'hold') => {
    const option = { method: 'paypal', way, amount, charge: amount, rate: null, why_not: null } as const
    return { ...payable, dues: [due('guarantee')], payment: { ...payable.payment, means: [option] } }
  }
  assert.deepEqual(dueNow(withWay('hold')), { of: 'guarantee', amount })
  assert.deepEqual(dueNow(withWay('charge')), { of: 'now', amount })
  const rest = [due('first', 'paid'), due('balance')]
  assert.deepEqual(dueNow({ ...payable, dues: rest }), { of: 'rest', amount })
  assert.equal(dueNow({ ...payable, dues: [due('first', 'paid')] }), null)
  assert.equal(dueNow({ ...order, dues: [due('first')] }), null)
})
