import assert from 'node:assert/strict'
import { executionAsyncResource } from 'node:async_hooks'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { held, tuneEngine } from './tune-engine.ts'

setFlagsFromString('--allow-natives-syntax')
setFlagsFromString('--expose-gc')
const haveSameShape = new Function('a', 'b', 'return %HaveSameMap(a, b)') as (a: object, b: object) => boolean
const walk = runInNewContext('gc') as () => void

const tick = () => new Promise<object>((resolve) => process.nextTick(() => resolve(executionAsyncResource())))
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('what waits for the next tick keeps its shape when the heap is walked over while nothing waits', async () => {
  tuneEngine()
  await turn()
  assert.ok(held.tick)
  for (let round = 0; round < 3; round++) {
    await turn()
    walk()
    assert.ok(haveSameShape(held.tick, await tick()))
  }
})
