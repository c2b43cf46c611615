import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Guarantee } from '#contract/hotels.ts'
import { sampleOrder } from '#test/support/sample-orders.ts'
import { paymentPreview } from './payment-preview.ts'

const { price, cancellation } = sampleOrder()
const none = { amount: 0, currency: 'CNY' }
const amount = { amount: 90_000, currency: 'CNY' }
const collectedAt = '2026-12-09T18:00:00+09:00'
const guarantee: Guarantee = {
  type: 'guarantee',
  amount,
  charged_at: collectedAt,
  methods: ['paypal', 'alipay', 'unionpay'],
  means: [
    { method: 'paypal', way: 'hold', amount },
    { method: 'alipay', way: 'charge', amount },
    { method: 'unionpay', way: 'charge', amount },
  ],
  due_now: none,
}
const held: Parameters<typeof paymentPreview>[0] = {
  price: { ...price, due_now: none, due_later: amount },
  payment: 'guarantee',
  cancellation,
  collectedAt,
  guarantee,
}

test('a guarantee says which methods hold and which charge, before one is chosen', () => {
  assert.deepEqual(paymentPreview(held, 'en'), [
    'PayPal: We’ll hold CN¥900.00 today and charge it on Wed 9 Dec, 18:00 unless you cancel.',
    'Alipay and UnionPay: We’ll charge CN¥900.00 today and refund it in full if you cancel by Thu 10 Dec, 18:00.',
  ])
  assert.equal(
    paymentPreview(held, 'zh')[1],
    '支付宝和银联：今天扣款¥900.00，12月10日（周四）18:00前取消全额退回。',
  )
})

test('a prepaid rate is charged by every method, a rate paid at the hotel by none', () => {
  const means = guarantee.means.map((one) => ({ ...one, way: 'charge' as const }))
  const prepaid = { ...held, price, payment: 'prepay' as const, guarantee: { ...guarantee, means } }
  assert.deepEqual(paymentPreview(prepaid, 'en'), [
    'PayPal, Alipay and UnionPay: We’ll charge CN¥900.00 today.',
  ])
  const atHotel = { ...price, due_now: none, due_later: none, due_at_hotel: price.total }
  assert.deepEqual(paymentPreview({ ...held, price: atHotel, payment: 'at_hotel', guarantee: null }, 'en'), [
    'We won’t hold or charge anything today. You’ll pay CN¥950.00 at the hotel.',
  ])
})
