import assert from 'node:assert/strict'
import test from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { createTogether } from './together.ts'

test('what comes in together begins together, and goes on when all have begun', async () => {
  const together = createTogether(10)
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
  const together = createTogether(2)
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
  const together = createTogether(2)
  const begun: string[] = []
  together(() => {
    begun.push('first')
    together(() => begun.push('from within'))
  })
  await setImmediate()
  await setImmediate()
  assert.deepEqual(begun, ['first', 'from within'])
})
