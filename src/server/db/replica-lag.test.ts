import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lagOf, parseLsn } from './replica-lag.ts'

const positions = [1, 2, 3, 4].map((second) => ({ at: second * 1_000, lsn: BigInt(second * 100) }))

test('a log position is a number of bytes', () => {
  assert.equal(parseLsn('0/10'), 16n)
  assert.ok(parseLsn('1/0') > parseLsn('0/FFFFFFFF'))
})

test('a replica that has replayed the last known position has no lag', () => {
  assert.equal(lagOf(positions, 400n, 9_000), 0)
  assert.equal(lagOf(positions, 999n, 9_000), 0)
})

test('the lag is the time since the primary was no further than the replica', () => {
  assert.equal(lagOf(positions, 399n, 5_000), 2_000)
  assert.equal(lagOf(positions, 100n, 5_000), 4_000)
})

test('a replica behind everything remembered has an unknown lag', () => {
  assert.equal(lagOf(positions, 99n, 5_000), null)
})
