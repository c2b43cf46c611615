import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTtlCache } from './page-cache.ts'

const passing = new Error('overloaded')
const broken = new Error('broken')

function cacheOf() {
  let time = 0
  const cached = createTtlCache<{ oldest: number; text: string }>({
    ...{ now: () => time, lifeMs: 10, staleMs: 60 },
    isStaleBetter: (error) => error === passing,
  })
  return {
    at: (next: number) => {
      time = next
    },
    make: (text: string) => cached('/', async () => ({ oldest: time, text })),
    fail: (error: Error) => cached('/', () => Promise.reject(error)),
  }
}

test('an old value is used in place of a passing error for a while, and made anew afterwards', async () => {
  const { at, make, fail } = cacheOf()
  await make('first')
  for (const time of [11, 40, 69]) {
    at(time)
    assert.equal((await fail(passing)).text, 'first', `${time}`)
  }
  assert.equal((await make('second')).text, 'second')
})

test('an old value does not hide another error, and is not used for ever', async () => {
  const { at, make, fail } = cacheOf()
  await make('first')
  at(11)
  await assert.rejects(fail(broken), broken)
  await make('second')
  at(82)
  await assert.rejects(fail(passing), passing)
})
