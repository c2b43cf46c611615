import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Booked } from '#contract/booking.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'
import { ask, confirmContactOf, haveGuests, mailbox, sessionByNumber } from '#test/support/guests.ts'
import { settleDue } from '#test/support/settle-due.ts'

const start = Date.parse('2027-01-10T08:00:00Z')
let now = start
const app = await testApp({ clock: () => now, findSession: sessionByNumber, env: { FOUR_EYES_CNY: '500' } })
const { db } = app
await fillForBooking(app, now)
await haveGuests(db, [1])
// The guests above have explicit ids.
await db`select setval(pg_get_serial_sequence('accounts', 'id'), 1000)`
const [s_d, e_d] = ['2027-02-12', '2027-02-15']

const [finance, colleague, support] = await Promise.all(
  (['finance', 'finance', 'support'] as const).map(async (role) => haveStaff(db, { role })),
)
const as = async (member = finance!) => staffHeaders(db, member, { now })
const post = async (path: string, body: object, member = finance!) =>
  askDesk(app, `orders/${path}`, { headers: await as(member), body })
const get = async (path: string, body: object, member = finance!) =>
  askDesk(app, `orders/${path}`, { method: 'GET', headers: await as(member), body })
let count = 0
const req_id = () => `request-${++count}`

async function booked(wanted: Partial<Parameters<typeof findRate>[1]> = {}, fields = {}) {
  const found = await findRate(app, { payment: 'prepay', ...wanted, s_d, e_d })
  const email: unknown = Object.entries(fields).find(([name]) => name === 'contact[email]')?.[1]
  if (typeof email === 'string') await confirmContactOf(db, 1, email)
  const { body } = await ask(app, 'hot/r_commit', bookingFields(found.rate.quote, fields), {
    headers: { authentic: '1' },
  })
  assert.equal(body.code, 1, JSON.stringify(body))
  const order = body.data as unknown as Booked
  return { ...found, order, number: order.order_no }
}
async function paid(wanted: Partial<Parameters<typeof findRate>[1]> = {}, fields = {}) {
  const made = await booked(wanted, fields)
  const { order_id: orderId, due_now } = made.order
  await settleDue(app.booking, {
    orderId,
    kind: 'captured',
    amount: due_now.amount,
    currency: due_now.currency,
    now,
  })
  return made
}
const show = async (number: string) => (await get('show', { number })).data as DeskOrder

test('an order is found by number, name, misspelt name, email and telephone', async () => {
  const { number } = await booked(
    {},
    {
      'contact[name]': 'Grace Adeyemi',
      'contact[email]': 'grace.a@example.com',
      'contact[phone]': '+8613912345678',
    },
  )
  const numbersFor = async (q: string) => {
    const { data } = await get('list', { q, view: 'all' })
    return { numbers: data.list.map((row: { number: string }) => row.number), isSimilar: data.is_similar }
  }
  for (const q of [number, number.toLowerCase(), 'grace ade', 'GRACE.A@example', '139 1234 5678'])
    assert.ok((await numbersFor(q)).numbers.includes(number), q)
  const misspelt = await numbersFor('Adeyeni')
  assert.ok(misspelt.numbers.includes(number) && misspelt.isSimilar)
  assert.deepEqual((await numbersFor('nobody of this name')).numbers, [])
  assert.deepEqual((await numbersFor('100%')).numbers, [])
})

test('selections and filters narrow the list, and the counts match', async () => {
  await booked()
  const held = (await get('list', { view: 'held' })).data
  assert.ok(held.list.length > 0 && held.list.every(({ state }: { state: string }) => state === 'held'))
  assert.equal(held.total, held.views.held)
  const arriving = (await get('list', { view: 'all', arriving: s_d })).data
  assert.ok(arriving.list.every(({ arrival }: { arrival: string }) => arrival === s_d))
  assert.deepEqual((await get('list', { view: 'all', arriving: '2027-03-01' })).data.list, [])
  const first = arriving.list[0]
  const older = (await get('list', { view: 'all', before: first.id })).data.list
  assert.ok(older.every(({ id }: { id: string }) => BigInt(id) < BigInt(first.id)))
  assert.equal((await get('list', { view: 'nothing' })).reason, 'invalid_input')
})

test('a hotelier sees only orders of their own hotels; others are not found', async () => {
  const own = await paid()
  const [foreign] = await db<
    { id: string }[]
  >`select id from hotels where id <> ${own.hotel} order by id desc limit 1`
  const other = await haveStaff(db, { role: 'hotelier', hotels: [foreign!.id] })
  const keeper = await haveStaff(db, { role: 'hotelier', hotels: [own.hotel] })
  assert.equal((await get('show', { number: own.number }, keeper)).code, 1)
  for (const path of ['show', 'list'] as const) {
    const said = await get(
      path,
      path === 'show' ? { number: own.number } : { q: own.number, view: 'all' },
      other,
    )
    if (path === 'show') assert.equal(said.reason, 'not_found')
    else assert.deepEqual([said.data.list, said.data.total, said.data.views.all], [[], 0, 0])
    assert.ok(!said.text.includes('ada@lodestar.example'))
  }
  await db`insert into staff_roles (role, permissions, changed_at) values ('hotelier', '{today.see,orders.see,orders.change}', now())`
  const note = { number: own.number, text: 'seen', req_id: req_id() }
  assert.equal((await post('note', note, other)).reason, 'not_found')
  assert.equal((await post('watch', { number: own.number }, other)).reason, 'not_found')
  assert.equal((await post('note', note, keeper)).code, 1)
  await db`delete from staff_roles`
})

