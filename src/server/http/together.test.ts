import assert from 'node:assert/strict'
import test from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { createTogether } from './together.ts'

test('what comes in together begins together, and goes on when all have begun', async () => {
  const together = createTogether({ most: 10, milliseconds: 1_000 })
  const done: string[] = []
  for (const name of ['a', 'b', 'c'])
    together(async () => {
      done.push(`${name} begins`)
      await null
      done.push(`${name} goes on`)
    })
  assert.deepEqual(done, [])
  await setImmediate()
  assert.deepEqual(done, ['a begins', 'b begins', 'c begins', 'a goes on', 'b goes on', 'c goes on'])
})

test('no more than so many begin in one turn, in the order in which they came', async () => {
  const together = createTogether({ most: 2, milliseconds: 1_000 })
  const begun: number[] = []
  for (const number of [1, 2, 3, 4, 5]) together(() => begun.push(number))
  await setImmediate()
  assert.deepEqual(begun, [1, 2])
  together(() => begun.push(6))
  await setImmediate()
  assert.deepEqual(begun, [1, 2, 3, 4])
  await setImmediate()
  assert.deepEqual(begun, [1, 2, 3, 4, 5, 6])
})

test('whoever comes while others begin has a turn, too', async () => {
  const together = createTogether({ most: 2, milliseconds: 1_000 })
  const begun: string[] = []
  together(() => {
    begun.push('first')
    together(() => begun.push('from within'))
  })
  await setImmediate()
  await setImmediate()
  assert.deepEqual(begun, ['first', 'from within'])
})

test('none begins once a turn has taken its time, but one does in every turn', async () => {
  let clock = 0
  const together = createTogether({ most: 10, milliseconds: 2, now: () => clock })
  const begun: number[] = []
  for (const took of [1, 1, 5, 1, 1, 1])
    together(() => {
      begun.push(took)
      clock += took
    })
  await setImmediate()
  assert.deepEqual(begun, [1, 1])
  await setImmediate()
  assert.deepEqual(begun, [1, 1, 5])
  await setImmediate()
  assert.deepEqual(begun, [1, 1, 5, 1, 1])
  await setImmediate()
  assert.deepEqual(begun, [1, 1, 5, 1, 1, 1])
})
