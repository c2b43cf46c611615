import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PaymentType } from '#contract/prices.ts'
import { bookText } from './book-text.ts'

const money = (amount: number) => ({ amount, currency: 'CNY' })
const offer = (payment: PaymentType, now: number, held = 0) => ({
  payment,
  price: { lines: [], total: money(900), due_now: money(now), due_later: money(0), due_at_hotel: money(0) },
  guarantee: {
    type: payment,
    amount: money(held),
    charged_at: null,
    methods: [],
    means: [],
    due_now: money(0),
  },
})

test('the button says what is paid now, held, or left for the hotel', () => {
  assert.equal(bookText(offer('prepay', 900), false, 'en'), 'Book, pay CN¥9.00 now')
  assert.equal(bookText(offer('deposit', 300), false, 'zh'), '预订，现在支付¥3.00')
  assert.equal(bookText(offer('guarantee', 0, 900), false, 'en'), 'Book, guarantee CN¥9.00')
  assert.equal(bookText(offer('at_hotel', 0), false, 'zh'), '预订，到店支付')
})

test('with a discount asked for it promises an upper bound only', () => {
  assert.equal(bookText(offer('prepay', 900), true, 'en'), 'Book, pay at most CN¥9.00 now')
})
