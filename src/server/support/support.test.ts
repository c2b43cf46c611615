import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { WebSocket } from 'ws'
import type { Booked } from '#contract/booking.ts'
import type { ChatMessage, ChatOpened, ChatPage, SupportHeard, SupportSent } from '#contract/support.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { ask, haveGuests, mailbox, sessionByNumber, sessionsByNumber } from '#test/support/guests.ts'
import { transaction } from '../db/database.ts'
import { readSettings } from '../settings.ts'
import { guestFeatures } from '../startup/guest-features.ts'
import { openParts } from '../startup/open-parts.ts'
import { createFanout } from './fanout.ts'
import { notifyAwayGuest, notifyAwayStaff } from './notify-away.ts'
import { postgresCarrier } from './open-fanout.ts'
import { purgeConversations } from './purge-conversations.ts'
import { markStaffOffline, markStaffOnline, reply, showForStaff, typeAsStaff } from './staff.ts'
import { usualWait } from './store.ts'

let now = Date.parse('2027-01-10T08:00:00Z')
const clock = () => now
const env = { SUPPORT_EMAIL: 'help@lodestar.example' }
const app = await testApp({ env, clock, findSession: sessionByNumber, openSessions: sessionsByNumber })
const { db } = app
await fillForBooking(app, now)
await haveGuests(db, [1, 2, 3, 4, 5])
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
// Another process, like the operator's command.
const fanout = createFanout(postgresCarrier(db))
after(fanout.close)
const staff = { db, fanout, now: clock }

const as = (guest: string) => ({ headers: { authentic: guest } })
const uuid = () => crypto.randomUUID()
const cookieOf = (headers: Record<string, unknown>) =>
  /support_visitor=([\w-]+)/.exec(String(headers['set-cookie'] ?? ''))?.[1]

async function open(asking: Parameters<typeof ask>[3] = {}) {
  const { body, headers } = await ask(app, 'support/open', {}, asking)
  return { data: body.data as unknown as ChatOpened, visitor: cookieOf(headers), headers }
}
const withCookie = (visitor: string | undefined) => ({ headers: { cookie: `support_visitor=${visitor}` } })

async function connect(ticket: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/support?ticket=${ticket}`, { headers })
  const all: SupportHeard[] = []
  let wake = () => {}
  socket.on('message', (data) => {
    all.push(JSON.parse(String(data)) as SupportHeard)
    wake()
  })
  await once(socket, 'open')
  after(() => socket.terminate())
  return {
    socket,
    all,
    send: (message: SupportSent) => socket.send(JSON.stringify(message)),
    heard: async (isIt: (heard: SupportHeard) => boolean): Promise<SupportHeard> => {
      for (;;) {
        const found = all.find(isIt)
        if (found) return found
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}
const statusOf = async (url: string, headers: Record<string, string> = {}) => {
  const socket = new WebSocket(`${base.replace('http', 'ws')}${url}`, { headers })
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }]
  return response.statusCode
}

test('cross-site requests, invalid tickets and tokens are refused; a ticket opens one socket within half a minute', async () => {
  const { data } = await open(as('1'))
  assert.equal(await statusOf(`/api/support?ticket=${data.ticket}`, { origin: 'https://evil.example' }), 403)
  assert.equal(await statusOf('/api/support?ticket=nonsense'), 401)
  assert.equal(await statusOf('/api/support', { authentic: 'dead' }), 401)
  assert.equal(await statusOf('/api/elsewhere'), 404)
  await connect(data.ticket)
  assert.equal(await statusOf(`/api/support?ticket=${data.ticket}`), 401)
  const late = await open(as('1'))
  now += 31_000
  assert.equal(await statusOf(`/api/support?ticket=${late.data.ticket}`), 401)
})

test('a connection to another address, or to one that is no URL, is refused and harms nobody', async () => {
  const { hostname, port } = new URL(base)
  for (const target of ['/', '/api/other', '//', '//[', '/\\\\', '*', 'http://[']) {
    const socket = createConnection(Number(port), hostname)
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
    assert.match(await text(socket), /^HTTP\/1\.1 4\d\d /, target)
  }
  assert.equal((await fetch(`${base}/api/health`)).status, 200)
})

test('a visitor who connects by socket alone gets a conversation and a cookie', async () => {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/support`)
  const [response] = (await once(socket, 'upgrade')) as [{ headers: Record<string, unknown> }]
  const cookie = String(response.headers['set-cookie'])
  assert.match(
    cookie,
    /^support_visitor=[\w-]{43}; Path=\/api\/support; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
  )
  socket.terminate()
})

