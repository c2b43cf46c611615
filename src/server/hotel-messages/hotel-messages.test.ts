import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Booked } from '#contract/booking.ts'
import type { DeskThread, DeskThreadPage } from '#contract/desk/hotel-messages.ts'
import type { HotelThread } from '#contract/hotel-messages.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { askDesk, haveStaff, type Staff, staffHeaders } from '#test/support/desk.ts'
import { ask, confirmContactOf, mailbox, signUp, usualContact } from '#test/support/guests.ts'
import { transaction } from '../db/database.ts'
import { hotelMessageData, purgeThreads } from './personal-data.ts'

let now = Date.parse('2027-01-10T08:00:00Z')
const app = await testApp({ clock: () => now })
const { db } = app
await fillForBooking(app, now)
const stay = { payment: 'at_hotel', s_d: '2027-02-12', e_d: '2027-02-15' } as const
const { hotel, rate } = await findRate(app, stay)
const [elsewhere] = await db<{ id: string }[]>`select id from hotels where id <> ${hotel} order by id limit 1`

const guest = await signUp(app, 'writer@lodestar.example')
const other = await signUp(app, 'other@lodestar.example')
await confirmContactOf(db, guest.id, usualContact)
const as = { headers: guest.auth, cookie: guest.cookie }
const booked = await ask(app, 'hot/r_commit', bookingFields(rate.quote), as)
const { order_id: id, order_no: number } = booked.body.data as unknown as Booked

const keeper = await haveStaff(db, { role: 'hotelier', hotels: [hotel], email: 'keeper@hotel.example' })
const stranger = await haveStaff(db, { role: 'hotelier', hotels: [elsewhere!.id] })

const write = async (text: string, more: object = {}, by: object = as) =>
  (
    await ask(
      app,
      'order/hotel_message',
      { id, text, req_id: `message-${Math.random()}`.replace('.', ''), ...more },
      by,
    )
  ).body as unknown as { code: number; data: HotelThread & { reason?: string } }
const thread = async () =>
  (await ask(app, 'order/hotel_thread', { id }, { ...as, method: 'GET' })).body.data as unknown as HotelThread
const desk = async (method: 'GET' | 'POST', path: string, body: object, member: Staff = keeper) =>
  askDesk(app, path, { method, headers: await staffHeaders(db, member, { now }), body })
const waiting = async (member: Staff = keeper) =>
  (await desk('GET', 'guests/threads', {}, member)).data as DeskThreadPage

test('a guest writes to the hotel: the hotelier is mailed and finds the message at the desk', async () => {
  const answer = await write('Is there a parking space?')
  assert.deepEqual(
    answer.data.messages.map(({ by, text, lang }) => [by, text, lang]),
    [['guest', 'Is there a parking space?', 'en']],
  )
  const [mail] = await mailbox(app, 'keeper@hotel.example')
  assert.match(mail!.subject, new RegExp(number))
  assert.ok(!mail!.text.includes(usualContact), 'the address of the guest stays with us')
  const { list, open } = await waiting()
  assert.deepEqual([open, list[0]!.number, list[0]!.guest], [1, number, 'Ada Lovelace'])
  assert.equal(Date.parse(list[0]!.waiting_since!), now)
})

test('the hotelier of another hotel neither sees nor answers it', async () => {
  assert.deepEqual((await waiting(stranger)).list, [])
  assert.equal((await desk('GET', 'guests/thread', { number }, stranger)).reason, 'not_found')
  const refused = await desk('POST', 'guests/write', { number, text: 'Hello' }, stranger)
  assert.equal(refused.reason, 'not_found')
})

