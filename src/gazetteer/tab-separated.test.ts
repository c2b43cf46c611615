import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatTabSeparated, parseList, parseTabSeparated } from './tab-separated.ts'

test('a table read and written again is the same', () => {
  const text = 'id\tname\n1\tone\n2\t\n'
  assert.equal(formatTabSeparated(['id', 'name'], parseTabSeparated(text)), text)
})

test('a list of nothing is empty', () => {
  assert.deepEqual(parseList(''), [])
  assert.deepEqual(parseList('peking|pekin'), ['peking', 'pekin'])
})