test('messages are numbered, answered automatically, and resumed after a disconnection', async () => {
  const first = await connect((await open(as('2'))).data.ticket)
  first.send({ type: 'hello', after: 0 })
  first.send({ type: 'say', id: 'message-1', text: 'How do I cancel?' })
  // Sent again, as after a disconnection: it is written once.
  first.send({ type: 'say', id: 'message-1', text: 'How do I cancel?' })
  first.send({ type: 'say', id: 'message-2', text: 'The window does not close.' })
  await first.heard((heard) => heard.type === 'message' && heard.id === 'message-2')
  const messages = first.all.flatMap((heard) => (heard.type === 'message' ? [heard] : []))
  assert.deepEqual(
    messages.map(({ n, by, id }) => [n, by, id]),
    [
      [1, 'guest', 'message-1'],
      [2, 'automatic', 'answer-message-1'],
      [3, 'guest', 'message-2'],
    ],
  )
  assert.match(messages[1]!.text, /choose “Cancel”.*\n.*our team reads it\.\n.*\/docs\/faq$/)

  const { data } = await open(as('2'))
  await reply(staff, { conversation: data.thread, name: 'Mei', text: 'I have told the hotel.' })
  await first.heard((heard) => heard.type === 'message' && heard.name === 'Mei')
  const second = await connect(data.ticket)
  second.send({ type: 'hello', after: 3 })
  const ready = await second.heard((heard) => heard.type === 'ready')
  assert.deepEqual(ready.type === 'ready' && [ready.after, ready.upto, ready.staff_read, ready.attendant], [
    3,
    4,
    4,
    'Mei',
  ])
  await second.heard((heard) => heard.type === 'message' && heard.n === 4)
  assert.equal(second.all.length, 2)

  // Staff is online: there is no automatic answer.
  second.send({ type: 'say', id: 'message-3', text: 'How do I cancel?' })
  await first.heard((heard) => heard.type === 'message' && heard.n === 5)
  assert.equal((await showForStaff(staff, data.thread))!.conversation.upto, 5)
})

test('the guest sees when staff reads, is online and types, and the guest’s reading is recorded', async () => {
  const { data } = await open(as('3'))
  const guest = await connect(data.ticket)
  guest.send({ type: 'hello', after: 0 })
  guest.send({ type: 'say', id: 'message-1', text: 'The lift is slow.' })
  await guest.heard((heard) => heard.type === 'message' && heard.by === 'automatic')
  await showForStaff(staff, data.thread)
  await guest.heard((heard) => heard.type === 'ready' && heard.staff_read === 2)
  await markStaffOnline(staff, data.thread, 'Mei')
  await guest.heard((heard) => heard.type === 'ready' && heard.attendant === 'Mei')
  typeAsStaff(staff, data.thread)
  await guest.heard((heard) => heard.type === 'typing')
  await markStaffOffline(staff, data.thread, 'Mei')
  await guest.heard((heard) => heard.type === 'ready' && heard.attendant === null && heard.staff_read === 2)
  guest.send({ type: 'read', upto: 99 })
  guest.send({ type: 'say', id: 'message-2', text: 'Still slow.' })
  await guest.heard((heard) => heard.type === 'message' && heard.n === 3)
  assert.equal((await showForStaff(staff, data.thread))!.conversation.guestRead, 3)
})

test('outside office hours the greeting gives the hours and the local time', async () => {
  const visitor = (await open()).visitor
  now = Date.parse('2027-01-10T20:12:00Z')
  const { body } = await ask(
    app,
    'support/say',
    { id: uuid(), text: '空调坏了', lang: 'zh' },
    withCookie(visitor),
  )
  assert.equal(body.code, 1)
  const page = await ask(app, 'support/messages', {}, { ...withCookie(visitor), method: 'GET' })
  const { messages, staff: isStaffed } = page.body.data as unknown as ChatPage
  assert.equal(isStaffed, false)
  assert.match(messages[1]!.text, /北京时间09:00至21:00，当地现在是04:12/)
  assert.equal(page.headers['cache-control'], 'private, no-store')
  now = Date.parse('2027-01-11T03:00:00Z')
})

