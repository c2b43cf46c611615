import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DeskChat, DeskChatMessage } from '#contract/desk/chat.ts'
import { createChatClient, type PendingReply } from './chat-client.ts'

/** A server whose answers can be lost, and a clock that runs what waits at once. */
function trial({ lose = [] as readonly string[] } = {}) {
  const stored: DeskChatMessage[] = []
  const lost = [...lose]
  const isLost = (what: string) => {
    if (lost[0] !== what) return false
    lost.shift()
    return true
  }
  const write = (id: string, text: string, by: 'guest' | 'staff') => {
    if (stored.some((one) => one.id === id)) return
    const n = stored.length + 1
    stored.push({ n, id, by, name: null, text, original: null, file: null, order: null, at: '' })
  }
  const kept: PendingReply[][] = []
  let ids = 0
  const client = createChatClient({
    read: async (after) =>
      isLost('read')
        ? null
        : ({ after, upto: stored.length, messages: stored.slice(after) } as unknown as DeskChat),
    say: async ({ id, text }) => {
      if (isLost('request')) return { ok: false, refused: null }
      if (text === 'forbidden') return { ok: false, refused: 'forbidden' }
      write(id, text, 'staff')
      return isLost('answer') ? { ok: false, refused: null } : { ok: true }
    },
    markRead: () => {},
    clock: {
      now: () => 0,
      after: (_, run) => {
        const timer = setImmediate(run)
        return () => clearImmediate(timer)
      },
    },
    newId: () => `own-${++ids}`,
    keep: { read: () => [], write: (list) => void kept.push([...list]) },
  })
  const isQuiet = async () => {
    for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
  }
  return { client, stored, write, isQuiet, kept }
}
const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text)

test('replies are written once and in order, whichever side of the connection breaks', async () => {
  const { client, stored, isQuiet } = trial({ lose: ['answer', 'request', 'read', 'answer'] })
  client.say({ text: 'one' })
  client.say({ text: 'two' })
  client.say({ text: 'three' })
  await isQuiet()
  assert.deepEqual(texts(stored), ['one', 'two', 'three'])
  assert.deepEqual(texts(client.state.get().messages), ['one', 'two', 'three'])
  assert.deepEqual(client.state.get().pending, [])
  client.stop()
})

test('messages of the guest that arrive meanwhile are read in order', async () => {
  const { client, write, isQuiet } = trial({ lose: ['read'] })
  write('g1', 'Hello', 'guest')
  client.look()
  client.say({ text: 'Good morning' })
  write('g2', 'Are you there?', 'guest')
  client.look()
  client.look()
  await isQuiet()
  assert.deepEqual(
    client.state.get().messages.map(({ n }) => n),
    [1, 2, 3],
  )
  client.stop()
})

test('a refused reply stays with its reason and does not hold up the next one', async () => {
  const { client, stored, isQuiet, kept } = trial()
  client.say({ text: 'forbidden' })
  client.say({ text: 'fine' })
  await isQuiet()
  assert.deepEqual(texts(stored), ['fine'])
  const [refused] = client.state.get().pending
  assert.deepEqual([refused!.text, refused!.refused], ['forbidden', 'forbidden'])
  client.discard(refused!.id)
  assert.deepEqual(kept.at(-1), [])
  client.stop()
})
