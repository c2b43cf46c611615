import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentVersion } from './read-document.ts'

test('an agent accepts the version of the statement that is in force', () => {
  assert.equal(documentVersion('agentstatement'), '1.0')
})
