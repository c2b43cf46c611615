import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSingleFlight } from './single-flight.ts'

test('concurrent calls share one result, and the next call gets its own', async () => {
  let asked = 0
  const flight = createSingleFlight<number>()
  const ask = (n: number) =>
    flight(String(n), async () => {
      asked += 1
      await null
      return n * 2
    })
  assert.deepEqual(await Promise.all([ask(1), ask(1), ask(2)]), [2, 2, 4])
  assert.equal(asked, 2)
  await ask(1)
  assert.equal(asked, 3)
})

test('a failure is shared and not cached', async () => {
  let broken = true
  const flight = createSingleFlight<string>()
  const ask = (n: number) =>
    flight(String(n), async () => {
      await null
      if (broken) throw new Error('no')
      return 'yes'
    })
  const both = await Promise.allSettled([ask(1), ask(1)])
  assert.deepEqual(
    both.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  broken = false
  assert.equal(await ask(1), 'yes')
})
