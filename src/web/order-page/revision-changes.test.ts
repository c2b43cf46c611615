import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleOrder } from '#test/support/sample-orders.ts'
import { revisionsOf } from './revision-changes.ts'

const [booked] = sampleOrder().revisions
const later = {
  ...booked!,
  n: 2,
  what: 'changed' as const,
  total: { ...booked!.total, amount: booked!.total.amount + 30_000 },
  stay: { ...booked!.stay, e_d: '2026-12-16' },
}
const cheaper = { ...later, n: 3, what: 'rerated' as const, total: booked!.total }

test('revisions are counted from the booking, the newest first', () => {
  const shown = revisionsOf({ revisions: [booked!, later, cheaper] }, 'en')
  assert.deepEqual(
    shown.map(({ n, title }) => [n, title]),
    [
      [2, 'Lower price taken'],
      [1, 'Dates changed'],
      [0, 'Booked'],
    ],
  )
})

test('a revision lists only the fields that it changed', () => {
  const [changed, first] = revisionsOf({ revisions: [booked!, later] }, 'en')
  assert.deepEqual(
    changed!.changes.map(({ name }) => name),
    ['Check-out', 'Nights', 'Total'],
  )
  assert.deepEqual(changed!.changes[1], { name: 'Nights', before: '3', after: '4' })
  assert.deepEqual(first!.changes, [])
})

test('another rate of the same room, another room and other guests have titles of their own', () => {
  const title = (change: object) =>
    revisionsOf({ revisions: [booked!, { ...booked!, what: 'changed', ...change }] }, 'zh')[0]!.title
  assert.equal(title({ rate_name: 'Saver' }), '变更价格方案')
  assert.equal(title({ rate_name: 'Saver', room_name: 'Twin' }), '变更房型')
  assert.equal(title({ stay: { ...booked!.stay, adults: 3 } }), '变更住客')
})
