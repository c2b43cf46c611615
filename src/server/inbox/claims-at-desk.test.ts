import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Booked } from '#contract/booking.ts'
import type { InboxEntry } from '#contract/desk/inbox.ts'
import type { InboxBodyOf } from '#contract/desk/inbox-bodies.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { askDesk, haveStaff, type Staff, staffHeaders } from '#test/support/desk.ts'
import { ask, haveGuests, mailbox, sessionByNumber } from '#test/support/guests.ts'
import { settleDue } from '#test/support/settle-due.ts'

const now = Date.parse('2027-01-10T08:00:00Z')
const app = await testApp({ clock: () => now, findSession: sessionByNumber, env: { FOUR_EYES_CNY: '100' } })
const { db } = app
await fillForBooking(app, now)
await haveGuests(db, [1, 2])
const finance = await haveStaff(db, { role: 'finance' })
const colleague = await haveStaff(db, { role: 'finance' })
const support = await haveStaff(db, { role: 'support' })

async function claimOf(guest: string, payment: 'prepay' | 'at_hotel', less: number) {
  const { rate } = await findRate(app, { payment, free: true, s_d: '2027-03-12', e_d: '2027-03-15', left: 3 })
  const as = { headers: { authentic: guest } }
  const { body } = await ask(app, 'hot/r_commit', bookingFields(rate.quote), as)
  const order = body.data as unknown as Booked & { price?: unknown }
  if (payment === 'prepay')
    await settleDue(app.booking, { orderId: order.order_id, kind: 'captured', ...order.due_now, now })
  const detail = await ask(app, 'order/o_detail', { id: order.order_id }, { ...as, method: 'GET' })
  const { price } = detail.body.data as { price: { total: { amount: number } } }
  const upload = `${guest}${'a'.repeat(31)}`
  await db`
    insert into uploads (id, guest_id, width, height, bytes, taken_in_at)
    values (${upload}, ${guest}, 8, 6, 100, ${new Date(now)})`
  const sent = await ask(
    app,
    'system/claim',
    {
      order: order.order_id,
      url: 'https://elsewhere.example/7',
      total: String(price.total.amount - less),
      currency: 'CNY',
      seen_at: new Date(now).toISOString(),
      text: 'Same room',
      'files[0]': upload,
    },
    as,
  )
  return `claim:${(sent.body.data as { id: string }).id}`
}
const post = async (path: string, body: object, member: Staff) =>
  askDesk(app, `inbox/${path}`, { headers: await staffHeaders(db, member, { now }), body })
const show = async (key: string) => {
  const headers = await staffHeaders(db, finance, { now })
  return (await askDesk(app, 'inbox/show', { method: 'GET', headers, body: { key } })).data as InboxEntry
}
const reason = 'The same room and board'

test('a claim shows its rules and sums, and exactly the shown sum is granted, by those who may', async () => {
  const key = await claimOf('1', 'prepay', 8_800)
  const body = (await show(key)).body as InboxBodyOf<'claim'>
  assert.deepEqual(body.grants, { refund: { amount: 8_800, currency: 'CNY' }, points: 8_800 })
  assert.ok(body.rules.every(({ is_met: isMet }) => isMet))
  const grant = { key, as: 'refund', sum: 8_800, reason }
  assert.equal((await post('claim', grant, support)).reason, 'forbidden')
  assert.equal((await post('claim', { ...grant, sum: 9_000 }, finance)).reason, 'sim_changed')
  const granted = (await post('claim', grant, finance)).data as InboxEntry
  const after = granted.body as InboxBodyOf<'claim'>
  assert.deepEqual(
    [after.state, after.refund, granted.state],
    ['granted', { amount: 8_800, currency: 'CNY' }, 'done'],
  )
  assert.equal((await post('claim', grant, colleague)).reason, 'already_decided')
  const mails = await mailbox(app, 'ada@lodestar.example')
  assert.ok(mails.some(({ text }) => text.includes(reason)))
  const audit =
    await db`select from audit_log where action = 'claim_granted' and money and actor = ${finance.id}`
  assert.equal(audit.length, 1)
})

test('a booking paid at the hotel gives points, and a large claim needs a second member', async () => {
  const key = await claimOf('2', 'at_hotel', 20_000)
  const body = (await show(key)).body as InboxBodyOf<'claim'>
  assert.deepEqual(body.grants, { refund: null, points: 20_000 })
  const points = { key, as: 'points', sum: 20_000, reason }
  assert.equal((await post('claim', { ...points, as: 'refund' }, finance)).reason, 'not_paid_to_us')
  assert.equal((await post('claim', points, finance)).reason, 'second_person_needed')
  await post('assign', { key, to: finance.id }, support)
  assert.equal((await post('claim', points, finance)).reason, 'second_person_needed')
  const granted = (await post('claim', points, colleague)).data as InboxEntry
  assert.equal((granted.body as InboxBodyOf<'claim'>).points, 20_000)
})
