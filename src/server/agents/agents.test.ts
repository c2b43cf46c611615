import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import type { AgentActivity, AgentProgramme, CommissionPage, PayoutRequest } from '#contract/agents.ts'
import type { Booked } from '#contract/booking.ts'
import type { ChangePreview } from '#contract/changes.ts'
import type { StatementFile } from '#contract/points.ts'
import { staffMember } from '#test/support/actors.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { ask, codeFor, confirmContactOf, haveGuests, mailbox, sessionByNumber } from '#test/support/guests.ts'
import { settleDue } from '#test/support/settle-due.ts'
import { eraseAccounts } from '../accounts/erase-accounts.ts'
import { beginStays, completeStays } from '../booking/advance-order-states.ts'
import { expireHold } from '../booking/expire-hold.ts'
import { confirmStay } from '../booking/settlement/confirmed-stays.ts'
import { recordGrant } from '../booking/settlement/grant-refund.ts'
import { transaction } from '../db/database.ts'
import { documentVersion } from '../documents/read-document.ts'
import { imbalances } from '../ledger/store.ts'
import { guestFeatures } from '../startup/guest-features.ts'
import { tellOfStatement } from './accept-statement.ts'
import { correctCommission, reverseOrder } from './correct-commission.ts'
import { decideAgent } from './decide-agent.ts'
import { decidePayout } from './decide-payout.ts'
import { endAgent } from './leave-programme.ts'
import { purgeTouches } from './note-invitation.ts'

const start = Date.parse('2027-01-10T08:00:00Z')
const day = 86_400_000
let now = start
const app = await testApp({ clock: () => now, findSession: sessionByNumber })
const { db, booking } = app
await fillForBooking(app, now, 40)
// 1 and 2 are agents, 3 is a guest, 4 becomes a member of 1, 5 is not attributed to an agent.
await haveGuests(db, [1, 2, 3, 4, 5])
await db`select setval(pg_get_serial_sequence('accounts', 'id'), 100)`
afterEach(async () => {
  assert.deepEqual([...(await imbalances(db))], [], 'the ledger sums to zero')
  const unequal = await db`
    select c.agent_id from commissions c, unnest(c.rooms) amount where c.state = 'pending' group by c.agent_id
    having sum(amount) <> (select sum(e.amount) from ledger_entries e where e.account = 'commission:pending:' || c.agent_id)`
  assert.deepEqual([...unequal], [], 'the ledger says of what is pending what the commissions say')
})

const as = (guest: number | string) => ({ headers: { authentic: `${guest}` } })
const post = async (guest: number | string, path: string, fields: object = {}) =>
  (await ask(app, path, fields, as(guest))).body
const get = async <Data>(guest: number | string, path: string, fields: object = {}) => {
  const { body } = await ask(app, path, fields, { ...as(guest), method: 'GET' })
  assert.equal(body.code, 1, JSON.stringify(body))
  return body.data as Data
}
const programme = (guest: number | string) => get<AgentProgramme>(guest, 'user/memberagent')
const form = (change: object = {}) => ({
  name: 'Lin Wei',
  channel: 'A blog about Japan',
  payout: 'Alipay lin@example.org',
  statement: documentVersion('agentstatement'),
  ...change,
})
const decide = (id: number | string, approve = true) =>
  decideAgent(
    { ...booking, now: () => now },
    approve ? { id: `${id}`, approve } : { id: `${id}`, approve, reason: 'Too vague' },
  )

async function become(guest: number | string, name = 'Lin Wei') {
  await post(guest, 'user/applyagent', form({ name }))
  await decide(guest)
  return (await programme(guest)).code!
}
async function book(
  guest: number | string,
  wanted: Parameters<typeof findRate>[1] | object = {},
  fields = {},
) {
  const asked = { payment: 'at_hotel' as const, s_d: '2027-02-12', e_d: '2027-02-14', ...wanted }
  const { rate } = await findRate(app, asked)
  const rooms = 'rooms' in asked ? Number(asked.rooms) : 1
  const body = await post(guest, 'hot/r_commit', bookingFields(rate.quote, { rooms, ...fields }))
  assert.equal(body.code, 1, JSON.stringify(body))
  const roomPrice = rate.price.lines
    .filter(({ kind }) => kind === 'room')
    .reduce((sum, { amount }) => sum + amount.amount, 0)
  return { order: body.data as unknown as Booked, roomPrice }
}
const settle = ({ order_id, due_now }: Booked) =>
  settleDue(booking, { orderId: order_id, kind: 'captured', amount: due_now.amount, currency: 'CNY', now })
