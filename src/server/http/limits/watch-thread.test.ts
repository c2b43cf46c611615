import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createThreadSampler } from './watch-thread.ts'

test('a sample says how late it is, and a stall counts little as responsive time', () => {
  let now = 50
  const { sample, responsiveMs } = createThreadSampler(100, () => now)
  const pass = (ms: number) => {
    now += ms
    return sample()
  }
  assert.equal(pass(100), 0)
  assert.equal(pass(150), 50)
  assert.equal(responsiveMs(), 250)
  assert.equal(pass(9_000), 8_900)
  assert.equal(responsiveMs(), 450)
  assert.equal(pass(90), 0)
})
