import assert from 'node:assert/strict'
import { test } from 'node:test'
import { windowOf } from './row-window.ts'

const height = 38
const view = 900

test('every row in the viewport is rendered, and a bounded number of others', () => {
  const count = 10_000
  for (let top = -500; top <= count * height; top += 777) {
    const { from, to, above, below } = windowOf({ count, height, top, view })
    const first = Math.max(0, Math.floor(top / height))
    const last = Math.min(count, Math.ceil((top + view) / height))
    assert.ok(from <= first || first >= count, `from ${from} at ${top}`)
    assert.ok(to >= last, `to ${to} at ${top}`)
    assert.ok(to - from <= 65, `${to - from} rows at ${top}`)
    assert.equal(above + below + (to - from) * height, count * height)
  }
})

test('a short list is rendered whole', () => {
  assert.deepEqual(windowOf({ count: 8, height, top: 0, view }), { from: 0, to: 8, above: 0, below: 0 })
  assert.deepEqual(windowOf({ count: 0, height, top: 0, view }), { from: 0, to: 0, above: 0, below: 0 })
})
