import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Booked } from '#contract/booking.ts'
import type { SupportMessage } from '#contract/support.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { ask, haveGuests, mailbox, sessionByNumber } from '#test/support/guests.ts'
import { transaction } from '../db/database.ts'
import { guestFeatures } from '../startup/guest-features.ts'

let now = Date.parse('2027-01-10T08:00:00Z')
const env = { SUPPORT_EMAIL: 'help@lodestar.example' }
const app = await testApp({ env, clock: () => now, findSession: sessionByNumber })
const { db } = app
await fillForBooking(app, now)
await haveGuests(db, [1, 2, 3])
const as = (guest: string) => ({ headers: { authentic: guest } })
const write = (guest: string, fields: object) => ask(app, 'system/send_msg', fields, as(guest))

const { rate } = await findRate(app, { payment: 'at_hotel', s_d: '2027-02-12', e_d: '2027-02-15' })
const { body } = await ask(app, 'hot/r_commit', bookingFields(rate.quote), as('1'))
const { order_id: order, order_no } = body.data as unknown as Booked

test('messages about an order form one thread, and each message is mailed to staff', async () => {
  const answers = await Promise.all([
    write('1', { order, text: 'We arrive late.\nIs that all right?' }),
    write('1', { order, text: 'About two in the morning.' }),
  ])
  const messages = answers.map(({ body }) => body.data as unknown as SupportMessage)
  assert.deepEqual(messages.map(({ n }) => n).toSorted(), [1, 2])
  const tickets = await db`select number, order_id, topic, about, state, unread from tickets`
  assert.equal(tickets.length, 1)
  const { number, ...ticket } = tickets[0]!
  assert.deepEqual(ticket, {
    order_id: order,
    topic: 'booking',
    about: `order:${order}`,
    state: 'open',
    unread: 0,
  })
  const mails = await mailbox(app, 'help@lodestar.example')
  assert.equal(mails.length, 2)
  for (const mail of mails) {
    assert.equal(mail.subject, `[${number}] A guest wrote about booking ${order_no}`)
    assert.match(mail.text, /From: ada@lodestar\.example/)
  }
  assert.ok(mails.some(({ text }) => text.includes('Is that all right?')))
})

test('a closed thread receives no further message', async () => {
  await db`update tickets set state = 'closed'`
  const { body } = await write('1', { order, text: 'One more thing.' })
  assert.equal(body.data.n, 1)
  assert.equal((await db`select from tickets where order_id = ${order}`).length, 2)
})

test('an order of another guest is not found, and nothing is written', async () => {
  const { status, body } = await write('2', { order, text: 'Whose is this?' })
  assert.deepEqual([status, body.data.reason], [404, 'not_found'])
  assert.equal((await db`select from tickets where account_id = 2`).length, 0)
})

test('a message without an order gets a thread of its own', async () => {
  const { body } = await ask(app, 'system/send_msg', { text: '你好', lang: 'zh' }, as('2'))
  assert.match(body.msg, /消息已发送/)
  assert.equal((await mailbox(app, 'help@lodestar.example'))[0]!.subject.endsWith('住客留言'), true)
})

test('messages are limited per account and hour', async () => {
  for (let n = 1; n <= 20; n++) assert.equal((await write('3', { text: `${n}` })).body.code, 1)
  const { status, body } = await write('3', { text: 'and on' })
  assert.deepEqual([status, body.data.reason], [429, 'too_many'])
  now += 3_600_000
  assert.equal((await write('3', { text: 'later' })).body.code, 1)
})

test('the threads of a guest are exported, and erased with the guest', async () => {
  const own = guestFeatures(() => now).data.find(({ name }) => name === 'tickets')!
  const [thread] = (await own.read(db, '2')) as { messages: { by: string; text: string }[] }[]
  assert.deepEqual(
    thread!.messages.map(({ by, text }) => [by, text]),
    [['guest', '你好']],
  )
  await transaction(db, (tx) => own.erase(tx, '2'))
  assert.deepEqual([...((await own.read(db, '2')) as unknown[])], [])
})
