import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mock, test } from 'node:test'
import { deskSession } from '#domain/permissions.ts'
import { type Tx, transaction } from '#server/db/database.ts'
import { listenToDesk } from '#server/db/desk-signal.ts'
import { addMessage as addToTicket, insertThread } from '#server/feedback/store.ts'
import { writeDecision as decideClaim } from '#server/guarantee/store.ts'
import { insertLead } from '#server/partners/store.ts'
import { writeReview } from '#server/payments/store.ts'
import { insertQuestion } from '#server/questions/store.ts'
import { writeDecision as decideReview } from '#server/reviews/store.ts'
import { addMessage as addToChat, beginConversation } from '#server/support/store.ts'
import { staffMember } from '#test/support/actors.ts'
import { testApp } from '#test/support/app.ts'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'
import { haveGuests } from '#test/support/guests.ts'

let now = Date.parse('2027-05-01T08:00:00Z')
const app = await testApp({ clock: () => now })
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const admin = await haveStaff(app.db, { role: 'admin' })
const url = `${base}/api/desk/events`

test('the stream of changes is open to staff only', async () => {
  assert.equal((await fetch(url)).status, 401)
  const half = await staffHeaders(app.db, admin, { now, stage: 'second_factor' })
  assert.equal((await fetch(url, { headers: half })).status, 401)
  const guest = await fetch(url, { headers: { authentic: 'good', cookie: 'desk_session=good' } })
  assert.equal(guest.status, 401)
})

test('an open page is notified of a change by a colleague', async () => {
  const headers = await staffHeaders(app.db, admin, { now })
  const ending = new AbortController()
  const stream = await fetch(url, { headers, signal: ending.signal })
  assert.equal(stream.headers.get('content-type'), 'text/event-stream; charset=utf-8')
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  assert.match((await reader.read()).value!, /event: changed/)
  const body = { key: 'hold:1', take: true }
  assert.equal((await askDesk(app, 'today/take', { headers, body })).code, 1)
  assert.match((await reader.read()).value!, /event: changed/)
  ending.abort()
})

test('a page that is left while its session is checked leaves no timer behind', async () => {
  const headers = await staffHeaders(app.db, admin, { now })
  const intervals = mock.method(globalThis, 'setInterval')
  const left = new AbortController()
  await transaction(app.db, async (tx) => {
    await tx`lock table staff_sessions in access exclusive mode`
    const accepted = once(app.http.server, 'request')
    const request = fetch(url, { headers, signal: left.signal })
    const [{ socket }] = await accepted
    const closed = once(socket, 'close')
    left.abort()
    await assert.rejects(request)
    await closed
  })
  // Waits behind the check of the page that was left.
  assert.equal((await askDesk(app, 'today/show', { method: 'GET', headers })).code, 1)
  assert.deepEqual(
    intervals.mock.calls.filter(({ arguments: [, delay] }) => delay === 20_000),
    [],
  )
  intervals.mock.restore()
})

test('polling in the background does not keep an unattended session open', async () => {
  const headers = await staffHeaders(app.db, admin, { now })
  const began = now
  const poll = (isBackground: boolean) =>
    askDesk(app, 'today/show', {
      method: 'GET',
      headers: { ...headers, ...(isBackground ? { 'desk-background': '1' } : {}) },
    })
  now = began + deskSession.idle - 60_000
  assert.equal((await poll(true)).code, 1)
  now = began + deskSession.idle
  assert.equal((await poll(true)).reason, 'session_expired')
  now = began
  assert.equal((await poll(false)).code, 1)
})

await haveGuests(app.db, [1])
const byGuest = { kind: 'guest', id: '1' } as const
const written = { locale: 'en', now, text: 'How late is the bar open?' } as const
const changes: Record<string, (tx: Tx) => Promise<unknown>> = {
  ticket: async (tx) => {
    const ticket = {
      number: 'T1',
      guestId: null,
      orderId: null,
      topic: 'other',
      about: null,
      email: null,
    } as const
    return addToTicket(tx, await insertThread(tx, { ...ticket, ...written }), {
      ...written,
      by: byGuest,
      files: [],
    })
  },
  chat: async (tx) => {
    const chat = await beginConversation(tx, { visitorHash: Buffer.from('visitor') }, written)
    return addToChat(tx, chat.id, { ...written, id: 'm1', by: 'guest', name: '', file: null, orderId: null })
  },
  question: (tx) =>
    insertQuestion(tx, { ...written, hotelId: null, guestId: '1', author: 'Ada', state: 'waiting' }),
  review: (tx) => decideReview(tx, '1', { state: 'refused', by: staffMember, now }),
  claim: (tx) =>
    decideClaim(tx, '1', { state: 'refused', refund: 0, points: 0, answer: '', by: staffMember, now }),
  lead: (tx) =>
    insertLead(tx, {
      ...written,
      number: 'L1',
      guestId: null,
      hotel: 'Harbour Inn',
      city: 'Xiamen',
      name: 'Ada',
      email: 'ada@example.com',
      phone: '',
      rooms: 9,
    }),
  payment: (tx) => writeReview(tx, '1', 'wrong_amount'),
}
for (const [kind, change] of Object.entries(changes))
  test(`a changed ${kind} is signalled to open pages`, async () => {
    const heard = Promise.withResolvers<void>()
    const listening = await listenToDesk(app.db, heard.resolve)
    await transaction(app.db, change)
    await heard.promise
    await listening.end()
  })
