import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Booked } from '#contract/booking.ts'
import type { FeedbackState, Ticket, TicketPage } from '#contract/feedback.ts'
import { staffMember } from '#test/support/actors.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { ask, haveGuests, mailbox, sessionByNumber } from '#test/support/guests.ts'
import { transaction } from '../db/database.ts'
import { guestFeatures } from '../startup/guest-features.ts'
import { openParts } from '../startup/open-parts.ts'
import { purgeTickets } from './personal-data.ts'
import { answerTicket, closeTicket, listForStaff } from './staff-tickets.ts'

let now = Date.parse('2027-01-10T08:00:00Z')
const env = { SUPPORT_EMAIL: 'help@lodestar.example' }
const app = await testApp({ env, clock: () => now, findSession: sessionByNumber })
const { db } = app
await fillForBooking(app, now)
await haveGuests(db, [1, 2])
const staff = openParts({ db, settings: app.settings, clock: () => now }).mailing
const as = (guest?: string) => (guest ? { headers: { authentic: guest } } : {})
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg=='

const send = (fields: object, guest?: string) =>
  ask(app, 'system/feed_send', { topic: 'website', text: 'The map is upside down.', ...fields }, as(guest))
const numberOf = (answer: Awaited<ReturnType<typeof send>>) => answer.body.data.ticket as string
const read = async <Data>(path: string, fields: object, guest?: string) =>
  (await ask(app, path, fields, { ...as(guest), method: 'GET' })).body.data as unknown as Data
const reply = (guest: string, fields: object) => ask(app, 'system/track_febk', fields, as(guest))
const upload = async (fields: object, guest?: string) =>
  (await ask(app, 'tool/upBase64', { data: `data:image/png;base64,${dot}`, ...fields }, as(guest))).body.data
    .id as string
const hour = 3_600_000

test('a visitor sends feedback with an e-mail address and pictures, and both sides get a mail with the number', async () => {
  const { ticket } = await read<FeedbackState>('system/feed_state', {})
  const picture = await upload({ ticket })
  const fields = { email: 'Vera@Example.com', about: '/hotel-search/asia-china-beijing', ticket }
  const sent = await send({ ...fields, 'files[0]': picture })
  assert.equal(sent.body.code, 1, JSON.stringify(sent.body))
  const number = numberOf(sent)
  assert.match(number, /^T[0-9A-Z]{9}$/)
  assert.ok(sent.body.msg.includes(number))
  const [told] = await mailbox(app, 'vera@example.com')
  assert.equal(told!.subject, `[${number}] We’ve received your message`)
  assert.doesNotMatch(told!.text, /upside down/, 'nobody can have us send their words to somebody else')
  const [staffMail] = await mailbox(app, 'help@lodestar.example')
  assert.match(staffMail!.text, /The map is upside down\./)
  assert.match(staffMail!.text, /Page: http.*\/hotel-search\/asia-china-beijing/)
  const [row] = await db`select state, attached_to from uploads where id = ${picture}`
  assert.deepEqual([row!.state, row!.attached_to], ['attached', `ticket:${number}`])
})

test('without a session an address is required, and uploads of others are refused', async () => {
  const nobody = await send({})
  assert.deepEqual([nobody.status, nobody.body.data.fields], [400, { email: 'Email is required' }])
  const { ticket } = await read<FeedbackState>('system/feed_state', {})
  const foreign = await upload({}, '2')
  const refused = await send({ email: 'vera@example.com', ticket, 'files[0]': foreign })
  assert.deepEqual([refused.status, Object.keys(refused.body.data.fields as object)], [400, ['files']])
  assert.equal((await db`select from tickets where email = 'vera@example.com'`).length, 1)
})

