import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdSentence } from './payment-due.ts'

// A hotel in Tokyo, nine hours ahead of a guest in London.
const order = { state: 'held', pay_before: '2026-12-10T23:30:00+09:00' } as const
const now = Date.parse('2026-12-10T14:21:00Z')

test('a hold ends by the guest’s clock, with the minutes that are left', () => {
  assert.equal(
    holdSentence(order, now, 'en', 'Europe/London')?.text,
    'Room held until 14:30 your time (9 min left).',
  )
  assert.equal(
    holdSentence(order, now, 'zh', 'Asia/Shanghai')?.text,
    '房间保留至您当地时间22:30（还剩9分钟）。',
  )
})

test('the last two minutes are counted, and afterwards nothing is held', () => {
  assert.equal(holdSentence(order, now + 8 * 60_000, 'en', 'Europe/London')?.text, 'Room held for 1:00.')
  assert.equal(holdSentence(order, now + 9 * 60_000, 'en', 'Europe/London')?.isLate, true)
  assert.equal(holdSentence({ ...order, state: 'confirmed' }, now, 'en'), null)
})
