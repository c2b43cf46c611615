import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Order } from '#contract/booking.ts'
import { sampleOrder } from '#test/support/sample-orders.ts'
import { cancellationNotice, refundDestination } from './refund-text.ts'

const cny = (amount: number) => ({ amount, currency: 'CNY' })
const order = sampleOrder()
const paypal: Order = {
  ...order,
  payment: {
    ...order.payment,
    method: 'paypal',
    captured: cny(90_000),
    charged: { amount: 12_630, currency: 'USD' },
  },
}
const asked = { from: '2026-12-08T10:00:00+09:00', stage: 'to' } as const

test('a refund names its account, its currency and the date by which it usually arrives', () => {
  assert.deepEqual(refundDestination(order, { ...asked, refund: cny(90_000) }, 'en'), [
    'We’ll send CN¥900.00 to your Alipay account. It usually arrives by Fri 11 Dec.',
  ])
  assert.deepEqual(refundDestination(paypal, { ...asked, refund: cny(90_000) }, 'en'), [
    'We’ll send US$126.30 (CN¥900.00) to your PayPal account. It usually arrives by Fri 18 Dec.',
  ])
  assert.deepEqual(refundDestination(paypal, { ...asked, refund: cny(60_000) }, 'zh'), [
    '¥600.00将退回您的PayPal账户，通常在12月18日（周五）前到账。',
    'PayPal以USD退款，按订单锁定的汇率计算。',
  ])
})

test('after a cancellation the order shows its refund until another event follows', () => {
  const at = '2026-12-08T10:00:00+09:00'
  const facts = { refund: 60_000, fee: 30_000 }
  const event = { at, state: 'cancelled', kind: 'cancelled', by: 'guest', facts } as const
  const cancelled: Order = { ...order, state: 'cancelled', events: [...order.events, event] }
  assert.deepEqual(cancellationNotice(cancelled, 'en'), {
    title: 'Your booking is cancelled',
    texts: [
      'CN¥600.00 is on its way to your Alipay account. It usually arrives by Fri 11 Dec.',
      'The cancellation fee is CN¥300.00.',
    ],
  })
  const sent = { ...cancelled, payment: { ...cancelled.payment, refunded: cny(60_000) } }
  assert.match(cancellationNotice(sent, 'en')!.texts[0]!, /We’ve sent .+ to your Alipay account/)
  assert.equal(cancellationNotice(order, 'en'), null)
})
