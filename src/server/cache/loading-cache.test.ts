import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLoadingCache } from './loading-cache.ts'

const createCache = (maxBytes: number) =>
  createLoadingCache<string>({ maxBytes, sizeOf: (value) => value.length })

test('concurrent callers of a key share one load', async () => {
  const cache = createCache(100)
  let made = 0
  const make = async () => {
    made += 1
    return 'picture'
  }
  const all = await Promise.all(Array.from({ length: 50 }, () => cache.get('a', make)))
  assert.ok(all.every((value) => value === 'picture'))
  assert.equal(made, 1)
})

test('the cache never exceeds its bound, and recently used entries stay', async () => {
  const cache = createCache(30)
  let made = 0
  const ask = (key: string) =>
    cache.get(key, async () => {
      made += 1
      return '0123456789'
    })
  for (const key of ['a', 'b', 'c', 'a', 'd']) await ask(key)
  assert.equal(cache.bytes(), 30)
  assert.equal(made, 4)
  await ask('a')
  assert.equal(made, 4)
  await ask('b')
  assert.equal(made, 5)
  for (let i = 0; i < 500; i++) await ask(`key ${i}`)
  assert.ok(cache.bytes() <= 30)
})

test('a value larger than the cache is returned and not cached', async () => {
  const cache = createCache(5)
  assert.equal(await cache.get('a', async () => '0123456789'), '0123456789')
  assert.equal(cache.bytes(), 0)
})

test('failures and missing values are not cached', async () => {
  const cache = createCache(100)
  await assert.rejects(
    cache.get('a', async () => {
      throw new Error('broken')
    }),
  )
  assert.equal(await cache.get('a', async () => null), null)
  assert.equal(await cache.get('a', async () => 'now'), 'now')
})
