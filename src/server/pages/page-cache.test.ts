import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTtlCache } from './page-cache.ts'

function cacheOf() {
  let time = 0
  const { get, getStale } = createTtlCache<{ oldest: number; text: string }>({
    ...{ now: () => time, lifeMs: 10, staleMs: 60 },
  })
  return {
    at: (next: number) => {
      time = next
    },
    make: (text: string) => get('/', async () => ({ oldest: time, text })),
    fail: () => assert.rejects(get('/', () => Promise.reject(new Error('overloaded')))),
    stale: () => getStale('/')?.text ?? null,
  }
}

test('a value is still there after failures, for a while, and is made anew afterwards', async () => {
  const { at, make, fail, stale } = cacheOf()
  await make('first')
  for (const time of [11, 40, 69]) {
    at(time)
    await fail()
    assert.equal(stale(), 'first', `${time}`)
  }
  assert.equal((await make('second')).text, 'second')
  assert.equal(stale(), 'second')
})

test('an old value is there while a newer one is made, and not for ever', async () => {
  const { at, make, fail, stale } = cacheOf()
  assert.equal(stale(), null)
  await fail()
  assert.equal(stale(), null)
  await make('first')
  at(11)
  const second = make('second')
  assert.equal(stale(), 'first')
  await second
  at(82)
  assert.equal(stale(), null)
})
