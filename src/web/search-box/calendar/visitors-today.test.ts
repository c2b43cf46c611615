import assert from 'node:assert/strict'
import { test } from 'node:test'
import { visitorsToday } from './visitors-today.ts'

test('the visitor’s own date counts, west and east of the site’s; a clock that is plainly wrong does not', () => {
  assert.equal(visitorsToday('2026-11-14', '2026-11-15'), '2026-11-14')
  assert.equal(visitorsToday('2026-11-16', '2026-11-15'), '2026-11-16')
  assert.equal(visitorsToday('2020-01-01', '2026-11-15'), '2026-11-15')
})
