import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Booked } from '#contract/booking.ts'
import type { DeskGuest, GuestExport, GuestMatches, MergePreview } from '#contract/desk/guests.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { askDesk, haveStaff, type Staff, staffHeaders } from '#test/support/desk.ts'
import { ask, haveGuests, mailbox, sessionByNumber } from '#test/support/guests.ts'
import { eraseAccounts } from '../accounts/erase-accounts.ts'
import { imbalances } from '../ledger/read-account.ts'
import { guestFeatures } from '../startup/guest-features.ts'

let now = Date.parse('2027-01-10T08:00:00Z')
const app = await testApp({ clock: () => now, findSession: sessionByNumber })
const { db } = app
await fillForBooking(app, now)
await haveGuests(db, [1, 2, 3, 4])
await db`update accounts set name = 'Ada Lovelace', password = 'x' where id in (1, 2)`
const support = await haveStaff(db, { role: 'support' })

const send = async (method: 'GET' | 'POST', path: string, body: object, member: Staff = support) =>
  askDesk(app, `guests/${path}`, { method, headers: await staffHeaders(db, member, { now }), body })
const show = async (id: string) => (await send('GET', 'show', { id })).data as DeskGuest
const post = (path: string, body: object) => send('POST', path, body)
const reason = 'Asked by telephone'
const audits = async (action: string) =>
  (await db`select from audit_log where action = ${action} and actor = ${support.id}`).length
const book = async (guest: string, from: string, to: string) => {
  const { rate } = await findRate(app, { payment: 'at_hotel', free: true, s_d: from, e_d: to })
  const { body } = await ask(app, 'hot/r_commit', bookingFields(rate.quote), {
    headers: { authentic: guest },
  })
  return body.data as unknown as Booked
}

test('guests are found by name, address or booking; the list hides addresses, and every look is audited', async () => {
  const order = await book('1', '2027-02-12', '2027-02-14')
  const find = async (q: string) => ((await send('GET', 'find', { q })).data as GuestMatches).list
  assert.deepEqual((await find('lovelace')).map(({ id }) => id).sort(), ['1', '2'])
  assert.deepEqual(
    (await find('GUEST1@')).map(({ id, account, orders }) => [id, account, orders]),
    [['1', 'gu…@example.com', 1]],
  )
  assert.deepEqual(
    (await find(order.order_no)).map(({ id }) => id),
    ['1'],
  )
  assert.deepEqual(await find('100%_'), [])
  assert.equal(await audits('guests_searched'), 4)
  const guest = await show('1')
  assert.deepEqual(
    [guest.email, guest.orders_total, guest.orders[0]!.number],
    ['guest1@example.com', 1, order.order_no],
  )
  await show('1')
  assert.equal(await audits('guest_seen'), 2)
  assert.equal((await send('GET', 'show', { id: '999999' })).reason, 'not_found')
  assert.equal(await audits('guest_seen'), 2)
})

test('sessions are ended, and the guest sees it in their own log', async () => {
  const at = new Date(now)
  for (const device of ['Phone', 'Laptop'])
    await db`
      insert into sessions (account_id, token_hash, cookie_hash, bound, device, network, opened_at, used_at, expires_at)
      values (3, ${Buffer.from(device)}, ${Buffer.from(device)}, true, ${device}, '', ${at}, ${at}, ${new Date(now + 1e9)})`
  const { sessions } = await show('3')
  assert.equal(sessions.length, 2)
  const one = (await post('end_session', { id: '3', session: sessions[0]!.id })).data as DeskGuest
  assert.deepEqual([one.sessions.length, one.events[0]!.text], [1, 'A device was logged out'])
  assert.equal((await post('end_session', { id: '3', session: sessions[0]!.id })).reason, 'not_found')
  assert.deepEqual(((await post('end_session', { id: '3' })).data as DeskGuest).sessions, [])
  assert.equal(await audits('guest_session_ended'), 2)
})

test('points are given and taken with a reason, never below zero, and once for a request', async () => {
  const gift = { id: '2', points: 500, reason, req_id: 'points-1' }
  await post('points', gift)
  const given = (await post('points', gift)).data as DeskGuest
  assert.deepEqual([given.points, given.movements[0]!.note], [500, reason])
  assert.equal((await post('points', { id: '2', points: -501, reason })).reason, 'points_invalid')
  assert.equal(((await post('points', { id: '2', points: -100, reason })).data as DeskGuest).points, 400)
  const stale = await askDesk(app, 'guests/points', {
    headers: await staffHeaders(db, support, { now, proven: now - 3_600_000 }),
    body: { id: '2', points: 1, reason },
  })
  assert.equal(stale.reason, 'reauthentication_required')
})

