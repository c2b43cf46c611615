import assert from 'node:assert/strict'
import { test } from 'node:test'
import { manualClock } from '#test/support/manual-clock.ts'
import { spinnerDelay } from '../constants.ts'
import { createBusyCount } from './busy.ts'

test('it is busy from the first beginning until 100 ms after the last end', () => {
  const clock = manualClock()
  const busy = createBusyCount(clock)
  busy.begin()
  busy.begin()
  busy.end()
  clock.pass(1000)
  assert.equal(busy.isBusy(), true)
  busy.end()
  clock.pass(spinnerDelay - 1)
  assert.equal(busy.isBusy(), true)
  clock.pass(1)
  assert.equal(busy.isBusy(), false)
  assert.equal(spinnerDelay, 100)
})

test('a request that follows at once keeps the spinner without a gap', () => {
  const clock = manualClock()
  const busy = createBusyCount(clock)
  const seen: boolean[] = []
  busy.subscribe(() => seen.push(busy.isBusy()))
  busy.begin()
  busy.end()
  clock.pass(50)
  busy.begin()
  clock.pass(500)
  assert.deepEqual(seen, [true])
  busy.end()
  clock.pass(100)
  assert.deepEqual(seen, [true, false])
})

test('an end without a beginning counts for nothing', () => {
  const clock = manualClock()
  const busy = createBusyCount(clock)
  busy.end()
  busy.begin()
  clock.pass(500)
  assert.equal(busy.isBusy(), true)
})
