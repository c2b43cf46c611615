import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordView, TRACE_LIFE } from './traces.ts'

const now = Date.parse('2026-12-08T08:00:00Z')
const hour = 3_600_000

test('a first view starts the trace, at its own time or now', () => {
  assert.deepEqual(recordView(null, now - hour, now), { seenAt: now - hour, times: 1 })
  assert.deepEqual(recordView(null, null, now), { seenAt: now, times: 1 })
})

test('a repeated or older view changes nothing', () => {
  const known = { seenAt: now - hour, times: 2 }
  assert.equal(recordView(known, now - hour, now), null)
  assert.equal(recordView(known, now - 2 * hour, now), null)
  assert.equal(recordView(known, null, now), null)
})

test('a later view counts and moves the hotel to its day', () => {
  assert.deepEqual(recordView({ seenAt: now - hour, times: 2 }, now, now), { seenAt: now, times: 3 })
})

test('a device clock that is ahead is limited to now', () => {
  assert.deepEqual(recordView(null, now + hour, now), { seenAt: now, times: 1 })
  assert.equal(recordView({ seenAt: now, times: 1 }, now + hour, now), null)
})

test('a view older than the history lifetime is ignored', () => {
  assert.equal(recordView(null, now - TRACE_LIFE - 1, now), null)
  assert.deepEqual(recordView(null, now - TRACE_LIFE, now), { seenAt: now - TRACE_LIFE, times: 1 })
})