test('a guest’s next order is shown to that guest, and to no visitor', async () => {
  const { rate } = await findRate(app, { payment: 'at_hotel', s_d: '2027-02-12', e_d: '2027-02-15' })
  const booked = await ask(app, 'hot/r_commit', bookingFields(rate.quote), as('4'))
  const { order_id, order_no } = booked.body.data as unknown as Booked
  await ask(app, 'support/say', { id: uuid(), text: 'When is my next stay?' }, as('4'))
  const read = async (asking: object) =>
    (await ask(app, 'support/messages', {}, { ...asking, method: 'GET' })).body.data as unknown as ChatPage
  const told = (await read(as('4'))).messages[1] as ChatMessage
  assert.equal(told.order, order_id)
  assert.ok(told.text.includes(order_no) && told.text.includes('1 room'))
  const { visitor } = await open()
  await ask(app, 'support/say', { id: uuid(), text: 'When is my next stay?' }, withCookie(visitor))
  assert.match((await read(withCookie(visitor))).messages[1]!.text, /^Log in/)
})

test('a visitor keeps the conversation after signing in, also if the account has one already', async () => {
  const visit = async (text: string) => {
    const { visitor } = await open()
    await ask(app, 'support/say', { id: uuid(), text }, withCookie(visitor))
    return visitor
  }
  const signIn = async (visitor: string | undefined) => {
    const headers = { authentic: '5', cookie: `support_visitor=${visitor}` }
    await open({ headers })
    const { body } = await ask(app, 'support/messages', {}, { headers, method: 'GET' })
    return (body.data as unknown as ChatPage).messages
  }
  const first = await visit('A lost umbrella')
  assert.deepEqual(
    (await signIn(first)).map(({ n, by }) => [n, by]),
    [
      [1, 'guest'],
      [2, 'automatic'],
    ],
  )
  const second = await signIn(await visit('A found umbrella'))
  assert.deepEqual(
    second.map(({ n, text, by }) => (by === 'guest' ? [n, text] : n)),
    [[1, 'A lost umbrella'], 2, [3, 'A found umbrella'], 4],
  )
  // The cookie is no longer valid: after a logout a new conversation begins.
  const { body } = await ask(app, 'support/messages', {}, { ...withCookie(first), method: 'GET' })
  assert.deepEqual((body.data as unknown as ChatPage).messages, [])
})

