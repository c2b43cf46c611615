import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatTabSeparated, parseList, parseTabSeparated } from './tab-separated.ts'

test('a table survives parsing and formatting', () => {
  const text = 'id\tname\n1\tone\n2\t\n'
  assert.equal(formatTabSeparated(['id', 'name'], parseTabSeparated(text)), text)
})

test('an empty field is an empty list', () => {
  assert.deepEqual(parseList(''), [])
  assert.deepEqual(parseList('peking|pekin'), ['peking', 'pekin'])
})