test('the answer of the hotel reaches the guest once, and nothing waits any more', async () => {
  now += 3_600_000
  const body = { number, text: '有的，免费停车。', req_id: 'hotel-answer-1' }
  const first = (await desk('POST', 'guests/write', body)).data as DeskThread
  const again = (await desk('POST', 'guests/write', body)).data as DeskThread
  assert.deepEqual(first.messages, again.messages)
  assert.equal(first.waiting_since, null)
  const { messages } = await thread()
  assert.deepEqual(
    messages.map(({ by, lang }) => [by, lang]),
    [
      ['guest', 'en'],
      ['hotel', 'zh'],
    ],
  )
  const mails = (await mailbox(app, usualContact)).filter(({ text }) => text.includes('免费停车'))
  assert.equal(mails.length, 1)
  assert.match(mails[0]!.text, /never ask for card numbers/)
  assert.equal((await waiting()).open, 0)
  const answered = (await desk('GET', 'guests/threads', { state: 'answered' })).data as DeskThreadPage
  assert.equal(answered.list[0]!.number, number)
  const audit = await db<{ after: object }[]>`
    select after from audit_log where action = 'hotel_message_sent' and actor = ${keeper.id}`
  assert.equal(audit.length, 1)
  assert.deepEqual(Object.keys(audit[0]!.after), ['message'], 'the text can be erased')
})

test('the waiting time begins with the first unanswered message', async () => {
  const since = now
  await write('And a charger?')
  now += 60_000
  await write('For an electric car.')
  assert.equal(Date.parse((await waiting()).list[0]!.waiting_since!), since)
})

test('links are refused on both sides, and another guest finds no thread', async () => {
  assert.equal((await write('See www.example.com')).data.reason, 'invalid_input')
  const link = await desk('POST', 'guests/write', { number, text: 'Pay at https://pay.example' })
  assert.equal(link.reason, 'invalid_input')
  const foreign = await write('Hello', {}, { headers: other.auth, cookie: other.cookie })
  assert.equal(foreign.data.reason, 'not_found')
})

test('hoteliers whose role may not answer guests get no email: support receives the message', async () => {
  const inboxes = [app.settings.SUPPORT_EMAIL, 'keeper@hotel.example']
  const count = async () => Promise.all(inboxes.map(async (to) => (await mailbox(app, to)).length))
  const [support, keepers] = await count()
  await db`insert into staff_roles (role, permissions, changed_at) values ('hotelier', ${['orders.see']}, now())`
  await write('Is there a lift?')
  await db`delete from staff_roles where role = 'hotelier'`
  assert.deepEqual(await count(), [support! + 1, keepers])
})

test('a hotel without a hotelier: support receives the message', async () => {
  await db`delete from staff_hotels where staff_id = ${keeper.id}`
  const before = (await mailbox(app, app.settings.SUPPORT_EMAIL)).length
  await write('Is breakfast vegetarian?')
  assert.equal((await mailbox(app, app.settings.SUPPORT_EMAIL)).length, before + 1)
})

test('two weeks after check-out the thread is closed but readable', async () => {
  const support = await haveStaff(db, { role: 'support' })
  now = Date.parse('2027-03-02T12:00:00Z')
  const shown = (await desk('GET', 'guests/thread', { number }, support)).data as DeskThread
  assert.equal(shown.why_not, 'thread_closed')
  assert.ok(shown.messages.length > 0)
  const refused = await desk('POST', 'guests/write', { number, text: 'Your umbrella is here' }, support)
  assert.equal(refused.reason, 'thread_closed')
})

test('messages are exported, moved and erased with the account, and deleted after two years', async () => {
  const rows = (await hotelMessageData.read(db, guest.id)) as { text: string }[]
  assert.ok(rows.some(({ text }) => text === 'And a charger?'))
  await transaction(db, async (tx) => hotelMessageData.move!(tx, { from: guest.id, into: other.id } as never))
  assert.deepEqual([...((await hotelMessageData.read(db, guest.id)) as [])], [])
  await purgeThreads(db, Date.parse('2028-12-31T00:00:00Z'))
  assert.ok(((await hotelMessageData.read(db, other.id)) as []).length > 0)
  await purgeThreads(db, Date.parse('2029-03-01T00:00:00Z'))
  assert.deepEqual([...((await hotelMessageData.read(db, other.id)) as [])], [])
})
