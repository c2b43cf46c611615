import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergeByOutcome, outcomeText } from './outcome-text.ts'
import type { Stretch } from './timeline.ts'

const money = (amount: number) => ({ amount, currency: 'CNY' })
const part: Stretch = {
  kind: 'part',
  from: 0,
  to: 10,
  starts: null,
  fee: money(30_000),
  refund: money(60_000),
  uncharged: money(0),
}
const none: Stretch = { ...part, kind: 'none', from: 10, to: 20, fee: money(90_000), refund: money(0) }

test('a fee is followed by the refund, without a capital in the sentence', () => {
  assert.equal(outcomeText(part, 'en'), 'Fee CN¥300.00, CN¥600.00 back')
  assert.equal(outcomeText(part, 'zh'), '扣除¥300.00，退还¥600.00')
  const unpaid = { ...part, refund: money(0), uncharged: money(60_000) }
  assert.equal(outcomeText(unpaid, 'en'), 'Fee CN¥300.00, we won’t charge the rest')
})

test('neighbouring stretches with the same outcome become one', () => {
  const later = { ...none, from: 20, to: 30, fee: money(100_000), starts: '2026-12-12T18:00:00+09:00' }
  const merged = mergeByOutcome([part, none, later], 'en')
  assert.deepEqual(
    merged.map(({ kind, from, to }) => [kind, from, to]),
    [
      ['part', 0, 10],
      ['none', 10, 30],
    ],
  )
})