test('data are exported, and an account is erased a week after its guest asked, unless it is kept', async () => {
  const { file, data } = (await post('export', { id: '4', reason })).data as GuestExport
  assert.equal(file, 'guest-4.json')
  assert.deepEqual(Object.keys(data).sort(), ['account', 'events', 'kept', 'made_at', 'sessions'])
  assert.equal((await post('close', { id: '1', reason })).reason, 'open_orders')
  const closed = (await post('close', { id: '4', reason })).data as DeskGuest
  assert.ok(closed.closes_at)
  assert.equal((await post('close', { id: '4', reason })).reason, 'already_decided')
  const mails = await mailbox(app, 'guest4@example.com')
  assert.equal(mails.length, 1)
  assert.equal(((await post('keep', { id: '4', reason })).data as DeskGuest).closes_at, null)
  assert.equal((await post('keep', { id: '4', reason })).reason, 'already_decided')
  await post('close', { id: '4', reason })
  now += 8 * 86_400_000
  await eraseAccounts({ db, features: guestFeatures(() => now), now })
  assert.equal((await send('GET', 'show', { id: '4' })).reason, 'not_found')
})

test('duplicates are merged only if both addresses are confirmed; bookings and points move once', async () => {
  const order = await book('2', '2027-02-20', '2027-02-22')
  await ask(app, 'support/say', { id: 'hello-00', text: 'Hello' }, { headers: { authentic: '1' } })
  await ask(app, 'support/say', { id: 'hello-00', text: 'Hello too' }, { headers: { authentic: '2' } })
  await ask(app, 'system/feed_send', { topic: 'hotel', text: 'Where?' }, { headers: { authentic: '2' } })
  const preview = async (id: string, into: string) =>
    (await send('GET', 'preview_merge', { id, into })).data as MergePreview
  assert.equal((await preview('2', '2')).why, 'same')
  assert.equal((await preview('3', '1')).why, 'unconfirmed')
  const refused = await post('merge', { id: '3', into: '1', orders: 0, points: 0, reason })
  assert.deepEqual([refused.status, refused.reason, refused.data.why], [409, 'not_mergeable', 'unconfirmed'])
  const shown = await preview('2', '1')
  assert.deepEqual([shown.why, shown.from.orders, shown.from.points], [null, 1, 400])
  const merge = { id: '2', into: '1', orders: 1, points: 400, reason, req_id: 'merge-guests-1' }
  assert.equal((await post('merge', { ...merge, points: 1, req_id: 'merge-guests-0' })).reason, 'sim_changed')
  const merged = (await post('merge', merge)).data as DeskGuest
  await post('merge', merge)
  assert.deepEqual([merged.orders_total, merged.points], [2, 400])
  assert.ok(merged.orders.some(({ number }) => number === order.order_no))
  assert.ok(
    merged.consents.some(({ kind, text }) => kind === 'booking_address' && text === 'guest2@example.com'),
  )
  assert.equal(merged.written.length, 1)
  const said = await db<{ text: string }[]>`
    select body as text from conversation_messages join conversations on conversations.id = conversation_id
    where account_id = 1 and by = 'guest' order by n`
  assert.deepEqual(
    said.map(({ text }) => text),
    ['Hello', 'Hello too'],
  )
  const [gone] = await db<{ email: string | null; into: string }[]>`
    select email, merged_into as into from accounts where id = 2`
  assert.deepEqual(gone, { email: null, into: '1' })
  assert.equal(await audits('guests_merged'), 1)
  assert.equal((await imbalances(db)).length, 0)
})

test('a search of guests uses the index of words', async () => {
  const plan = await db.begin(async (tx) => {
    await tx`set local enable_seqscan = off`
    return tx<{ 'QUERY PLAN': string }[]>`
      explain select id from accounts where erased_at is null and lower(name || ' ' || coalesce(email, '') || ' '
        || coalesce(mobile, '') || ' ' || coalesce(phone, '')) like '%lovelace%' order by id desc limit 30`
  })
  assert.match(plan.map((row) => row['QUERY PLAN']).join('\n'), /accounts_by_text/)
})
