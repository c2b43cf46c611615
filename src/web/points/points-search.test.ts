import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pointsUrl, readPointsSearch } from './points-search.ts'

test('an address says which part of the statement is looked at, and nonsense is left out', () => {
  const search = readPointsSearch({ kind: 'earned', year: '2026', page: 3 })
  assert.deepEqual(search, { kind: 'earned', year: 2026, page: 3 })
  assert.equal(pointsUrl(search, 'zh'), '/zh/center/integral?kind=earned&year=2026&page=3')
  assert.deepEqual(readPointsSearch({ kind: 'toString', year: 'x', page: -1 }), {})
  assert.equal(pointsUrl({ page: 1 }, 'en'), '/center/integral')
})
