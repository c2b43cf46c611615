import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Session } from '#contract/accounts.ts'
import { memoryStorage } from '#test/support/memory-storage.ts'
import { createItems } from './browser-storage.ts'
import { createPersistedStore } from './create-store.ts'
import { dropSession, identityOf, keepSession } from './session.ts'

const session: Session = {
  token: 'secret',
  expires: '2027-01-01T00:00:00Z',
  user_info: {
    id: '7',
    account: 'lin@example.com',
    email: 'lin@example.com',
    name: 'Lin',
    avatar: null,
    lang: 'en',
    currency: 'CNY',
    points: 0,
    level: 0,
    agent: false,
    phone: null,
    travellers: [],
    mobile: null,
    has_password: true,
  },
}
function places(stored: Record<string, string> = {}) {
  const shelf = memoryStorage(stored)
  const items = createItems(() => shelf)
  return { shelf, items, store: createPersistedStore(items) }
}

test('a session is kept in the store and in its item, and names the caller', () => {
  const here = places()
  assert.equal(identityOf(here), null)
  keepSession(here, session)
  assert.deepEqual(identityOf(here), { uid: '7', amail: 'lin@example.com', token: 'secret' })
  assert.equal(JSON.parse(here.shelf.texts.get('user_info')!).name, 'Lin')
  assert.equal(JSON.parse(here.shelf.texts.get('lodestar')!).usertoken, 'secret')
})

test('a dropped session leaves neither token nor account', () => {
  const here = places()
  keepSession(here, session)
  dropSession(here)
  assert.equal(identityOf(here), null)
  assert.equal(here.shelf.texts.has('user_info'), false)
  assert.equal(JSON.parse(here.shelf.texts.get('lodestar')!).usertoken, '')
})

test('half a session is none', () => {
  assert.equal(identityOf(places({ user_info: JSON.stringify(session.user_info) })), null)
  assert.equal(identityOf(places({ lodestar: '{"usertoken":"t"}' })), null)
  assert.equal(identityOf(places({ lodestar: '{"usertoken":"t"}', user_info: '{"id":7}' })), null)
})
