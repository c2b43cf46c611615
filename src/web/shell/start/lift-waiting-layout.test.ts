import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { waitingForLayout } from './lift-waiting-layout.ts'

test('everything that the style sheet keeps from being laid out is laid out later', () => {
  const sheet = readFileSync(new URL('../../styles/first-paint.css', import.meta.url), 'utf8')
  const selectors = [...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/^ {2}(\.[^{,]+?)\s*[,{]/gm)].map(
    ([, name]) => name,
  )
  assert.deepEqual(selectors.toSorted(), [...waitingForLayout].toSorted())
})
