import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createAdaptiveLimit } from './adaptive-limit.ts'

const bounds = { least: 10, initial: 100, most: 200 }

const after = (samples: number, lateMs: number, isReached: boolean) => {
  const limit = createAdaptiveLimit(bounds)
  for (let n = 0; n < samples; n++) limit.sample(lateMs, isReached)
  return limit.now()
}

test('the limit falls while timers are late, never below the least', () => {
  assert.equal(after(1, 100, true), 80)
  assert.equal(after(50, 100, true), 10)
  assert.equal(after(50, 100, false), 10)
})

test('a long stall lowers the limit as much as many short ones', () => {
  assert.equal(after(1, 300, true), 51)
  assert.equal(after(1, 5_000, true), 10)
})

test('a high limit that is not reached falls to the initial one, a low one stays', () => {
  const limit = createAdaptiveLimit(bounds)
  for (let n = 0; n < 10; n++) limit.sample(1, true)
  assert.equal(limit.now(), 200)
  limit.sample(1, false)
  assert.equal(limit.now(), 190)
  for (let n = 0; n < 50; n++) limit.sample(1, false)
  assert.equal(limit.now(), 100)
  limit.sample(100, false)
  limit.sample(1, false)
  assert.equal(limit.now(), 80)
})

test('the limit rises only while requests wait and timers are on time, never above the most', () => {
  assert.equal(after(20, 1, false), 100)
  assert.equal(after(20, 30, true), 100)
  assert.equal(after(1, 1, true), 112)
  assert.equal(after(50, 1, true), 200)
})

test('after a storm the limit recovers within seconds', () => {
  const limit = createAdaptiveLimit(bounds)
  for (let n = 0; n < 50; n++) limit.sample(100, true)
  // Samples of 100 ms.
  for (let n = 0; n < 30; n++) limit.sample(1, true)
  assert.ok(limit.now() >= bounds.initial, String(limit.now()))
})
