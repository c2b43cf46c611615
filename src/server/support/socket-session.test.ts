import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import type { SupportSent } from '#contract/support.ts'
import type { SupportContext } from './context.ts'
import { openSession } from './socket-session.ts'

test('after a message that could not be written none behind it is: the client sends them again in order', async () => {
  const closed: number[] = []
  const tried: string[] = []
  const socket = Object.assign(new EventEmitter(), { close: (code: number) => void closed.push(code) })
  const context = {
    now: () => 0,
    // A fragment of columns has no values.
    db: (_: unknown, ...values: unknown[]) => {
      if (values.length === 0) return 'n'
      tried.push(String(values.at(-1)))
      return Promise.reject(new Error('no connection'))
    },
  } as unknown as SupportContext
  openSession(context, socket as unknown as WebSocket, {
    conversation: '5',
    guestId: null,
    address: '192.0.2.1',
    locale: 'en',
  })
  const say = (id: string) => {
    const said: SupportSent = { type: 'say', id, text: 'Hm' }
    socket.emit('message', JSON.stringify(said), false)
  }
  say('message-2')
  say('message-3')
  await nextTurn()
  say('message-4')
  await nextTurn()
  assert.deepEqual(tried, ['message-2'])
  assert.ok(closed.length > 0 && closed.every((code) => code === 1011))
})

test('a ping is answered at once, also while a message is being written', () => {
  const told: string[] = []
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    send: (text: string) => void told.push(text),
    close: () => {},
  })
  const never = new Promise(() => {})
  const context = { now: () => 0, db: () => never } as unknown as SupportContext
  const speaker = { conversation: '5', guestId: null, address: '192.0.2.1', locale: 'en' } as const
  openSession(context, socket as unknown as WebSocket, speaker)
  socket.emit('message', JSON.stringify({ type: 'hello', after: 0 }), false)
  socket.emit('message', JSON.stringify({ type: 'ping' }), false)
  assert.deepEqual(told, ['{"type":"pong"}'])
})
