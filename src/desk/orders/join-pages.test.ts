import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinPages } from './join-pages.ts'

const rows = (...ids: number[]) => ids.map((id) => ({ id: `${id}` }))

test('a refreshed first page keeps the older rows, without a gap or a repetition', () => {
  const shown = rows(109, 108, 107, 106, 105)
  assert.deepEqual(joinPages(rows(111, 110, 109), shown), rows(111, 110, 109, 108, 107, 106, 105))
})

test('a row that left the first page is gone, and an empty page changes nothing', () => {
  assert.deepEqual(joinPages(rows(109, 107), rows(109, 108, 107, 99)), rows(109, 107, 99))
  assert.deepEqual(joinPages([], rows(9)), rows(9))
})
