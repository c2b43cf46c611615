import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OrderPaymentOption } from '#contract/booking.ts'
import { paymentOptionLines, sortedPaymentOptions } from './means-lines.ts'

const yuan = { amount: 1_003_20, currency: 'CNY' }
const means = (change: Partial<OrderPaymentOption>): OrderPaymentOption => ({
  method: 'alipay',
  way: 'charge',
  amount: yuan,
  charge: yuan,
  rate: null,
  why_not: null,
  ...change,
})
const paypal = means({
  method: 'paypal',
  charge: { amount: 141_25, currency: 'USD' },
  rate: { from: 'USD', to: 'CNY', rate: '7.1023' },
})

const prepaid = { collect_at: null, isGuarantee: false }

test('each language lists the means its readers expect, and what cannot be chosen last', () => {
  const all = [paypal, means({}), means({ method: 'unionpay' })]
  const names = (list: readonly OrderPaymentOption[]) => list.map(({ method }) => method)
  assert.deepEqual(names(sortedPaymentOptions(all, 'en')), ['paypal', 'alipay', 'unionpay'])
  assert.deepEqual(names(sortedPaymentOptions(all, 'zh')), ['alipay', 'unionpay', 'paypal'])
  const closed = [means({ charge: null, why_not: 'no_rate' }), paypal]
  assert.deepEqual(names(sortedPaymentOptions(closed, 'zh')), ['paypal', 'alipay'])
})

test('a means in another currency says what is charged and at which rate', () => {
  const [opens, swap, moved] = paymentOptionLines(paypal, prepaid, 'en')
  assert.equal(opens!.icon, 'away')
  assert.match(swap!.strong, /^US\$141\.25, because PayPal doesn’t accept CNY\.$/)
  assert.match(swap!.text, /1 USD = 7\.1023 CNY, locked/)
  assert.match(moved!.strong, /You’ll be charged when you approve/)
})

test('a means in the order’s own currency converts nothing', () => {
  const lines = paymentOptionLines(means({}), prepaid, 'zh')
  assert.deepEqual(
    lines.map(({ icon }) => icon),
    ['scan', 'card'],
  )
  assert.match(lines[1]!.text, /不换汇/)
})

test('a hold says until when nothing is charged', () => {
  const held = means({ method: 'paypal', way: 'hold' })
  const last = (collect_at: string | null) =>
    paymentOptionLines(held, { collect_at, isGuarantee: true }, 'en').at(-1)!
  assert.match(last('2026-12-10T18:00:00+09:00').strong, /charged on Thu 10 Dec,? 18:00/)
  assert.match(last(null).strong, /Held now as a guarantee/)
})

test('a guarantee that is charged says that it comes back', () => {
  const lines = paymentOptionLines(means({}), { collect_at: null, isGuarantee: true }, 'en')
  assert.match(lines.at(-1)!.text, /cancel in time, we’ll refund it/)
})
