import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ChatMessage, ChatOpened, SupportHeard, SupportSent } from '#contract/support.ts'
import { manualClock } from '#test/support/manual-clock.ts'
import { createConversation, type Pending, presenceOf } from './conversation.ts'
import type { LinkEvents } from './link.ts'

const facts = { staff_read: 0, guest_read: 0, staff: true, attendant: null }
const answer: ChatOpened = {
  ...facts,
  thread: '7',
  after: 0,
  upto: 0,
  ticket: 't',
  upload_ticket: 'u',
  signed_in: false,
}
const message = (n: number, id = `theirs-${n}`): ChatMessage & { type: 'message' } => ({
  type: 'message',
  n,
  id,
  by: id.startsWith('theirs') ? 'staff' : 'guest',
  name: null,
  text: `${n}`,
  file: null,
  order: null,
  at: '2027-01-01T00:00:00+00:00',
})

function setting({ opens = [answer], kept = [] as Pending[] } = {}) {
  const clock = manualClock()
  const links: { events: LinkEvents; sent: SupportSent[]; closed: boolean }[] = []
  let asked = 0
  let id = 0
  const written: (readonly Pending[])[] = []
  const client = createConversation({
    clock,
    random: () => 1,
    newId: () => `own-${++id}`,
    open: async () => opens[Math.min(asked++, opens.length - 1)] ?? null,
    connect: (_, events) => {
      const link = { events, sent: [] as SupportSent[], closed: false }
      links.push(link)
      return { send: (said) => void link.sent.push(said), close: () => void (link.closed = true) }
    },
    keep: { read: () => kept, write: (_, list) => void written.push(list) },
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const ready = (at: number, after = 0): SupportHeard => ({
    type: 'ready',
    ...facts,
    thread: '7',
    after,
    upto: at,
  })
  return { clock, links, client, settle, ready, written }
}

test('messages written offline are sent in order after a reconnect, and repeated until they are confirmed', async () => {
  const { client, links, clock, settle, ready, written } = setting()
  client.start()
  client.say('one')
  client.say('two')
  await settle()
  links[0]!.events.opened()
  links[0]!.events.heard(ready(0))
  assert.deepEqual(links[0]!.sent, [
    { type: 'hello', after: 0 },
    { type: 'say', id: 'own-1', text: 'one' },
    { type: 'say', id: 'own-2', text: 'two' },
  ])
  links[0]!.events.heard(message(1, 'own-1'))
  links[0]!.events.lost()
  assert.deepEqual([client.state.get().connection, client.state.get().tries], ['lost', 1])
  clock.pass(500)
  await settle()
  links[1]!.events.opened()
  links[1]!.events.heard(ready(1, 1))
  assert.deepEqual(links[1]!.sent, [
    { type: 'hello', after: 1 },
    { type: 'say', id: 'own-2', text: 'two' },
  ])
  links[1]!.events.heard(message(2, 'own-2'))
  links[1]!.events.heard(message(2, 'own-2'))
  assert.deepEqual(
    client.state.get().messages.map(({ n }) => n),
    [1, 2],
  )
  assert.deepEqual(written.at(-1), [])
})

test('a missing number leads back to the server, which is asked for what follows the last that is here', async () => {
  const { client, links, clock, settle, ready } = setting()
  client.start()
  await settle()
  links[0]!.events.opened()
  links[0]!.events.heard(ready(1))
  links[0]!.events.heard(message(1))
  links[0]!.events.heard(message(3))
  assert.ok(links[0]!.closed)
  clock.pass(500)
  await settle()
  links[1]!.events.opened()
  assert.deepEqual(links[1]!.sent, [{ type: 'hello', after: 1 }])
  // Messages of the old connection are ignored.
  links[0]!.events.heard(message(2))
  assert.equal(client.state.get().messages.length, 1)
})

test('after too much at once the rest waits as long as the server says; what is refused for good says so', async () => {
  const { client, links, clock, settle, ready } = setting()
  client.start()
  await settle()
  const { events, sent } = links[0]!
  events.opened()
  events.heard(ready(0))
  client.say('one')
  events.heard({ type: 'refused', id: 'own-1', reason: 'too_many', retry_after: 3 })
  client.say('two')
  assert.equal(sent.length, 2)
  assert.equal(client.state.get().heldFor, 3)
  clock.pass(3_000)
  assert.deepEqual(
    sent.slice(2).map((said) => said.type === 'say' && said.id),
    ['own-1', 'own-2'],
  )
  events.heard({ type: 'refused', id: 'own-2', reason: 'not_found' })
  assert.equal(client.state.get().pending[1]?.refused, 'not_found')
  client.discard('own-2')
  assert.equal(client.state.get().pending.length, 1)
})

test('another thread begins empty, with what was kept for it', async () => {
  const kept = [{ id: 'kept-1', text: 'from before' }]
  const { client, links, clock, settle, ready } = setting({
    opens: [answer, { ...answer, thread: '8' }],
    kept,
  })
  client.start()
  await settle()
  links[0]!.events.opened()
  links[0]!.events.heard(ready(1))
  links[0]!.events.heard(message(1))
  links[0]!.events.lost()
  clock.pass(500)
  await settle()
  links[1]!.events.opened()
  assert.deepEqual(links[1]!.sent, [{ type: 'hello', after: 0 }])
  assert.deepEqual(client.state.get().messages, [])
  assert.deepEqual(
    client.state.get().pending.map(({ id }) => id),
    ['kept-1'],
  )
})

test('typing is reported at most every three seconds, and each read message once', async () => {
  const { client, links, clock, settle, ready } = setting()
  client.start()
  await settle()
  const { events, sent } = links[0]!
  events.opened()
  events.heard(ready(1))
  events.heard(message(1))
  client.typing()
  client.typing()
  clock.pass(3_000)
  client.typing()
  client.seen()
  client.seen()
  assert.deepEqual(sent.slice(1), [{ type: 'typing' }, { type: 'typing' }, { type: 'read', upto: 1 }])
  events.heard({ type: 'typing' })
  assert.ok(client.state.get().isTyping)
  clock.pass(5_000)
  assert.ok(!client.state.get().isTyping)
})

test('the connection counts as lost as soon as the browser reports that the network is gone', async () => {
  const { client, links, settle, ready } = setting()
  client.start()
  await settle()
  links[0]!.events.opened()
  links[0]!.events.heard(ready(0))
  assert.equal(client.state.get().connection, 'open')
  client.drop()
  assert.equal(client.state.get().connection, 'lost')
  assert.ok(links[0]!.closed)
})

test('a connection is away while nobody can answer', () => {
  const facts = { connection: 'open', attendant: null, staff: false } as const
  assert.equal(presenceOf(facts), 'away')
  assert.equal(presenceOf({ ...facts, staff: true }), 'open')
  assert.equal(presenceOf({ ...facts, attendant: 'Mei' }), 'open')
  assert.equal(presenceOf({ ...facts, connection: 'lost' }), 'lost')
})
