import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decideRerate } from './rerate.ts'

const windows = [
  { from: null, to: 100, fee: 0, refund: 900, pointsLost: 0, pointsBack: 0 },
  { from: 100, to: null, fee: 900, refund: 0, pointsLost: 0, pointsBack: 0 },
]
const order = { state: 'confirmed', windows, total: 1_000 } as const

test('while cancelling is free, a lower price of ours is the guest’s', () => {
  assert.deepEqual(decideRerate(order, 940, 99), { ok: true, value: { total: 940, difference: 60 } })
})

test('an equal or higher price, a passed deadline or another state changes nothing', () => {
  assert.deepEqual(decideRerate(order, 1_000, 99), { ok: false, refusal: 'not_lower' })
  assert.deepEqual(decideRerate(order, 1_001, 99), { ok: false, refusal: 'not_lower' })
  assert.deepEqual(decideRerate(order, 940, 100), { ok: false, refusal: 'not_rerateable' })
  assert.deepEqual(decideRerate({ ...order, state: 'held' }, 940, 99), {
    ok: false,
    refusal: 'not_rerateable',
  })
})
