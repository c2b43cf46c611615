import assert from 'node:assert/strict'
import { test } from 'node:test'
import { manualClock } from '#test/support/manual-clock.ts'
import { codeWait } from './account-rules.ts'
import { createCountdown } from './countdown.ts'

test('it counts sixty seconds down and is free again', () => {
  const clock = manualClock()
  const countdown = createCountdown(clock)
  assert.equal(countdown.get(), 0)
  countdown.start(codeWait)
  assert.equal(countdown.get(), 60)
  clock.pass(1000)
  assert.equal(countdown.get(), 59)
  clock.pass(58_000)
  assert.equal(countdown.get(), 1)
  clock.pass(1000)
  assert.equal(countdown.get(), 0)
})

test('it can be stopped, and begins anew with what the server says', () => {
  const clock = manualClock()
  const countdown = createCountdown(clock)
  countdown.start(codeWait)
  clock.pass(10_000)
  countdown.stop()
  assert.equal(countdown.get(), 0)
  clock.pass(5000)
  assert.equal(countdown.get(), 0)
  countdown.start(37)
  clock.pass(7000)
  assert.equal(countdown.get(), 30)
  countdown.start(codeWait)
  clock.pass(1000)
  assert.equal(countdown.get(), 59)
})

test('every second is reported once', () => {
  const clock = manualClock()
  const countdown = createCountdown(clock)
  const told: number[] = []
  countdown.subscribe(() => told.push(countdown.get()))
  countdown.start(3)
  clock.pass(3000)
  assert.deepEqual(told, [3, 2, 1, 0])
})