test('a cancellation by policy applies the amounts shown, is audited and mailed to the guest', async () => {
  const { number } = await paid({ free: true })
  const { actions, order } = await show(number)
  assert.equal(actions.cancel.why, null)
  const body = {
    number,
    version: order.version,
    refund: actions.cancel.refund.amount,
    reason: 'asked by telephone',
    req_id: req_id(),
  }
  const wrong = await post('cancel', { ...body, refund: body.refund - 1, req_id: req_id() }, support)
  assert.equal(wrong.reason, 'sim_changed')
  assert.equal(wrong.data.refund, body.refund)
  const stale = await post('cancel', { ...body, version: body.version - 1 || 99, req_id: req_id() }, support)
  assert.equal(stale.reason, 'order_changed')
  const done = await post('cancel', body, support)
  assert.equal(done.data.order.state, 'cancelled')
  assert.deepEqual((await post('cancel', body, support)).data.order.version, done.data.order.version)
  const [entry] = (done.data as DeskOrder).audit
  assert.deepEqual(
    [entry!.action, entry!.reason, entry!.actor.name],
    ['order_cancelled', 'asked by telephone', support!.name],
  )
  const mails = await mailbox(app, 'ada@lodestar.example')
  assert.ok(mails.some(({ subject, text }) => /cancel/i.test(subject) && text.includes(number)))
})

test('a refund beyond policy above the limit needs approval by another member', async () => {
  const { number, order: made } = await paid({}, { 'contact[email]': 'four.eyes@example.com' })
  now = Date.parse('2027-02-11T20:00:00Z')
  const { actions, order } = await show(number)
  assert.ok(actions.cancel.fee.amount > 0, 'the policy has a fee')
  const body = {
    number,
    version: order.version,
    refund: actions.cancel_beyond.refund.amount,
    reason: 'The boiler is out',
    req_id: req_id(),
  }
  assert.equal((await post('cancel_beyond', body, support)).reason, 'forbidden')
  assert.equal(actions.cancel_beyond.needs_second, true)
  const asked = await post('cancel_beyond', body)
  assert.equal(asked.data.order.state, 'confirmed')
  const approval = (asked.data as DeskOrder).approval!
  assert.equal(approval.amount.amount, made.due_now.amount)
  const decision = { number, approval: approval.id, approve: true }
  assert.equal((await post('decide', { ...decision, req_id: req_id() })).reason, 'second_person_needed')
  const done = await post('decide', { ...decision, req_id: req_id() }, colleague)
  assert.equal(done.data.order.state, 'cancelled')
  assert.equal((done.data as DeskOrder).approval, null)
  assert.equal((await post('decide', { ...decision, req_id: req_id() }, colleague)).reason, 'already_decided')
  const actionsTaken = (done.data as DeskOrder).audit.map(({ action }) => action)
  assert.deepEqual(actionsTaken, ['order_cancelled_beyond', 'approval_requested'])
  now = start
})

test('an approval is void once the order has changed', async () => {
  const { number } = await paid()
  const { order } = await show(number)
  const body = {
    number,
    version: order.version,
    amount: order.payment.captured.amount || 100_000,
    reason: 'A broken promise',
  }
  const asked = await post('refund', {
    ...body,
    amount: (await show(number)).actions.refund.most.amount,
    req_id: req_id(),
  })
  const { approval } = asked.data as DeskOrder
  await db`update orders set version = version + 1 where number = ${number}`
  const decision = { number, approval: approval!.id, approve: true, req_id: req_id() }
  assert.equal((await post('decide', decision, colleague)).reason, 'order_changed')
  const declined = await post('decide', { ...decision, approve: false, req_id: req_id() }, colleague)
  assert.equal((declined.data as DeskOrder).approval, null)
})

test('a refund is limited to the amount paid and happens once per request', async () => {
  const { number } = await paid()
  const before = await show(number)
  const most = before.actions.refund.most.amount
  const body = { number, version: before.order.version, reason: 'No hot water on one morning' }
  const tooMuch = await post('refund', { ...body, amount: most + 1, req_id: req_id() })
  assert.deepEqual([tooMuch.reason, tooMuch.data.most], ['too_much', most])
  const once = { ...body, amount: 4_200, req_id: req_id() }
  const done = await post('refund', once)
  assert.equal((done.data as DeskOrder).actions.refund.most.amount, most - 4_200)
  await post('refund', once)
  assert.equal((await show(number)).actions.refund.most.amount, most - 4_200)
  const reused = await post('refund', { ...once, amount: 1 })
  assert.equal(reused.reason, 'request_reused')
  const kinds = (await show(number)).order.events.map(({ kind }) => kind)
  assert.equal(kinds.filter((kind) => kind === 'refund_granted').length, 1)
})

