import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { paceOf, paces, watchPace } from './pace.ts'

/** Every two milliseconds a note, except where none could be made. */
const notes = (
  count: number,
  tookAt: (at: number) => number,
  isHeld: (at: number) => boolean = () => false,
) =>
  Float64Array.from(
    Array.from({ length: count }, (_, at) => at)
      .filter((at) => !isHeld(at))
      .flatMap((at) => [1_000 + at * 2, tookAt(at)]),
  )

test('each stretch tells how long the work took in it', () => {
  const noted = notes(101, (at) => (at > 50 ? 6 : 3))
  assert.deepEqual(paces(noted, 50), [3, 3, 6, 6])
  assert.equal(paceOf(noted), 4.5)
})

test('a machine that nearly stood still shows, though it noted little meanwhile', () => {
  const noted = notes(
    26,
    (at) => (at === 15 ? 36 : 3),
    (at) => at > 5 && at < 15,
  )
  assert.deepEqual(paces(noted, 50), [(3 * 30 + 36 * 20) / 50])
})

test('a thread that was held up by its own work is not taken for a slow machine', () => {
  const noted = notes(
    26,
    () => 3,
    (at) => at > 5 && at < 20,
  )
  assert.deepEqual(paces(noted, 50), [3])
})

test('nothing is told of no time', () => {
  assert.deepEqual(
    paces(
      notes(1, () => 3),
      50,
    ),
    [],
  )
  assert.ok(Number.isNaN(paceOf(new Float64Array())))
})

test('watching tells what was noted since the last time', async () => {
  const watch = watchPace()
  assert.equal(watch.noted().length, 0)
  while (watch.noted().length === 0) await sleep(1)
  await sleep(1)
  watch.end()
  watch.noted()
  await sleep(10)
  assert.equal(watch.noted().length, 0)
})