test('the subject must be an own order, an existing hotel or a path', async () => {
  now += hour
  const [hotel] = await db<{ id: string }[]>`select id from hotels limit 1`
  assert.equal((await send({ about: `hotel:${hotel!.id}` }, '2')).body.code, 1)
  assert.equal((await send({ about: 'hotel:999999999' }, '2')).body.data.reason, 'not_found')
  assert.equal((await send({ about: 'order:999999999' }, '2')).body.data.reason, 'not_found')
  for (const about of ['javascript:alert(1)', 'https://evil.example/', 'order:x'])
    assert.deepEqual(Object.keys((await send({ about }, '2')).body.data.fields as object), ['about'], about)
})

test('feedback about an order joins the ticket of the order', async () => {
  const { rate } = await findRate(app, { payment: 'at_hotel', s_d: '2027-02-12', e_d: '2027-02-15' })
  const { body } = await ask(app, 'hot/r_commit', bookingFields(rate.quote), as('1'))
  const { order_id } = body.data as unknown as Booked
  await ask(app, 'system/send_msg', { order: order_id, text: 'We arrive late.' }, as('1'))
  const number = numberOf(
    await send({ topic: 'booking', about: `order:${order_id}`, text: 'About two.' }, '1'),
  )
  const thread = await read<Ticket>('system/track_febk', { ticket: number }, '1')
  assert.deepEqual(
    thread.messages.map(({ text }) => text),
    ['We arrive late.', 'About two.'],
  )
  assert.equal(thread.about, `order:${order_id}`)
  assert.equal((await send({ about: `order:${order_id}` }, '2')).body.data.reason, 'not_found')
})

test('an answer is mailed, and is unread until the guest opens the thread', async () => {
  now += hour
  const number = numberOf(await send({ email: 'work@example.com' }, '1'))
  const unread = async () => (await read<FeedbackState>('system/feed_state', {}, '1')).unread
  assert.equal(await unread(), 0)
  const answered = await answerTicket(staff, {
    by: staffMember,
    number,
    text: 'Turned.\nThank you <b>very</b> much.',
  })
  assert.deepEqual(answered, { ok: true, value: { n: 2, told: 'work@example.com' } })
  assert.equal(await unread(), 1)
  const [mail] = await mailbox(app, 'work@example.com')
  assert.equal(mail!.subject, `[${number}] We’ve replied to you`)
  assert.match(mail!.text, /Turned\.\n\nThank you <b>very<\/b> much\./)
  assert.match(mail!.text, new RegExp(`/center/feedback\\?ticket=${number}`))
  const { list } = await read<TicketPage>('system/advice_febk', {}, '1')
  const [first] = list
  assert.deepEqual(
    [first!.ticket, first!.state, first!.unread, first!.last.by],
    [number, 'answered', 1, 'staff'],
  )
  const thread = await read<Ticket>('system/track_febk', { ticket: number }, '1')
  assert.deepEqual(
    thread.messages.map(({ by }) => by),
    ['guest', 'staff'],
  )
  assert.equal(await unread(), 0)
})

test('a reply reopens the thread with its pictures, and closing ends it', async () => {
  const { ticket: number } = (await read<TicketPage>('system/advice_febk', {}, '1')).list[0]!
  const picture = await upload({}, '1')
  const replied = await reply('1', { ticket: number, text: 'Still so.', 'files[0]': picture })
  const thread = replied.body.data as unknown as Ticket
  assert.equal(thread.state, 'open')
  assert.equal(thread.messages.at(-1)!.files[0]!.url, `/media/uploads/${picture}.webp`)
  assert.equal((await reply('1', { ticket: number })).body.data.reason, 'invalid_input')
  assert.equal((await reply('2', { ticket: number, text: 'Mine?' })).body.data.reason, 'not_found')
  const closed = await reply('1', { ticket: number, close: '1' })
  assert.equal((closed.body.data as unknown as Ticket).state, 'closed')
  assert.equal((await reply('1', { ticket: number, text: 'And?' })).body.data.reason, 'ticket_closed')
  assert.equal((await answerTicket(staff, { by: staffMember, number, text: 'Late.' })).ok, false)
})

