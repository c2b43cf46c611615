import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scrollFor } from './scroll-into-view.ts'

const place = { panelTop: 400, height: 100, fieldTop: 300, view: 800, scrollable: 1000 }

test('a panel that is seen whole moves nothing, and may grow to the end of the window', () => {
  assert.deepEqual(scrollFor(place), { scroll: 0, room: 384 })
})

test('the page scrolls by what is missing, as long as the field stays in sight', () => {
  assert.deepEqual(scrollFor({ ...place, height: 500 }), { scroll: 116, room: 500 })
  assert.deepEqual(scrollFor({ ...place, height: 800 }), { scroll: 284, room: 668 })
})

test('where the page cannot scroll, the panel makes do with less', () => {
  assert.deepEqual(scrollFor({ ...place, height: 500, scrollable: 50 }), { scroll: 50, room: 434 })
  assert.deepEqual(scrollFor({ ...place, height: 500, fieldTop: 4 }), { scroll: 0, room: 384 })
})
