import assert from 'node:assert/strict'
import test from 'node:test'
import { createSeen } from './seen.ts'

test('a text is seen the second time', () => {
  const isSeen = createSeen(64)
  // One after the other: two texts may share a place, and then only the later one is known.
  for (const text of ['', 'a', 'b', '京都', 'a longer one']) {
    assert.equal(isSeen(text), false, text)
    assert.equal(isSeen(text), true, text)
  }
})

test('of many texts the last are known, and the first forgotten', () => {
  const isSeen = createSeen(64)
  const texts = Array.from({ length: 2_000 }, (_, i) => `/api/hot/hlis?page=${i}`)
  assert.ok(texts.filter(isSeen).length < 5)
  assert.ok(texts.slice(0, 1_000).filter(isSeen).length < 5)
  assert.equal(isSeen(texts[999]!), true)
})
