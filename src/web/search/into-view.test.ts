import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scrollFor } from './into-view.ts'

const place = { panelBottom: 500, fieldTop: 300, view: 800, scrollable: 1000 }

test('a panel that is seen whole moves nothing', () => {
  assert.deepEqual(scrollFor(place), { scroll: 0, missing: 0 })
})

test('the page scrolls by what is missing, as long as the field stays in sight', () => {
  assert.deepEqual(scrollFor({ ...place, panelBottom: 900 }), { scroll: 116, missing: 0 })
  assert.deepEqual(scrollFor({ ...place, panelBottom: 1200 }), { scroll: 284, missing: 132 })
})

test('where the page cannot scroll, the panel makes do with less', () => {
  assert.deepEqual(scrollFor({ ...place, panelBottom: 900, scrollable: 50 }), { scroll: 50, missing: 66 })
  assert.deepEqual(scrollFor({ ...place, panelBottom: 900, fieldTop: 4 }), { scroll: 0, missing: 116 })
})
