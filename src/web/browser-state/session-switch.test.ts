import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Session } from '#contract/accounts.ts'
import { manualClock } from '#test/support/manual-clock.ts'
import { memoryStorage } from '#test/support/memory-storage.ts'
import { createItems } from './browser-storage.ts'
import { createPersistedStore } from './create-store.ts'
import { followAccount, takeSession } from './session-switch.ts'

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