test('the limit of four eyes counts all refunds of an order together', async () => {
  const { number } = await paid()
  const refund = async (amount: number) => {
    const { order } = await show(number)
    const body = { number, version: order.version, amount, reason: 'No hot water', req_id: req_id() }
    return (await post('refund', body)).data as DeskOrder
  }
  const limit = 50_000
  const { snapshot } = (await db`select snapshot from current_orders where number = ${number}`)[0]!
  assert.equal(snapshot.toCny.from, 'CNY', 'amounts below are CNY')
  for (const amount of [limit - 10_000, 10_000]) assert.equal((await refund(amount)).approval, null)
  const waiting = await refund(1)
  assert.equal(waiting.approval?.amount.amount, 1)
  assert.equal(waiting.actions.refund.granted.amount, limit)
})

test('refunds need recent authentication with both factors', async () => {
  const { number } = await paid()
  const headers = await staffHeaders(db, finance!, { now, proven: now - 3_600_000 })
  const body = { number, version: 1, amount: 100, reason: 'whatever it is', req_id: req_id() }
  assert.equal((await askDesk(app, 'orders/refund', { headers, body })).reason, 'reauthentication_required')
})

test('a no-show can be recorded from check-in on', async () => {
  const { number } = await paid()
  const { order, actions } = await show(number)
  assert.equal(actions.no_show.why, 'too_early')
  const body = { number, version: order.version }
  assert.equal((await post('no_show', { ...body, req_id: req_id() })).reason, 'not_arrivable')
  now = Date.parse(actions.no_show.from) + 3_600_000
  const noted = await post('no_show', { ...body, req_id: req_id() })
  assert.equal((noted.data as DeskOrder).not_arrived, true)
  now = start
})

test('a corrected address receives the confirmation, and search finds it', async () => {
  const { number } = await paid({}, { 'contact[email]': 'wrong@example.com' })
  const { order } = await show(number)
  const correction = {
    number,
    version: order.version,
    contact: { name: 'Zhou An', email: 'zhou.an@example.cn', phone: '+8613812346120' },
    guests: [{ first: 'An', last: 'Zhou' }],
    req_id: req_id(),
  }
  const done = await post('correct', correction, support)
  assert.equal(done.code, 1, done.text)
  assert.deepEqual(done.data.order.contact, correction.contact)
  const [mail] = await mailbox(app, 'zhou.an@example.cn')
  assert.match(mail!.text, new RegExp(number))
  assert.equal((await get('list', { q: 'zhou an', view: 'all' })).data.list[0].number, number)
  assert.equal((await post('correct', { ...correction, req_id: req_id() })).reason, 'order_changed')
  const two = {
    ...correction,
    version: done.data.order.version,
    guests: [...correction.guests, ...correction.guests],
    req_id: req_id(),
  }
  assert.equal((await post('correct', two)).reason, 'invalid_input')
})

test('a payment link is sent while an amount is due', async () => {
  const { number } = await booked({}, { 'contact[email]': 'to.pay@example.com' })
  const { order, actions } = await show(number)
  assert.equal(actions.payment_link.why, null)
  const before = (await mailbox(app, 'to.pay@example.com')).length
  const body = { number, version: order.version, req_id: req_id() }
  assert.equal((await post('payment_link', body, support)).code, 1)
  await post('payment_link', body, support)
  assert.equal((await mailbox(app, 'to.pay@example.com')).length, before + 1)
  const settled = await paid()
  const version = (await show(settled.number)).order.version
  assert.equal(
    (await post('payment_link', { number: settled.number, version, req_id: req_id() })).reason,
    'not_payable',
  )
})

test('a telephone booking creates an account, an order by staff and a mail with the payment link', async () => {
  const { rate } = await findRate(app, { payment: 'prepay', s_d, e_d })
  const body = {
    quote: rate.quote,
    guests: [{ first: 'Elin', last: 'Nyström' }],
    contact: { name: 'Elin Nyström', email: 'elin@example.se', phone: '+46701234567' },
    guest_lang: 'en',
    req_id: req_id(),
  }
  assert.equal((await post('book', body)).reason, 'forbidden')
  const done = await post('book', body, support)
  assert.equal(done.code, 1, done.text)
  const made = done.data as DeskOrder
  assert.deepEqual([made.order.state, made.order.events[0]!.by, made.lang], ['held', 'staff', 'en'])
  assert.equal((await post('book', body, support)).data.order.order_no, made.order.order_no)
  const [mail] = await mailbox(app, 'elin@example.se')
  assert.match(mail!.text, /\/hotels\/pay\?order=/)
})

test('other viewers of an order are shown, and expire after a while', async () => {
  const { number } = await paid()
  assert.deepEqual((await post('watch', { number })).data.viewers, [])
  assert.deepEqual((await post('watch', { number }, support)).data.viewers, [
    { id: finance!.id, name: finance!.name },
  ])
  now += 60_000
  assert.deepEqual((await post('watch', { number }, support)).data.viewers, [])
})
