import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Order } from '#contract/booking.ts'
import { sampleOrder } from '#test/support/sample-orders.ts'
import { checkingSteps, holdEnds, nextSteps } from './result-steps.ts'
import { resultText } from './result-text.ts'

const order = sampleOrder()
const collect_at = '2026-12-09T18:00:00+09:00'

test('a payment that is being checked says first not to pay again, and by whom it is checked', () => {
  const { strong, text, look } = resultText(order, 'checking', 'en')
  assert.equal(look, 'wait')
  assert.equal(strong, 'Please do not pay again.')
  assert.match(text, /^Alipay hasn’t told us/)
  assert.deepEqual(
    checkingSteps(order, 'zh').map(({ when }) => when),
    ['now', 'future'],
  )
})

test('the paid amount is shown with the amounts still due', () => {
  assert.equal(resultText(order, 'paid', 'en').title, 'Paid and confirmed')
  const deposit: Order = {
    ...order,
    collect_at,
    price: { ...order.price, due_later: { amount: 30_000, currency: 'CNY' } },
    actions: { ...order.actions, pay: null },
  }
  assert.deepEqual(
    nextSteps(deposit, 'en').map(({ title }) => title),
    ['Paid CN¥900.00', 'Wed 9 Dec, 18:00: CN¥300.00', 'Sat 12 Dec, 15:00: check-in opens'],
  )
})

test('a rest that was not paid is not called an unpaid order, and the last payment not a booking', () => {
  assert.equal(resultText({ ...order, state: 'held' }, 'open', 'en').title, 'Not paid yet')
  assert.equal(resultText({ ...order, collect_at }, 'open', 'en').title, 'Balance not paid yet')
  const paidTwice = { ...order, events: [...order.events, order.events[1]!] }
  assert.equal(resultText(paidTwice, 'paid', 'en').title, 'We’ve received your payment')
})

test('a stay whose guest did not arrive is not called cancelled', () => {
  const title = (state: Order['state'], locale: 'en' | 'zh') =>
    resultText({ ...order, state }, 'cancelled', locale).title
  assert.equal(title('cancelled', 'en'), 'This booking is cancelled')
  assert.equal(title('no_show', 'en'), 'The hotel reported a no-show')
  assert.equal(title('no_show', 'zh'), '酒店反馈您未入住')
})

test('a refunded second payment is mentioned in addition to the first', () => {
  const events = [...order.events, { ...order.events[1]!, kind: 'money_given_back' }]
  assert.match(resultText({ ...order, events }, 'paid', 'en').strong!, /second payment/)
})

test('a hold shows when it is charged and until when it is released free of charge', () => {
  const held = {
    ...order,
    collect_at,
    payment: { ...order.payment, held: { amount: 90_000, currency: 'CNY' } },
  }
  assert.deepEqual(
    holdEnds(held, 'en').map(({ title }) => title),
    ['If you stay', 'If you cancel by Thu 10 Dec, 18:00', 'If you cancel later or don’t arrive'],
  )
})

test('an amount that PayPal charged in dollars is shown in dollars beside the price of the order', () => {
  const charged = { amount: 12_630, currency: 'USD' }
  const payment = {
    ...order.payment,
    method: 'paypal',
    held: { amount: 90_000, currency: 'CNY' },
    charged,
  } as const
  const held: Order = { ...order, collect_at, payment }
  assert.equal(
    resultText(held, 'held', 'en').strong,
    'We’re holding US$126.30 (CN¥900.00) with PayPal. You haven’t been charged.',
  )
  assert.equal(
    resultText(held, 'held', 'zh').strong,
    '已通过PayPal预授权冻结US$126.30（合¥900.00），未扣款。',
  )
  assert.equal(holdEnds(held, 'en')[0]!.text, 'We’ll charge US$126.30 on Wed 9 Dec, 18:00.')
  assert.deepEqual(nextSteps(held, 'en')[0], {
    when: 'past',
    title: 'Paid CN¥900.00',
    text: 'PayPal, US$126.30, Sun 15 Nov, 10:34',
  })
})

test('the end of a hold is given by the guest’s clock, wherever the hotel is', () => {
  const ended = { ...order, state: 'expired', pay_before: '2026-12-08T10:24:00+09:00' } as const
  assert.equal(resultText(ended, 'ended', 'en', 'Europe/Paris').title, 'The hold ended at 02:24')
})
