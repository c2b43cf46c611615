import assert from 'node:assert/strict'
import { test } from 'node:test'
import { manualClock } from '#test/support/manual-clock.ts'
import { createBuildCheck } from './build-check.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a newer build is looked for every ten minutes and offered once', async () => {
  const clock = manualClock()
  const answers: (string | null)[] = ['a', null, 'b', 'c']
  let offered = 0
  let asked = 0
  const check = createBuildCheck({
    known: 'a',
    clock,
    ask: async () => answers[asked++] ?? null,
    onNewer: () => offered++,
  })
  for (const expected of [1, 2, 3, 3]) {
    clock.pass(600_000)
    await settled()
    assert.equal(asked, expected)
  }
  assert.equal(offered, 1)
  await check.check()
  assert.equal(asked, 3)
})

test('a build check that gets no answer offers nothing', async () => {
  const check = createBuildCheck({
    known: 'a',
    clock: manualClock(),
    ask: () => Promise.reject(new TypeError('network')),
    onNewer: () => assert.fail('offered'),
  })
  await check.check()
})