test('without a WebSocket a long poll waits for a message', async () => {
  const { data } = await open(as('1'))
  const page = ask(app, 'support/messages', { after: data.upto, wait: 1 }, { ...as('1'), method: 'GET' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  await reply(staff, { conversation: data.thread, name: 'Mei', text: 'Good morning' })
  const { messages } = (await page).body.data as unknown as ChatPage
  assert.deepEqual(
    messages.map(({ text }) => text),
    ['Good morning'],
  )
})

test('a picture must be the speaker’s own', async () => {
  const { data, visitor } = await open()
  const { body } = await ask(
    app,
    'support/say',
    { id: uuid(), text: 'Look', file: 'a'.repeat(32), ticket: data.upload_ticket },
    withCookie(visitor),
  )
  assert.equal(body.data.reason, 'not_found')
})

test('a flood is rate limited, and refused messages have a retry time', async () => {
  const { data, visitor } = await open()
  const socket = await connect(data.ticket)
  socket.send({ type: 'hello', after: 0 })
  for (let n = 1; n <= 21; n++) socket.send({ type: 'say', id: `message-${n}`, text: `Hm ${n}` })
  const refused = await socket.heard((heard) => heard.type === 'refused')
  assert.deepEqual(refused.type === 'refused' && [refused.id, refused.reason], ['message-21', 'too_many'])
  assert.ok(refused.type === 'refused' && refused.retry_after! > 0)
  for (let n = 0; n < 101; n++) socket.send({ type: 'typing' })
  const [code] = (await once(socket.socket, 'close')) as [number]
  assert.equal(code, 1008)
  assert.ok(visitor)
})

test('staff and guest are notified by mail of unread messages, once', async () => {
  const telling = openParts({
    db,
    settings: readSettings({ ...env, SECRET: 'for tests only '.repeat(3) }),
    clock,
  }).mailing
  const { data } = await open(as('1'))
  await ask(app, 'support/say', { id: uuid(), text: 'A question about towels' }, as('1'))
  const { conversation } = { conversation: data.thread }
  const [{ upto: n } = { upto: 0 }] = await db<
    { upto: number }[]
  >`select upto from conversations where id = ${conversation}`
  await notifyAwayStaff(telling, { conversation, n })
  await notifyAwayStaff(telling, { conversation, n })
  const waiting = (await mailbox(app, env.SUPPORT_EMAIL)).filter(({ subject }) =>
    subject.startsWith(`[C${conversation}]`),
  )
  assert.equal(waiting.length, 1)
  assert.match(waiting[0]!.text, /towels[\s\S]*guest1@example\.com/)

  const written = await reply(staff, { conversation, name: 'Mei', text: 'They are in the bathroom.' })
  assert.ok(written.ok)
  await notifyAwayGuest(telling, { conversation, n: written.value.n })
  assert.match((await mailbox(app, 'guest1@example.com'))[0]!.text, /in the bathroom/)
  await ask(app, 'support/read', { upto: written.value.n }, as('1'))
  await notifyAwayGuest(telling, { conversation, n: written.value.n })
  const mails = (await mailbox(app, 'guest1@example.com')).filter(({ subject }) => /replied/.test(subject))
  assert.equal(mails.length, 1)
})

test('a transcript is sent to the account’s own address', async () => {
  const { body } = await ask(app, 'support/transcript', {}, as('2'))
  assert.match(body.msg, /guest2@example\.com/)
  const [mail] = await mailbox(app, 'guest2@example.com')
  assert.match(mail!.text, /You\nHow do I cancel\?[\s\S]*Automatic reply[\s\S]*Mei\nI have told the hotel\./)
  assert.equal((await ask(app, 'support/transcript')).body.data.reason, 'sign_in_required')
})

test('without JavaScript a form writes, and the page shows the conversation', async () => {
  const post = (text: string, headers: Record<string, string> = {}) =>
    app.http.inject({
      method: 'POST',
      url: '/api/support/thread',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ lang: 'en', text }).toString(),
    })
  const sent = await post('Is <b>breakfast</b> early?')
  assert.deepEqual([sent.statusCode, sent.headers.location], [303, '/api/support/thread?lang=en'])
  const headers = { cookie: `support_visitor=${cookieOf(sent.headers)}` }
  const page = await app.http.inject({ url: '/api/support/thread?lang=en', headers })
  assert.match(page.body, /Is &#60;b&#62;breakfast&#60;\/b&#62; early\?/)
  assert.match(page.body, /Automatic reply/)
  assert.match((await post(' ', headers)).body, /Enter a message/)
  assert.equal((await post('x', { 'sec-fetch-site': 'cross-site' })).statusCode, 403)
})

test('a conversation is in its guest’s export and is erased with the account; a visitor’s is deleted after a month', async () => {
  const own = guestFeatures(clock).data.find(({ name }) => name === 'live_support')!
  assert.ok(((await own.read(db, '2')) as unknown[]).length > 3)
  await transaction(db, (tx) => own.erase(tx, '2'))
  assert.equal(((await own.read(db, '2')) as unknown[]).length, 0)
  now += 31 * 86_400_000
  await purgeConversations(db, now)
  const left = await db<{ guests: number; visitors: number }[]>`
    select count(account_id)::int as guests, count(visitor_hash)::int as visitors from conversations`
  assert.deepEqual({ ...left[0] }, { guests: 4, visitors: 0 })
})

test('the usual wait is the median over the latest conversations, once three were answered', async () => {
  await app.db`truncate conversations cascade`
  assert.equal(await usualWait(app.db, 0), null)
  await app.db`insert into conversations (id, visitor_hash, locale, opened_at, updated_at, upto)
    overriding system value
    select n, decode(lpad(n::text, 64, '0'), 'hex'), 'en', now(), now(), 2 from generate_series(901, 903) n`
  await app.db`
    insert into conversation_messages (conversation_id, n, id, by, body, at)
    select 900 + n, 1, 'q', 'guest', '?', '2027-01-10T08:00:00Z'::timestamptz from generate_series(1, 3) n
    union all
    select 900 + n, 2, 'a', 'staff', '!', '2027-01-10T08:00:00Z'::timestamptz + n * interval '1 minute'
    from generate_series(1, 3) n`
  assert.equal(await usualWait(app.db, 0), 120)
})
