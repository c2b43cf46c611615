import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inboxKey, medianOf, readInboxKey } from './inbox-entry.ts'

test('a key names the kind and the number of an entry', () => {
  assert.deepEqual(readInboxKey(inboxKey('ticket', 'T7K3M9Q2XB')), { kind: 'ticket', id: 'T7K3M9Q2XB' })
  assert.deepEqual(readInboxKey('review:12'), { kind: 'review', id: '12' })
  for (const wrong of ['', 'ticket:5', 'review:x', 'hold:1', 'claim:'])
    assert.equal(readInboxKey(wrong), null)
})

test('the median of waiting times', () => {
  assert.equal(medianOf([]), null)
  assert.equal(medianOf([60]), 60)
  assert.equal(medianOf([300, 10, 60]), 60)
  assert.equal(medianOf([10, 20, 30, 100]), 25)
})
