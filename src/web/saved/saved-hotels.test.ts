import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#contract/call.ts'
import { manualClock } from '#test/support/manual-clock.ts'
import { createSavedHotels, gatherTime } from './saved-hotels.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Hearts over an API that knows these favourites; what was asked is written down. */
function hearts(favourites: string[]) {
  const clock = manualClock()
  const asked: string[][] = []
  const held: (() => void)[] = []
  let hold = false
  const call = (async (_: unknown, { ids }: { ids: string[] }) => {
    asked.push(ids)
    if (hold) await new Promise<void>((resolve) => held.push(resolve))
    return { code: 1, msg: '', data: { ids: ids.filter((id) => favourites.includes(id)) } }
  }) as unknown as Call
  const saved = createSavedHotels(clock)
  const gather = async () => {
    clock.pass(gatherTime)
    await settled()
  }
  return {
    saved,
    asked,
    call,
    gather,
    holdAnswers: () => (hold = true),
    letGo: async () => {
      for (const go of held) go()
      await settled()
    },
  }
}

test('all hearts of a page are asked for in one call', async () => {
  const { saved, asked, call, gather } = hearts(['2'])
  for (const id of ['1', '2', '3', '2']) saved.want(call, 'me', id)
  await gather()
  assert.deepEqual(asked, [['1', '2', '3']])
  assert.deepEqual(
    ['1', '2', '3'].map((id) => saved.has('me', id)),
    [false, true, false],
  )
})

test('more than a hundred are asked for in hundreds', async () => {
  const { saved, asked, call, gather } = hearts([])
  for (let id = 0; id < 150; id++) saved.want(call, 'me', String(id))
  await gather()
  assert.deepEqual(
    asked.map((ids) => ids.length),
    [100, 50],
  )
})

test('one guest’s favourites are never shown to another or to a visitor', async () => {
  const { saved, call, gather } = hearts(['1'])
  saved.want(call, 'me', '1')
  await gather()
  assert.equal(saved.has('other', '1'), false)
  assert.equal(saved.has(undefined, '1'), false)
})

test('a heart fills at once and empties again when saving failed', async () => {
  const { saved } = hearts([])
  const deed = Promise.withResolvers<boolean>()
  const change = saved.change(
    () => 'me',
    '1',
    true,
    () => deed.promise,
  )
  assert.equal(saved.has('me', '1'), true)
  deed.resolve(false)
  await change
  assert.equal(saved.has('me', '1'), false)
})

test('an answer that was on its way does not undo what was pressed meanwhile', async () => {
  const { saved, call, gather, holdAnswers, letGo } = hearts([])
  holdAnswers()
  saved.want(call, 'me', '1')
  await gather()
  const deed = Promise.withResolvers<boolean>()
  const change = saved.change(
    () => 'me',
    '1',
    true,
    () => deed.promise,
  )
  await letGo()
  assert.equal(saved.has('me', '1'), true)
  deed.resolve(true)
  await change
  assert.equal(saved.has('me', '1'), true)
})

for (const first of ['asked', 'pressed'] as const)
  test(`a response requested before a change, and received after it, is ignored: ${first} first`, async () => {
    const { saved, call, gather, holdAnswers, letGo } = hearts([])
    holdAnswers()
    const deed = Promise.withResolvers<boolean>()
    const press = () =>
      saved.change(
        () => 'me',
        '1',
        true,
        () => deed.promise,
      )
    const ask = () => {
      saved.want(call, 'me', '1')
      return gather()
    }
    let change: Promise<void>
    if (first === 'asked') {
      await ask()
      change = press()
    } else {
      change = press()
      await ask()
    }
    deed.resolve(true)
    await change
    await letGo()
    assert.equal(saved.has('me', '1'), true)
  })