async function cancel(guest: number, order: Booked, room?: string) {
  const asked = { id: order.order_id, ...(room ? { room } : {}) }
  const { sim } = await get<{ sim: string }>(guest, 'order/s_cancel', asked)
  const path = room ? 'order/r_cancel' : 'order/o_cancel'
  const body = await post(guest, path, { ...asked, sim, req_id: `cancel-${order.order_id}-${room ?? 'all'}` })
  assert.equal(body.code, 1, JSON.stringify(body))
}
const sums = async (guest: number | string) => {
  const { totals } = await programme(guest)
  const { pending, earned, reversed, paid } = totals
  return [pending.amount, earned.amount, reversed.amount, paid.amount]
}
const fourPercent = (price: number) => Math.round(price * 0.04)

let code = ''

test('an application accepts the current statement, staff decides it, and both sides receive a mail', async () => {
  assert.equal((await programme(1)).state, 'none')
  assert.equal(
    (await post(1, 'user/applyagent', form({ statement: '0.9' }))).data.reason,
    'statement_outdated',
  )
  assert.equal((await post(1, 'user/applyagent', form({ payout: '' }))).code, 400)
  assert.deepEqual((await post(1, 'user/applyagent', form())).data, { state: 'applied' })
  assert.equal((await post(1, 'user/applyagent', form())).data.reason, 'already_applied')
  const [told] = await mailbox(app, booking.support)
  assert.match(told!.text, /A blog about Japan[\s\S]*agents approve 1/)

  await decide(1, false)
  const refused = await programme(1)
  assert.deepEqual([refused.state, refused.reason, refused.code], ['refused', 'Too vague', null])
  assert.match((await mailbox(app, 'guest1@example.com'))[0]!.text, /Too vague/)

  assert.equal((await post(1, 'user/applyagent', form())).code, 1)
  await decide(1)
  const approved = await programme(1)
  assert.deepEqual(
    [approved.state, approved.reason, approved.accepted],
    ['approved', null, documentVersion('agentstatement')],
  )
  assert.match(approved.code!, /^[2-9A-HJKMNP-TV-Z]{8}$/)
  assert.ok(approved.link!.endsWith(`/?invite_code=${approved.code}`))
  assert.match((await mailbox(app, 'guest1@example.com'))[0]!.text, new RegExp(approved.code!))
  const { user_info } = await get<{ user_info: { agent: boolean } }>(1, 'user/info')
  assert.equal(user_info.agent, true)
  assert.deepEqual(await decide(1), { ok: false, refusal: 'approved' })
  code = approved.code!
})

test('a visit counts once a day per browser, and visits by the agent do not count', async () => {
  const visit = (invite_code: string, invite?: string, guest?: number) =>
    app.http.inject({
      method: 'POST',
      url: '/api/user/visit',
      headers: { 'content-type': 'application/json', ...(guest ? { authentic: `${guest}` } : {}) },
      ...(invite ? { cookies: { invite } } : {}),
      payload: { invite_code },
    })
  const first = await visit(code.toLowerCase())
  const kept = first.cookies.find(({ name }) => name === 'invite')!
  assert.deepEqual([kept.path, kept.httpOnly, kept.maxAge], ['/api/user', true, 30 * 86_400])
  await visit(code, kept.value)
  assert.equal((await programme(1)).visits, 1)
  now += day
  await visit(code, kept.value)
  await visit(code)
  assert.equal((await programme(1)).visits, 3)
  await visit(code, undefined, 1)
  const unknown = await visit('22222222')
  assert.deepEqual([unknown.statusCode, unknown.cookies], [200, []])
  assert.equal((await programme(1)).visits, 3)
  const columns =
    await db`select column_name from information_schema.columns where table_name = 'agent_visits'`
  assert.deepEqual(columns.map(({ column_name }) => column_name).sort(), ['agent_id', 'day', 'visits'])
})

