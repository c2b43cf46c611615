import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, test } from 'node:test'
import { WebSocket } from 'ws'
import type { ChatOpened, ChatPage } from '#contract/support.ts'
import { testApp } from '#test/support/app.ts'
import { ask, codeFor, type Guest, signUp } from '#test/support/guests.ts'
import { reply } from './staff.ts'

let now = Date.parse('2027-01-10T08:00:00Z')
const app = await testApp({ clock: () => now })
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const silent = { publish: () => {} } as never
const staff = { db: app.db, fanout: silent, now: () => now }

const asGuest = ({ auth, cookie }: Guest) => ({ headers: auth, cookie })
const open = async (guest: Guest) => {
  const { body } = await ask(app, 'support/open', {}, asGuest(guest))
  return body.data as unknown as ChatOpened
}
async function connect(ticket: string) {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/support?ticket=${ticket}`)
  const heard: string[] = []
  socket.on('message', (data) => heard.push(String(data)))
  await once(socket, 'open')
  after(() => socket.terminate())
  return { socket, heard, closed: once(socket, 'close') as Promise<[number]> }
}
const poll = (guest: Guest, after: number) =>
  ask(app, 'support/messages', { after, wait: 1 }, { ...asGuest(guest), method: 'GET' })

const endings: readonly [string, (guest: Guest) => Promise<unknown>][] = [
  ['a logout', (guest) => ask(app, 'user/logout', {}, asGuest(guest))],
  [
    'a password reset',
    async ({ account }) => {
      now += 61_000
      const smscode = await codeFor(app, account, 'reset')
      const { body } = await ask(app, 'user/edit', { account, smscode, password: 'lamplight at sea' })
      assert.equal(body.code, 1)
    },
  ],
  ['its expiry', async () => (now += 5 * 3_600_000)],
]
for (const [at, [ending, end]] of endings.entries())
  test(`a socket and a long poll end with their session, by ${ending}`, async () => {
    const guest = await signUp(app, `socket${at}@lodestar.example`)
    const { ticket, thread, upto } = await open(guest)
    const { socket, heard, closed } = await connect(ticket)
    socket.send(JSON.stringify({ type: 'hello', after: 0 }))
    await once(socket, 'message')
    const unused = (await open(guest)).ticket
    // One above the limit is refused as soon as the others wait.
    const polls = Array.from({ length: 9 }, () => poll(guest, upto))
    assert.equal((await Promise.race(polls)).status, 429)
    await end(guest)
    await reply(staff, { conversation: thread, name: 'Mei', text: 'For the guest alone' })
    socket.send(JSON.stringify({ type: 'say', id: crypto.randomUUID(), text: 'Still here' }))
    assert.equal((await closed)[0], 4003)
    assert.ok(heard.every((text) => !text.includes('For the guest alone')))
    const answers = await Promise.all(polls)
    assert.equal(answers.filter(({ body }) => body.data.reason === 'session_expired').length, 8)
    const messages = await app.db<{ body: string }[]>`
      select body from conversation_messages where conversation_id = ${thread}`
    assert.ok(messages.every(({ body }) => body !== 'Still here'))
    const late = new WebSocket(`${base.replace('http', 'ws')}/api/support?ticket=${unused}`)
    const [, refused] = (await once(late, 'unexpected-response')) as [unknown, { statusCode: number }]
    assert.equal(refused.statusCode, 401)
  })

test('a visitor’s socket has no session that could end', async () => {
  const { body } = await ask(app, 'support/open', {})
  const { socket } = await connect((body.data as unknown as ChatOpened).ticket)
  socket.send(JSON.stringify({ type: 'hello', after: 0 }))
  const [ready] = (await once(socket, 'message')) as [Buffer]
  assert.match(String(ready), /"ready"/)
})

test('a conversation has at most eight long polls; the ninth is refused with a retry time', async () => {
  const guest = await signUp(app, 'polls@lodestar.example')
  const { upto } = await open(guest)
  const nine = Array.from({ length: 9 }, () => poll(guest, upto))
  const refused = await Promise.race(nine)
  assert.deepEqual([refused.status, refused.body.data.reason], [429, 'too_many'])
  assert.ok(Number(refused.body.data.retry_after) > 0)
  const said = await ask(app, 'support/say', { id: crypto.randomUUID(), text: 'Hello' }, asGuest(guest))
  assert.equal(said.body.code, 1)
  const answers = await Promise.all(nine)
  assert.equal(answers.filter(({ status }) => status === 200).length, 8)
  const page = (await poll(guest, upto)).body.data as unknown as ChatPage
  assert.equal(page.messages[0]!.text, 'Hello', 'a poll that ended counts no longer')
})
