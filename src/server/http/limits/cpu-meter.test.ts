import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCpuMeter } from './cpu-meter.ts'

function meterOf() {
  let [wall, cpu] = [0, 0]
  const meter = createCpuMeter({ wall: () => wall, cpu: () => cpu })
  /** Advances both clocks; the thread used this share of the time. */
  const pass = (ms: number, share: number) => {
    wall += ms
    cpu += ms * share
    meter.sample()
    return meter.isBusy()
  }
  return { pass, meter }
}

test('three seconds at full use of the core are load, and a pause ends it', () => {
  const { pass } = meterOf()
  assert.deepEqual([pass(1_000, 1), pass(1_000, 0.9), pass(1_000, 0.95)], [false, false, true])
  assert.equal(pass(1_000, 0.5), false)
  assert.equal(pass(1_000, 1), false)
})

test('a thread that other processes keep from running is not load, however long it takes', () => {
  const { pass } = meterOf()
  for (let n = 0; n < 20; n++) assert.equal(pass(4_000, 1 / 13), false)
})

test('one long task is one sample', () => {
  const { pass } = meterOf()
  assert.equal(pass(8_000, 1), false)
})

test('two samples at the same instant change nothing', () => {
  const { pass, meter } = meterOf()
  for (let n = 0; n < 3; n++) pass(1_000, 1)
  assert.equal(pass(0, 0), true)
  meter.sample()
  assert.equal(meter.isBusy(), true)
})