test('a guest is attributed to an agent by a link followed before signing in, or by a code', async () => {
  const account = 'brought@lodestar.example'
  const smscode = await codeFor(app, account, 'register')
  const at = now - 3 * day
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/user/reg',
    headers: { 'content-type': 'application/json' },
    cookies: { invite: `${code}.${at}` },
    payload: { account, smscode, password: 'correct horse' },
  })
  assert.equal(answer.json().code, 1, answer.body)
  const guest = answer.json().data.user_info.id
  const [touch] = await db`select agent_id, at from agent_touches where account_id = ${guest}`
  assert.deepEqual([touch!.agent_id, touch!.at.getTime()], ['1', at])
  const login = await ask(app, 'user/login', { account, account_code: 'correct horse', invite_code: code })
  assert.equal(login.body.code, 1)
  const [again] = await db`select at from agent_touches where account_id = ${guest}`
  assert.equal(again!.at.getTime(), now)
  assert.equal(
    (await ask(app, 'user/login', { account, account_code: 'correct horse', invite_code: 'NOBODYS' })).body
      .code,
    1,
  )
})

const touch = (guest: number, agent: number, at = now) =>
  db`insert into agent_touches (account_id, agent_id, at) values (${guest}, ${agent}, ${new Date(at)})
    on conflict (account_id, agent_id) do update set at = excluded.at`

test('four percent of the room price is pending once the order is secured, earned after the stay, less cancellations', async () => {
  await touch(3, 1)
  const held = await book(3, { payment: 'prepay' })
  assert.deepEqual(await sums(1), [0, 0, 0, 0])
  const expired = await book(3, { payment: 'prepay' })
  now += 31 * 60_000
  await expireHold(booking, { orderId: expired.order.order_id })
  await settle(held.order)
  const part = fourPercent(held.roomPrice)
  assert.deepEqual(await sums(1), [part, 0, 0, 0])

  const two = await book(3, { rooms: 2, adults: 4, left: 4, free: true })
  const both = fourPercent(two.roomPrice)
  assert.deepEqual(await sums(1), [part + both, 0, 0, 0])
  const { rooms } = await get<{ rooms: { id: string }[] }>(3, 'order/o_detail', { id: two.order.order_id })
  await cancel(3, two.order, rooms[0]!.id)
  const [pending, , reversed] = await sums(1)
  assert.equal(pending! + reversed!, part + both)
  assert.ok(Math.abs(reversed! - both / 2) <= 1, 'a room took its part along')

  now = Date.parse('2027-02-16T12:00:00Z')
  await beginStays(booking)
  await completeStays(booking)
  const unpaid = pending! - part
  assert.deepEqual(await sums(1), [unpaid, part, reversed, 0], 'nobody vouches for a stay paid at the hotel')
  await confirmStay({ ...booking, now: () => now }, { number: two.order.order_no, by: staffMember })
  await confirmStay({ ...booking, now: () => now }, { number: two.order.order_no, by: staffMember })
  assert.deepEqual(await sums(1), [0, pending, reversed, 0])
  const { list, total } = await get<CommissionPage>(1, 'user/commisOrder', { state: 'earned' })
  assert.deepEqual(
    [total, list.map(({ order_no }) => order_no)],
    [2, [two.order.order_no, held.order.order_no]],
  )
  assert.deepEqual(
    [list[1]!.commission.amount, list[1]!.rate, list[1]!.base.amount],
    [part, 4, held.roomPrice],
  )
})

test('a refund by staff reduces the commission in proportion', async () => {
  now = start + day
  await touch(3, 1)
  const [before] = await sums(1)
  const { order } = await book(3, { payment: 'prepay', free: true })
  await settle(order)
  const [pending, , reversed] = await sums(1)
  const part = pending! - before!
  assert.ok(part > 0)
  const refund = Math.floor(order.price.total.amount / 4)
  const granted = { orderId: order.order_id, refund, points: 0, key: 'claim:quarter', now }
  await transaction(db, (tx) => recordGrant(booking, tx, { ...granted, by: staffMember }))
  const [after, , gone] = await sums(1)
  assert.ok(Math.abs(gone! - reversed! - part / 4) <= 1)
  assert.equal(after! + gone!, pending! + reversed!)
})

test('a changed stay raises and lowers the pending commission', async () => {
  now = start + day
  await touch(3, 1)
  const [before, , reversedBefore] = await sums(1)
  const { order } = await book(3, { free: true, left: 4 })
  const pendingAfter = async (stay: { s_d: string; e_d: string }) => {
    const asked = { id: order.order_id, ...stay, rooms: 1, adults: 2 }
    const { options } = await get<ChangePreview>(3, 'order/change_sim', asked)
    const { sealed, price } = options.find(({ same_rate }) => same_rate)!
    const body = await post(3, 'order/change', {
      id: order.order_id,
      sealed,
      req_id: `change-to-${stay.e_d}`,
    })
    assert.equal(body.code, 1, JSON.stringify(body))
    const ofRoom = price.lines.filter(({ kind }) => kind === 'room')
    return fourPercent(ofRoom.reduce((sum, { amount }) => sum + amount.amount, 0))
  }
  const more = await pendingAfter({ s_d: '2027-02-12', e_d: '2027-02-17' })
  assert.equal((await sums(1))[0], before! + more)
  const less = await pendingAfter({ s_d: '2027-02-12', e_d: '2027-02-13' })
  assert.ok(less < more)
  const [pending, , reversed] = await sums(1)
  assert.deepEqual([pending, reversed], [before! + less, reversedBefore! + more - less])
  await cancel(3, order)
})

