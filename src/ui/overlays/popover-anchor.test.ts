import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeBeside } from './popover-anchor.ts'

const view = { width: 400, height: 600 }
const panel = { width: 200, height: 150 }

test('a panel stands under its anchor, on the side it was asked for', () => {
  const anchor = { left: 150, top: 10, width: 100, height: 40 }
  assert.deepEqual(placeBeside({ anchor, panel, view }), { left: 150, top: 58 })
  assert.deepEqual(placeBeside({ anchor, panel, view }, 'end'), { left: 50, top: 58 })
})

test('a panel stays in view', () => {
  const anchor = { left: 340, top: 500, width: 50, height: 40 }
  assert.deepEqual(placeBeside({ anchor, panel, view }), { left: 192, top: 342 })
  const first = { left: 0, top: 500, width: 50, height: 40 }
  assert.equal(placeBeside({ anchor: first, panel, view }, 'end').left, 8)
})

test('a panel too tall for either side stands below, where it can be scrolled to', () => {
  const anchor = { left: 10, top: 100, width: 50, height: 40 }
  assert.equal(placeBeside({ anchor, panel: { width: 200, height: 900 }, view }).top, 148)
})
