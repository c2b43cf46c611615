import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createAdaptiveLimit } from './adaptive-limit.ts'

const bounds = { least: 10, initial: 100, most: 200 }
const used = { late: 100, share: 1 }
const idle = { late: 1, share: 0.2 }
const starved = { late: 2_000, share: 0.1 }

const after = (samples: number, sample: typeof used, isReached: boolean) => {
  const limit = createAdaptiveLimit(bounds)
  for (let n = 0; n < samples; n++) limit.sample(sample, isReached)
  return limit.now()
}

test('the limit falls while the own work of the thread delays its timers, never below the least', () => {
  assert.equal(after(1, used, true), 80)
  assert.equal(after(50, used, true), 10)
})

test('a thread that other processes keep from running keeps its limit and raises it when it is reached', () => {
  assert.equal(after(20, starved, false), 100)
  assert.ok(after(1, starved, true) > 100)
})

test('the limit rises only while requests wait, never above the most', () => {
  assert.equal(after(20, idle, false), 100)
  assert.equal(after(1, idle, true), 112)
  assert.equal(after(50, idle, true), 200)
})

test('after a storm the limit recovers within seconds', () => {
  const limit = createAdaptiveLimit(bounds)
  for (let n = 0; n < 50; n++) limit.sample(used, true)
  // Samples of 100 ms.
  for (let n = 0; n < 30; n++) limit.sample(idle, true)
  assert.ok(limit.now() >= bounds.initial, String(limit.now()))
})
