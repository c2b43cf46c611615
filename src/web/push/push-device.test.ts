import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryStorage } from '#test/support/memory-storage.ts'
import { createItems } from '../browser-state/browser-storage.ts'
import { abilityFrom, deviceIn, keepDevice, settlePush } from './push-device.ts'

const known = { owner: '7', id: '3', endpoint: 'https://push.example/old' }
const subscription = (endpoint: string) =>
  ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  }) as unknown as PushSubscription

function settle(uid: string | null, now: PushSubscription | null) {
  const shelf = memoryStorage()
  const items = createItems(() => shelf)
  keepDevice(items, known)
  const called: [string, unknown][] = []
  const call = (async (endpoint: { path: string }, input: unknown) => {
    called.push([endpoint.path, input])
    return { code: 1, msg: '', data: { key: 'k', devices: [], current: '9' } }
  }) as never
  const done = settlePush({ items, call, uid, subscription: async () => now })
  return done.then(() => ({ called, kept: deviceIn(items) }))
}

test('a subscription that is as it was is left alone, also while nobody is signed in', async () => {
  const nothing = { called: [], kept: known }
  assert.deepEqual(await settle('7', subscription(known.endpoint)), nothing)
  assert.deepEqual(await settle(null, null), nothing)
})

test('a renewed subscription is sent to the server, an ended one is deleted', async () => {
  const renewed = await settle('7', subscription('https://push.example/new'))
  assert.deepEqual(renewed.called, [
    ['user/push_on', { endpoint: 'https://push.example/new', p256dh: 'p', auth: 'a' }],
  ])
  assert.deepEqual(renewed.kept, { owner: '7', id: '9', endpoint: 'https://push.example/new' })
  const ended = await settle('7', null)
  assert.deepEqual([ended.called, ended.kept], [[['user/push_off', { id: '3' }]], null])
})

test('notifications of one guest are not shown after another guest signs in', async () => {
  const { called, kept } = await settle('8', subscription(known.endpoint))
  assert.deepEqual([called, kept], [[], null])
})

test('a browser says truly whether it can be asked', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
  const facts = { hasPush: true, permission: 'default', userAgent: '', isInstalled: false } as const
  assert.equal(abilityFrom(facts), 'ready')
  assert.equal(abilityFrom({ ...facts, permission: 'denied' }), 'blocked')
  assert.equal(abilityFrom({ ...facts, hasPush: false }), 'unsupported')
  const away = { ...facts, hasPush: false, permission: undefined, userAgent: phone }
  assert.equal(abilityFrom(away), 'install')
  assert.equal(abilityFrom({ ...away, isInstalled: true }), 'unsupported')
})
