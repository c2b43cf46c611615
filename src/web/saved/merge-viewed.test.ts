import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryStorage } from '#test/support/memory-storage.ts'
import { createItems } from '../browser-state/browser-storage.ts'
import { addRecentlyViewed, readRecentlyViewed } from '../browser-state/recently-viewed.ts'
import { markMerged, unmergedViews } from './merge-viewed.ts'

const noon = Date.parse('2026-12-08T12:00:00Z')
const device = () => {
  const shelf = memoryStorage()
  return createItems(() => shelf)
}

test('hotels viewed before signing in are merged into the account once', () => {
  const items = device()
  addRecentlyViewed(items, { id: '7', at: noon })
  addRecentlyViewed(items, { id: '8', at: noon + 1 })
  assert.deepEqual(unmergedViews(items), [
    { id: '8', at: '2026-12-08T12:00:00.001Z' },
    { id: '7', at: '2026-12-08T12:00:00.000Z' },
  ])
  markMerged(items, '1')
  assert.deepEqual(unmergedViews(items), [])
  assert.deepEqual(
    readRecentlyViewed(items).map(({ id }) => id),
    ['8', '7'],
  )
})

test('views of one guest are not merged into another account on the same device', () => {
  const items = device()
  addRecentlyViewed(items, { id: '7', at: noon, account: '1' })
  addRecentlyViewed(items, { id: '8', at: noon })
  assert.deepEqual(
    unmergedViews(items).map(({ id }) => id),
    ['8'],
  )
})

test('an older entry has no moment, and one that is no hotel is left out', () => {
  const items = device()
  addRecentlyViewed(items, { id: '7' })
  addRecentlyViewed(items, { id: 'x"', at: noon })
  addRecentlyViewed(items, { id: '9', at: 'yesterday' })
  assert.deepEqual(unmergedViews(items), [{ id: '9' }, { id: '7' }])
})