test('a change keeps the part of the commission reversed that a refund had reduced', async () => {
  now = start + day
  await touch(3, 1)
  const { order } = await book(3, { payment: 'prepay', free: true })
  await settle(order)
  const [full] = await sums(1)
  const refund = Math.floor(order.price.total.amount / 4)
  const granted = { orderId: order.order_id, refund, points: 0, key: 'claim:changed', now }
  await transaction(db, (tx) => recordGrant(booking, tx, { ...granted, by: staffMember }))
  const [reduced] = await sums(1)
  assert.ok(reduced! < full!)
  const asked = { id: order.order_id, s_d: '2027-02-12', e_d: '2027-02-14', rooms: 1, adults: 2 }
  const { options } = await get<ChangePreview>(3, 'order/change_sim', asked)
  const { sealed, difference } = options.find(({ same_rate }) => same_rate)!
  assert.equal(difference.amount, 0)
  const body = await post(3, 'order/change', { id: order.order_id, sealed, req_id: 'change-after-a-refund' })
  assert.equal(body.code, 1, JSON.stringify(body))
  assert.ok(Math.abs((await sums(1))[0]! - reduced!) <= 1)
  await cancel(3, order)
})

test('bookings by the agent earn no commission, whether by account, alias of the address or telephone', async () => {
  now = start + 2 * day
  const before = await sums(1)
  await book(1)
  await touch(5, 1)
  for (const email of ['guest1+trips@example.com', 'five@example.com']) await confirmContactOf(db, 5, email)
  await book(5, {}, { 'contact[email]': 'Guest1+trips@example.com' })
  await db`update accounts set phone = '+8613811112222' where id = 1`
  await book(5, {}, { 'contact[phone]': '13811112222' })
  assert.deepEqual(await sums(1), before)
  await touch(5, 1, now - 31 * day)
  await book(5, {}, { 'contact[email]': 'five@example.com' })
  assert.deepEqual(await sums(1), before, 'thirty-one days are too long')
})

test('an agent who came by the link of another is a member: one percent, one level, no personal data', async () => {
  await touch(4, 1)
  const member = await become(4, 'Chen Yi')
  await db`delete from agent_touches where account_id = 5`
  await ask(app, 'user/login', {
    account: 'guest5@example.com',
    account_code: await codeFor(app, 'guest5@example.com'),
    invite_code: member,
  })
  const [before] = await sums(1)
  const { roomPrice } = await book(5)
  assert.equal((await sums(4))[0], fourPercent(roomPrice))
  assert.equal((await sums(1))[0]! - before!, Math.round(roomPrice * 0.01))

  const { members } = await programme(1)
  const [one] = members.list
  assert.deepEqual(
    [one!.account, one!.orders, one!.commission.amount],
    ['Chen Y.', 1, Math.round(roomPrice * 0.01)],
  )
  await become(2, 'Ada Two')
  assert.deepEqual((await programme(2)).members.list, [])
  const act = (guest: number, fields: object) =>
    post(guest, 'user/operationMember', { member: one!.id, ...fields })
  assert.equal((await act(2, { action: 'note', note: 'mine' })).data.reason, 'not_found')
  assert.equal((await act(2, { action: 'remove' })).data.reason, 'not_found')
  assert.equal((await act(1, { action: 'note', note: 'met in Kyoto' })).code, 1)
  assert.equal((await programme(1)).members.list[0]!.note, 'met in Kyoto')
  assert.equal((await act(1, { action: 'remove' })).code, 1)
  assert.deepEqual((await programme(1)).members.list, [])
  assert.equal((await programme(4)).state, 'approved')
})

