import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cosine, sine } from './angles.ts'

test('sine and cosine differ from the exact values by less than a drawing shows', () => {
  for (let i = -200; i <= 200; i++) {
    const turns = i / 97
    assert.ok(Math.abs(sine(turns) - Math.sin(turns * 2 * Math.PI)) < 1e-6)
    assert.ok(Math.abs(cosine(turns) - Math.cos(turns * 2 * Math.PI)) < 1e-6)
  }
})
