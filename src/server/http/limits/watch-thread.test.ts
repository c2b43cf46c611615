import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createThreadSampler } from './watch-thread.ts'

function samplerOf() {
  let [wall, cpu] = [0, 0]
  const sample = createThreadSampler(100, { wall: () => wall, cpu: () => cpu })
  /** Advances both clocks; the thread used this share of the time. */
  return (ms: number, share: number) => {
    wall += ms
    cpu += ms * share
    return sample()
  }
}

test('a sample says how late it is and which share of the time the thread ran', () => {
  const pass = samplerOf()
  assert.deepEqual(pass(100, 0.5), { late: 0, share: 0.5 })
  assert.deepEqual(pass(400, 1), { late: 300, share: 1 })
  assert.deepEqual(pass(1_000, 0.25), { late: 900, share: 0.25 })
})

test('two samples at the same instant are no load', () => {
  const pass = samplerOf()
  assert.deepEqual(pass(0, 1), { late: 0, share: 0 })
})
