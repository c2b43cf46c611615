import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type HistoryEntry, meaningOf } from './overlay-history.ts'

const list: HistoryEntry = { page: 'list', index: 3, level: 0 }
const overList: HistoryEntry = { ...list, level: 1 }
const overOverlay: HistoryEntry = { ...list, level: 2 }
const hotel: HistoryEntry = { page: 'hotel', index: 4, level: 0 }

test('Back closes what lies over the page and stays on it', () => {
  assert.equal(meaningOf({ from: overList, to: list, open: 1 }), 'close')
  assert.equal(meaningOf({ from: overOverlay, to: overList, open: 2 }), 'close')
})

test('Back leaves the page at once when its overlay was closed otherwise', () => {
  assert.equal(meaningOf({ from: overList, to: list, open: 0 }), 'back')
  assert.equal(meaningOf({ from: list, to: { page: 'home', index: 2, level: 0 }, open: 0 }), 'page')
})

test('Back closes the lower of two overlays when the upper was closed otherwise', () => {
  assert.equal(meaningOf({ from: overOverlay, to: overList, open: 1 }), 'back')
  assert.equal(meaningOf({ from: overList, to: list, open: 1 }), 'close')
})

test('Back from a page that was reached out of an overlay leads to the page under it', () => {
  assert.equal(meaningOf({ from: hotel, to: overList, open: 0 }), 'back')
  assert.equal(meaningOf({ from: hotel, to: list, open: 0 }), 'page')
})

test('Forward passes an overlay that is gone', () => {
  assert.equal(meaningOf({ from: list, to: overList, open: 0 }), 'forward')
  assert.equal(meaningOf({ from: overList, to: hotel, open: 0 }), 'page')
})

test('a link to a part of the same page is the router’s', () => {
  assert.equal(meaningOf({ from: list, to: list, open: 0 }), 'page')
})
