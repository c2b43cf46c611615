import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesOf } from './audit-text.ts'

test('only fields that differ are shown, added and removed ones too', () => {
  const before = { role: 'support', name: 'Ada', hotels: ['1', '2'] }
  const after = { role: 'finance', name: 'Ada', note: 'x' }
  assert.deepEqual(changesOf({ before, after }), [
    { name: 'role', before: 'support', after: 'finance' },
    { name: 'hotels', before: '1, 2', after: null },
    { name: 'note', before: null, after: 'x' },
  ])
  assert.deepEqual(changesOf({ before: null, after: null }), [])
})
