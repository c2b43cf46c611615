import assert from 'node:assert/strict'
import test from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { cacheFor } from './cache-for.ts'

function counting(more: { staleWhileReading?: boolean } = {}) {
  const time = { now: 0, reads: 0, isBroken: false }
  const ask = cacheFor({
    read: async () => {
      time.reads += 1
      if (time.isBroken) throw new Error('no')
      return time.reads
    },
    freshFor: 100,
    now: () => time.now,
    ...more,
  })
  return { time, ask }
}

test('a value is read once while it is fresh, and again afterwards', async () => {
  const { time, ask } = counting()
  assert.deepEqual(await Promise.all([ask(), ask()]), [1, 1])
  time.now = 99
  assert.equal(await ask(), 1)
  time.now = 100
  assert.equal(await ask(), 2)
})

test('a failed read rejects all waiting callers and is retried by the next', async () => {
  const { time, ask } = counting()
  time.isBroken = true
  await Promise.all([assert.rejects(ask()), assert.rejects(ask())])
  time.isBroken = false
  assert.equal(await ask(), 2)
})

test('the previous value is returned while it is read again, and after a failed read', async () => {
  const { time, ask } = counting({ staleWhileReading: true })
  assert.equal(await ask(), 1)
  time.now = 100
  assert.equal(await ask(), 1)
  await setImmediate()
  assert.equal(await ask(), 2)
  time.isBroken = true
  time.now = 200
  assert.equal(await ask(), 2)
  await setImmediate()
  assert.equal(await ask(), 2)
})