test('staff sees the longest waiting first, answers a visitor by mail only, and closes a ticket', async () => {
  const open = await listForStaff(db, { state: 'open', limit: 10 })
  assert.deepEqual(
    open!.map(({ updatedAt }) => updatedAt),
    open!.map(({ updatedAt }) => updatedAt).toSorted(),
  )
  assert.equal(await listForStaff(db, { state: 'asleep', limit: 10 }), null)
  const { number } = open!.find(({ email }) => email === 'vera@example.com')!
  await answerTicket(staff, { by: staffMember, number, text: 'It is right now.' })
  const [mail] = await mailbox(app, 'vera@example.com')
  assert.match(mail!.text, /To continue, reply to this email\./)
  assert.doesNotMatch(mail!.text, /center\/feedback/)
  assert.deepEqual(await closeTicket(staff, number), { ok: true, value: null })
  assert.deepEqual(await closeTicket(staff, number), { ok: false, refusal: 'closed' })
})

test('a thread of another guest is not found, and personal answers are not cacheable', async () => {
  const { ticket } = (await read<TicketPage>('system/advice_febk', {}, '1')).list[0]!
  assert.equal((await read<{ reason: string }>('system/track_febk', { ticket }, '2')).reason, 'not_found')
  const { headers } = await app.http.inject('/api/system/feed_state')
  assert.equal(headers['cache-control'], 'private, no-store')
})

test('a sender can send five messages an hour', async () => {
  now += hour
  for (let n = 1; n <= 5; n++) assert.equal((await send({ email: 'keen@example.com' })).body.code, 1)
  const { status, body } = await send({ email: 'KEEN@example.com' })
  assert.deepEqual([status, body.data.reason], [429, 'too_many'])
})

test('tickets under the address of the account are exported and erased with it', async () => {
  const { ticket } = await read<FeedbackState>('system/feed_state', {})
  const picture = await upload({ ticket })
  const number = numberOf(await send({ email: 'guest2@example.com', ticket, 'files[0]': picture }))
  const own = guestFeatures(() => now).data.find(({ name }) => name === 'tickets')!
  const numbers = ((await own.read(db, '2')) as { number: string }[]).map((one) => one.number)
  assert.ok(numbers.includes(number))
  await transaction(db, (tx) => own.erase(tx, '2'))
  assert.deepEqual([...((await own.read(db, '2')) as unknown[])], [])
  assert.equal((await db`select state from uploads where id = ${picture}`)[0]!.state, 'leaving')
})

test('closed threads are deleted after two years', async () => {
  const closed = () => db`select from tickets where state = 'closed'`
  const count = (await closed()).length
  assert.ok(count > 0)
  await purgeTickets(db, now + 700 * 24 * hour)
  assert.equal((await closed()).length, count)
  await purgeTickets(db, now + 740 * 24 * hour)
  assert.equal((await closed()).length, 0)
})

test('without scripts the form creates a ticket and redirects to a confirmation; an invalid one shows its errors', async () => {
  const send = (fields: object, path = '/feedback', headers: Record<string, string> = {}) =>
    app.http.inject({
      method: 'POST',
      url: path,
      remoteAddress: '203.0.113.9',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields as Record<string, string>).toString(),
    })
  const form = {
    topic: 'website',
    text: 'No scripts here',
    email: 'plain.form@example.com',
    about: '/docs/faq',
  }
  const sent = await send(form, '/zh/feedback')
  assert.equal(sent.statusCode, 303)
  const [, ticket] = /^\/zh\/feedback\?sent=([A-Z0-9]+)$/.exec(String(sent.headers.location))!
  const [row] = await db`select number, about, locale, account_id from tickets where number = ${ticket!}`
  assert.deepEqual({ ...row }, { number: ticket, about: '/docs/faq', locale: 'zh', account_id: null })
  const wrong = await send({ ...form, email: 'nobody' })
  assert.equal(wrong.headers.location, '/feedback?fault=fields')
  const foreign = await send(form, '/feedback', { 'sec-fetch-site': 'cross-site' })
  assert.equal(foreign.statusCode, 403)
})
