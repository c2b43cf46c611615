import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Session } from '#contract/accounts.ts'
import { manualClock } from '#test/support/manual-clock.ts'
import { memoryStorage } from '#test/support/memory-storage.ts'
import { createPersistedStore } from '../store/create-store.ts'
import { createItems } from '../store/items.ts'
import { createBuildCheck } from './build-check.ts'
import { followAccount, takeSession } from './session-switch.ts'
import { probeMap } from './translation-probe.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

function probing() {
  const clock = manualClock()
  const picture = Object.assign(new EventTarget(), { src: '' }) as HTMLImageElement
  const came = probeMap({ url: 'https://map.example/1.png', clock, picture: () => picture })
  return { clock, picture, came }
}

test('the map service is asked after 10 ms and has 3000 ms', async () => {
  const { clock, picture, came } = probing()
  clock.pass(9)
  assert.equal(picture.src, '')
  clock.pass(1)
  assert.equal(picture.src, 'https://map.example/1.png')
  clock.pass(2999)
  picture.dispatchEvent(new Event('load'))
  assert.equal(await came, true)
})

test('a map that is late or broken is no map', async () => {
  const late = probing()
  late.clock.pass(3010)
  assert.equal(await late.came, false)
  const broken = probing()
  broken.clock.pass(10)
  broken.picture.dispatchEvent(new Event('error'))
  assert.equal(await broken.came, false)
})

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

const session = (id: string, token = 't') =>
  ({ token, user_info: { id, account: `${id}@example.com` } }) as Session

function tabs() {
  const shelf = memoryStorage()
  const clock = manualClock()
  let reloads = 0
  const open = () => {
    const items = createItems(() => shelf)
    return { items, store: createPersistedStore(items), clock, reload: () => reloads++ }
  }
  return { clock, open, reloads: () => reloads }
}

test('another account in another tab reloads this one after 500 ms, once', () => {
  const { clock, open, reloads } = tabs()
  const [mine, other] = [open(), open()]
  takeSession(mine, session('7'))
  other.store.reread()
  const { heard } = followAccount(mine)
  takeSession(other, session('8'))
  heard()
  heard()
  clock.pass(499)
  assert.equal(reloads(), 0)
  clock.pass(1)
  // The other tab switched too, and starts anew by itself.
  assert.equal(reloads(), 2)
  assert.equal(mine.store.get().usertoken, 't')
})

test('a renewed token of the same account, and signing in here, reload nothing', () => {
  const { clock, open, reloads } = tabs()
  const [mine, other] = [open(), open()]
  const { heard } = followAccount(mine)
  takeSession(mine, session('7'))
  other.store.reread()
  takeSession(other, session('7', 'renewed'))
  heard()
  clock.pass(1000)
  assert.equal(reloads(), 0)
  assert.equal(mine.store.get().usertoken, 'renewed')
})
