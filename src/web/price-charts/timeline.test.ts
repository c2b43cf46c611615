import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CancellationWindow } from '#contract/prices.ts'
import { endOfDay, inOffsetOf, momentAt, sharesOf, stretchAt, stretchesOf } from './timeline.ts'

const money = (amount: number) => ({ amount, currency: 'CNY' })
const windows: CancellationWindow[] = [
  { from: null, to: '2026-12-10T18:00:00+09:00', fee: money(0), refund: money(900), uncharged: money(0) },
  {
    from: '2026-12-10T18:00:00+09:00',
    to: '2026-12-12T18:00:00+09:00',
    fee: money(300),
    refund: money(600),
    uncharged: money(0),
  },
  { from: '2026-12-12T18:00:00+09:00', to: null, fee: money(900), refund: money(0), uncharged: money(0) },
]
const now = Date.parse('2026-11-15T08:00:00Z')
const end = endOfDay('2026-12-13T15:00:00+09:00')
const stretches = stretchesOf(windows, { now, end })

test('a policy becomes stretches from now to the end of the day of arrival', () => {
  assert.deepEqual(
    stretches.map(({ kind, starts }) => [kind, starts]),
    [
      ['free', null],
      ['part', '2026-12-10T18:00:00+09:00'],
      ['none', '2026-12-12T18:00:00+09:00'],
    ],
  )
  assert.equal(stretches[0]!.from, now)
  assert.equal(stretches.at(-1)!.to, end)
})

test('windows that ended are gone', () => {
  const later = stretchesOf(windows, { now: Date.parse('2026-12-11T00:00:00+09:00'), end })
  assert.deepEqual(
    later.map(({ kind }) => kind),
    ['part', 'none'],
  )
})

test('a single window fills the line, and one that begins after its end is not on it', () => {
  const never = stretchesOf([{ ...windows[0]!, to: null }], { now, end })
  assert.deepEqual(sharesOf(never), [1])
  const late = stretchesOf(
    [
      { ...windows[0]!, to: '2026-12-14T18:00:00+09:00' },
      { ...windows[2]!, from: '2026-12-14T18:00:00+09:00' },
    ],
    { now, end },
  )
  assert.equal(late.length, 1)
})

test('every stretch can be seen, and together they are the line', () => {
  const shares = sharesOf(stretches)
  assert.ok(shares.every((share) => share >= 0.24))
  assert.ok(Math.abs(shares.reduce((sum, share) => sum + share) - 1) < 1e-9)
})

test('the line runs from now to its end, and at a deadline the next window counts', () => {
  assert.equal(momentAt(stretches, 0), now)
  assert.equal(momentAt(stretches, 1), end)
  const [free = 0] = sharesOf(stretches)
  const deadline = momentAt(stretches, free)
  assert.equal(deadline, Date.parse('2026-12-10T18:00:00+09:00'))
  assert.equal(stretchAt(stretches, deadline).kind, 'part')
  assert.equal(stretchAt(stretches, deadline - 1).kind, 'free')
})

test('moments are written as the hotel’s clock shows them', () => {
  assert.equal(
    inOffsetOf('2026-12-10T18:00:00+09:00', Date.parse('2026-12-10T09:00:00Z')),
    '2026-12-10T18:00',
  )
  assert.equal(
    inOffsetOf('2026-12-10T18:00:00-03:30', Date.parse('2026-12-10T09:00:00Z')),
    '2026-12-10T05:30',
  )
})

test('the line ends with the day of arrival, on the hotel’s clock', () => {
  assert.equal(end, Date.parse('2026-12-14T00:00:00+09:00'))
})