test('a payout needs a hundred yuan, is requested once and paid by staff; a later reversal reduces the next one', async () => {
  const ask1 = () => post(1, 'user/operationMember', { action: 'payout' })
  assert.equal((await post(2, 'user/operationMember', { action: 'payout' })).data.reason, 'payout_too_small')
  assert.equal((await post(3, 'user/operationMember', { action: 'payout' })).data.reason, 'not_found')
  assert.equal((await ask1()).data.reason, 'payout_too_small')
  const given = { agentId: '1', amount: 200_00, reason: 'A campaign of ours', now }
  assert.equal((await correctCommission(db, { ...given, by: staffMember })).ok, true)
  assert.deepEqual(await correctCommission(db, { by: staffMember, ...given, amount: -900_00 }), {
    ok: false,
    refusal: 'not_enough',
  })
  const { payable, totals, payouts: none } = await programme(1)
  assert.deepEqual([payable, none], [totals.earned, []])
  const answers = await Promise.all([ask1(), ask1(), ask1()])
  const asked = answers.filter(({ code }) => code === 1).map(({ data }) => data as unknown as PayoutRequest)
  assert.deepEqual([asked.length, asked[0]!.amount, asked[0]!.state], [1, payable, 'requested'])
  assert.equal((await ask1()).data.reason, 'payout_open')
  assert.equal((await programme(1)).why_no_payout, 'payout_open')

  const context = { ...booking, now: () => now }
  const refused = await decidePayout(context, {
    by: staffMember,
    id: asked[0]!.id,
    paid: false,
    note: 'The account is closed',
  })
  assert.equal(refused.ok, true)
  assert.deepEqual((await programme(1)).payable, payable)
  assert.match((await mailbox(app, 'guest1@example.com'))[0]!.text, /The account is closed/)

  const second = (await ask1()).data as unknown as PayoutRequest
  assert.equal(
    (await decidePayout(context, { by: staffMember, id: second.id, paid: true, note: 'TX-17' })).ok,
    true,
  )
  assert.deepEqual(
    await decidePayout(context, { by: staffMember, id: second.id, paid: true, note: 'TX-18' }),
    {
      ok: false,
      refusal: 'paid',
    },
  )
  const paid = await programme(1)
  assert.deepEqual([paid.totals.paid, paid.payable.amount, paid.counts.paid], [payable, 0, 2])

  const { list } = await get<CommissionPage>(1, 'user/commisOrder', { state: 'paid' })
  const [gone] = list
  await reverseOrder(db, { by: staffMember, number: gone!.order_no, reason: 'Refunded after the stay', now })
  const after = await programme(1)
  assert.deepEqual([after.carried, after.payable.amount, after.totals.paid], [gone!.commission, 0, payable])
  assert.equal((await ask1()).data.reason, 'payout_too_small')
  assert.deepEqual(await reverseOrder(db, { by: staffMember, number: 'LS000000000', reason: 'x', now }), {
    ok: false,
    refusal: 'not_found',
  })
})

test('a new version of the statement is mailed once, and new bookings earn commission only after it is accepted', async () => {
  const version = documentVersion('agentstatement')
  const tell = () => tellOfStatement({ ...booking, statementVersion: () => version })
  const agent = await become(5, 'Ada Quill')
  await tell()
  const mails = async () =>
    (await mailbox(app, 'guest5@example.com')).filter(({ subject }) => subject.includes('new version'))
  assert.deepEqual(await mails(), [], 'who accepted it is not told')
  await db`update agents set statement = '0.9' where account_id = 5`
  await tell()
  await tell()
  assert.equal((await mails()).length, 1)
  await post(3, 'user/visit', { invite_code: agent })
  const { order } = await book(3)
  assert.deepEqual(await sums(5), [0, 0, 0, 0])
  assert.equal(
    (await post(5, 'user/accept_statement', { statement: '0.9' })).data.reason,
    'statement_outdated',
  )
  assert.equal((await post(3, 'user/accept_statement', { statement: version })).data.reason, 'not_found')
  assert.equal((await post(5, 'user/accept_statement', { statement: version })).code, 1)
  assert.equal((await programme(5)).accepted, version)
  const { order: counted, roomPrice } = await book(3)
  assert.deepEqual(await sums(5), [fourPercent(roomPrice), 0, 0, 0])
  for (const one of [order, counted]) await cancel(3, one)
})

