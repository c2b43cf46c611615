import assert from 'node:assert/strict'
import test from 'node:test'
import { createLimit } from './limit.ts'

test('a bounded number run, a bounded number wait, and the rest are rejected', async () => {
  class Full extends Error {}
  const limit = createLimit({ atOnce: 2, mostWaiting: 3, whenFull: () => new Full() })
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((done) => setImmediate(done))
    running -= 1
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => limit(work)))
  assert.equal(most, 2)
  const refused = outcomes.filter((each) => each.status === 'rejected')
  assert.equal(refused.length, 3)
  assert.ok(refused.every(({ reason }) => reason instanceof Full))
  await assert.rejects(
    limit(() => Promise.reject(new Error('broken'))),
    /broken/,
  )
  await Promise.all([limit(work), limit(work), limit(work)])
  assert.equal(most, 2)
})
