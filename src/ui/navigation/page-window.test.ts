import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jumpForm, pageTyped, pageWindow } from './page-window.ts'

test('few pages are all named', () => {
  assert.deepEqual(pageWindow(1, 0), [])
  assert.deepEqual(pageWindow(1, 1), [1])
  assert.deepEqual(pageWindow(4, 5), [1, 2, 3, 4, 5])
})

test('a long pagination shows the first, the last and the current page', () => {
  assert.deepEqual(pageWindow(1, 9), [1, 2, 3, 'gap after', 9])
  assert.deepEqual(pageWindow(3, 9), [1, 2, 3, 'gap after', 9])
  assert.deepEqual(pageWindow(5, 9), [1, 'gap before', 5, 'gap after', 9])
  assert.deepEqual(pageWindow(7, 9), [1, 'gap before', 7, 8, 9])
  assert.deepEqual(pageWindow(9, 9), [1, 'gap before', 7, 8, 9])
})

test('every window holds the present page, both ends and at most five slots', () => {
  for (let pages = 1; pages <= 40; pages += 1) {
    for (let page = 1; page <= pages; page += 1) {
      const shown = pageWindow(page, pages)
      assert.ok(shown.includes(page) && shown[0] === 1 && shown.at(-1) === pages && shown.length <= 5)
      assert.equal(new Set(shown).size, shown.length)
    }
  }
})

test('a typed page stays within what there is', () => {
  assert.equal(pageTyped('3', 9), 3)
  assert.equal(pageTyped('0', 9), 1)
  assert.equal(pageTyped('70', 9), 9)
  assert.equal(pageTyped('next', 9), null)
})

test('jumping keeps dates and filters and replaces the page', () => {
  assert.deepEqual(jumpForm('/zh/hotel-search/tokyo?s_d=2026-12-12&ages%5B0%5D=4&page=3#list', 'page'), {
    action: '/zh/hotel-search/tokyo',
    kept: [
      { name: 's_d', value: '2026-12-12' },
      { name: 'ages[0]', value: '4' },
    ],
  })
  assert.deepEqual(jumpForm('/center/order', 'page'), { action: '/center/order', kept: [] })
})