test('an agent who leaves is paid all earned and pending commission and gets no new guests', async () => {
  const before = now
  const agent = (await programme(5)).code!
  const { order, roomPrice } = await book(3)
  await correctCommission(db, { by: staffMember, agentId: '5', amount: 1_23, reason: 'A gift', now })
  assert.equal((await post(5, 'user/operationMember', { action: 'payout' })).data.reason, 'payout_too_small')
  assert.deepEqual((await post(5, 'user/leave_agents')).data, { state: 'left' })
  assert.equal((await post(5, 'user/leave_agents')).data.reason, 'not_found')
  const left = await programme(5)
  assert.deepEqual([left.state, left.code, left.link], ['left', null, null])
  assert.deepEqual(
    left.payouts.map(({ amount, state }) => [amount.amount, state]),
    [[1_23, 'requested']],
  )
  await decidePayout(booking, { by: staffMember, id: left.payouts[0]!.id, paid: true, note: 'B-1' })
  // Pending commission is still earned, and paid without a minimum.
  now = Date.parse('2027-02-16T08:00:00Z')
  await beginStays(booking)
  await completeStays(booking)
  await confirmStay({ ...booking, now: () => now }, { number: order.order_no, by: staffMember })
  assert.equal((await programme(5)).totals.earned.amount, fourPercent(roomPrice))
  assert.equal((await programme(5)).least.amount, 1)
  assert.equal((await post(5, 'user/operationMember', { action: 'payout' })).code, 1)
  await post(3, 'user/visit', { invite_code: agent })
  await book(3, { s_d: '2027-03-12', e_d: '2027-03-14' })
  assert.equal((await programme(5)).totals.pending.amount, 0)
  assert.equal((await post(5, 'user/applyagent', form())).code, 1, 'who has left may come back')
  await decide(5)
  assert.equal((await programme(5)).code, agent)
  const ended = await endAgent({ ...booking, now: () => now }, { id: '5', reason: 'Unsolicited messages' })
  assert.ok(ended.ok)
  const [told] = await mailbox(app, 'guest5@example.com')
  assert.match(told!.text, /Unsolicited messages[\s\S]*pay out/)
  now = before
})

test('the programme shows visits, orders and commission over time, and exports them as a file', async () => {
  const { list } = await get<AgentActivity>(1, 'user/agent_activity', { span: 'months' })
  assert.equal(list.length, 12)
  assert.deepEqual([list.at(-1)!.from, list.at(-1)!.visits, list.at(-1)!.orders > 0], ['2027-01-01', 3, true])
  assert.equal((await ask(app, 'user/agent_activity', {}, { ...as(3), method: 'GET' })).body.code, 404)
  const { text } = await get<StatementFile>(1, 'user/commission_statement')
  assert.match(text, /^\uFEFFDate,Order number,Type,Rate,Room price \(CNY\),Amount \(CNY\),Status\r\n/)
  assert.match(text, /,LS\w+,Your guest,4%,[\d.]+,-[\d.]+,Reversed\r\n/)
  assert.match(text, /,,Payout,,,-[\d.]+,Paid\r\n/)
})

test('an agent reads no other agent’s commissions, activity, payouts or file', async () => {
  const [mine] = (await get<CommissionPage>(1, 'user/commisOrder')).list
  assert.ok(mine)
  const own = await get<CommissionPage>(2, 'user/commisOrder')
  assert.deepEqual([own.total, own.list], [0, []])
  const { list } = await get<AgentActivity>(2, 'user/agent_activity', { span: 'months' })
  assert.ok(list.every(({ visits, orders, commission }) => visits + orders + commission.amount === 0))
  assert.deepEqual((await programme(2)).payouts, [])
  const { text } = await get<StatementFile>(2, 'user/commission_statement')
  assert.ok(!text.includes(mine.order_no))
})

test('the export has the data of an agent, erasing removes it, and old visits expire', async () => {
  const { kept } = await get<{ kept: { agents: { application: { name: string }; commissions: unknown[] } } }>(
    1,
    'user/export',
  )
  assert.equal(kept.agents.application.name, 'Lin Wei')
  assert.ok(kept.agents.commissions.length > 0)
  await db`update orders set state = 'cancelled' where account_id = 1`
  await db`update accounts set closes_at = ${new Date(now - 1)} where id = 1`
  assert.equal((await eraseAccounts({ db, features: guestFeatures(() => now), now })).done, 1)
  const [row] = await db`select name, channel, payout, code, state from agents where account_id = 1`
  assert.deepEqual({ ...row }, { name: '', channel: '', payout: '', code: null, state: 'refused' })
  assert.equal((await db`select from agent_touches where account_id = 1 or agent_id = 1`).length, 0)
  await purgeTouches(db, now + 31 * day)
  assert.equal((await db`select from agent_touches`).length, 0)
})
