import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pictureCacheSize } from '../constants.ts'
import { createPictureCache } from './picture-loading.ts'

test('the last 200 loaded addresses are remembered', () => {
  const cache = createPictureCache()
  for (let n = 0; n <= 200; n += 1) cache.add(`/media/${n}`)
  assert.equal(pictureCacheSize, 200)
  assert.equal(cache.has('/media/0'), false)
  assert.equal(cache.has('/media/1'), true)
  assert.equal(cache.has('/media/200'), true)
})

test('the cache evicts the least recently used pictures first', () => {
  const cache = createPictureCache(2)
  cache.add('a')
  cache.add('b')
  cache.has('a')
  cache.add('c')
  assert.deepEqual(
    ['a', 'b', 'c'].map((address) => cache.has(address)),
    [true, false, true],
  )
})

test('loading the same address again takes no second place', () => {
  const cache = createPictureCache(2)
  cache.add('a')
  cache.add('b')
  cache.add('b')
  assert.equal(cache.has('a'), true)
})
