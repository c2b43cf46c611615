import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import type { Booked, Order } from '#contract/booking.ts'
import type { Claim, ClaimPage } from '#contract/feedback.ts'
import { staffMember } from '#test/support/actors.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { checkBooks, takenNights } from '#test/support/check-books.ts'
import { ask, haveGuests, mailbox, sessionByNumber } from '#test/support/guests.ts'
import { settleDue } from '#test/support/settle-due.ts'
import { transaction } from '../db/database.ts'
import { guestFeatures } from '../startup/guest-features.ts'
import { grantClaim, refuseClaim } from './decide-claim.ts'

let now = Date.parse('2027-01-10T08:00:00Z')
const env = { SUPPORT_EMAIL: 'help@lodestar.example' }
const app = await testApp({ env, clock: () => now, findSession: sessionByNumber })
const { db } = app
await fillForBooking(app, now)
await haveGuests(db, [1, 2, 3])
const before = await takenNights(db)
/** Refunds requested from the payment providers. */
const refunds: { amount: number; key: string }[] = []
const booking = {
  ...app.booking,
  payments: {
    ...app.booking.payments,
    planRefund: async (_: unknown, { amount, key }: { amount: number; key: string }) =>
      void refunds.push({ amount, key }),
  },
}
const staff = { ...booking, booking }
const as = (guest: string) => ({ headers: { authentic: guest } })

async function bookedBy(guest: string, payment: 'prepay' | 'at_hotel') {
  const { rate } = await findRate(app, { payment, free: true, s_d: '2027-03-12', e_d: '2027-03-15', left: 3 })
  const { body } = await ask(app, 'hot/r_commit', bookingFields(rate.quote), as(guest))
  const { order_id: orderId, due_now } = body.data as unknown as Booked
  if (payment === 'prepay') {
    const settled = { orderId, kind: 'captured', ...due_now, now } as const
    await settleDue(booking, settled)
  }
  return showOrder(guest, orderId)
}
const showOrder = async (guest: string, id: string) =>
  (await ask(app, 'order/o_detail', { id }, { ...as(guest), method: 'GET' })).body.data as unknown as Order

async function picture(guest: string) {
  const id = randomBytes(16).toString('hex')
  await db`
    insert into uploads (id, guest_id, width, height, bytes, taken_in_at)
    values (${id}, ${guest}, 8, 6, 100, ${new Date(now)})`
  return id
}
const fields = async (guest: string, order: Order, more: object = {}) => ({
  order: order.order_id,
  url: 'https://elsewhere.example/offer/7',
  total: String(order.price.total.amount - 8_800),
  currency: 'CNY',
  seen_at: new Date(now).toISOString(),
  text: 'Same room,\nsame board.',
  'files[0]': await picture(guest),
  ...more,
})
const send = (guest: string, form: object) => ask(app, 'system/claim', form, as(guest))
const claimsOf = async (guest: string) =>
  (await ask(app, 'system/claim', {}, { ...as(guest), method: 'GET' })).body.data as unknown as ClaimPage

const paid = await bookedBy('1', 'prepay')
const atHotel = await bookedBy('2', 'at_hotel')

test('a claim is stored with its picture, mailed to staff and shown to its guest as pending', async () => {
  const { body } = await send('1', await fields('1', paid))
  assert.equal(body.msg, 'We’ve received your claim and will reply by email')
  const claim = body.data as unknown as Claim
  assert.deepEqual(
    [claim.state, claim.difference, claim.answer, claim.order_no],
    ['open', { amount: 8_800, currency: 'CNY' }, null, paid.order_no],
  )
  assert.match(claim.files[0]!.url, /^\/media\/uploads\/[0-9a-f]{32}\.webp$/)
  const [mail] = await mailbox(app, 'help@lodestar.example')
  assert.equal(mail!.subject, `Claim ${claim.id}: a lower price than booking ${paid.order_no}`)
  assert.match(mail!.text, /Below our price by: CN¥88\.00/)
  assert.deepEqual(
    (await claimsOf('1')).list.map(({ id }) => id),
    [claim.id],
  )
})

test('an order has one claim at a time, also with concurrent requests', async () => {
  const again = await send('1', await fields('1', paid))
  assert.deepEqual([again.status, again.body.data.reason], [409, 'already_claimed'])
  const forms = await Promise.all([1, 2, 3].map(() => fields('2', atHotel)))
  const answers = await Promise.all(forms.map((form) => send('2', form)))
  assert.deepEqual(answers.map(({ body }) => body.data.reason ?? 'sent').toSorted(), [
    'already_claimed',
    'already_claimed',
    'sent',
  ])
})

test('a guest can use neither the order, the pictures nor the claims of another', async () => {
  assert.equal((await send('3', await fields('3', paid))).body.data.reason, 'not_found')
  const own = await bookedBy('3', 'at_hotel')
  const stolen = await send('3', { ...(await fields('3', own)), 'files[0]': await picture('1') })
  assert.deepEqual(stolen.body.data.fields, {
    files: 'A picture is no longer available. Please add it again',
  })
  assert.equal((await claimsOf('3')).total, 0)
})

test('an offer that is not lower, not recent or without a picture is refused with a message', async () => {
  const own = await bookedBy('3', 'at_hotel')
  const form = await fields('3', own)
  const same = await send('3', { ...form, total: String(own.price.total.amount) })
  assert.deepEqual([same.status, same.body.data.reason], [409, 'claim_not_lower'])
  const old = await send('3', { ...form, seen_at: '2027-01-07T08:00:00Z' })
  assert.deepEqual(old.body.data.fields, { seen_at: 'You must have seen the offer in the last two days' })
  const { 'files[0]': _, ...bare } = form
  assert.deepEqual((await send('3', bare)).body.data.fields, { files: 'Files is required' })
  const unknown = await send('3', { ...form, currency: 'XXX' })
  assert.ok((unknown.body.data.fields as Record<string, string>).currency)
  await ask(app, 'order/o_detail', { id: own.order_id }, { ...as('3'), method: 'GET' })
  await db`update orders set state = 'completed' where id = ${own.order_id}`
  const over = await send('3', form)
  assert.deepEqual([over.status, over.body.data.reason], [409, 'not_claimable'])
  await db`update orders set state = 'confirmed' where id = ${own.order_id}`
})

test('a grant refunds once, mails its reason and is an event of the order', async () => {
  const [claim] = (await claimsOf('1')).list
  const give = { id: claim!.id, refund: 8_800, points: 0, reason: 'The other offer is the same.' }
  assert.deepEqual(await grantClaim(staff, { by: staffMember, ...give, refund: 99_999_999 }), {
    ok: false,
    refusal: 'more_than_paid',
  })
  assert.ok((await grantClaim(staff, { ...give, by: staffMember })).ok)
  assert.deepEqual(await grantClaim(staff, { ...give, by: staffMember }), {
    ok: false,
    refusal: 'already_decided',
  })
  assert.deepEqual(refunds, [{ amount: 8_800, key: `claim:${claim!.id}` }])

  const [decided] = (await claimsOf('1')).list
  assert.deepEqual(
    [decided!.state, decided!.refund, decided!.answer],
    ['granted', { amount: 8_800, currency: 'CNY' }, 'The other offer is the same.'],
  )
  const [mail] = await mailbox(app, 'ada@lodestar.example')
  assert.match(mail!.subject, /^We’ve accepted your claim for .+$/)
  assert.match(
    mail!.text,
    /We’ll refund CN¥88\.00 to the payment method you used\.[\s\S]*The other offer is the same\./,
  )
  const event = (await showOrder('1', paid.order_id)).events.at(-1)!
  assert.deepEqual(
    [event.kind, event.by, event.facts],
    ['claim_granted', 'staff', { refund: 8_800, points: 0 }],
  )
  assert.deepEqual(await checkBooks(db, before), [])
})

test('a granted refund is deducted when the order is cancelled later', async () => {
  const preview = await ask(app, 'order/s_cancel', { id: paid.order_id }, { ...as('1'), method: 'GET' })
  const { refund } = preview.body.data as { refund: { amount: number } }
  assert.equal(refund.amount, paid.price.due_now.amount - 8_800)
})

test('a claim without a payment to us is granted in points', async () => {
  const [claim] = (await claimsOf('2')).list
  const reason = 'You pay at the hotel, so we give it in points.'
  const money = await grantClaim(staff, { by: staffMember, id: claim!.id, refund: 100, points: 0, reason })
  assert.deepEqual(money, { ok: false, refusal: 'not_paid_to_us' })
  assert.ok(
    (await grantClaim(staff, { by: staffMember, id: claim!.id, refund: 0, points: 8_800, reason })).ok,
  )
  const standing = await guestFeatures(() => now).standingOf(db, '2')
  assert.equal(standing.points, 8_800)
  assert.deepEqual(await checkBooks(db, before), [])
})

test('a refusal has a reason, and the order may have another claim', async () => {
  const own = await bookedBy('3', 'at_hotel')
  const first = (await send('3', await fields('3', own))).body.data as unknown as Claim
  assert.ok((await refuseClaim(staff, { by: staffMember, id: first.id, reason: 'Without breakfast.' })).ok)
  const [mail] = await mailbox(app, 'ada@lodestar.example')
  assert.match(mail!.text, /Without breakfast\.[\s\S]*If you disagree, write to help@lodestar\.example/)
  now += 60_000
  assert.equal((await send('3', await fields('3', own))).body.code, 1)
  assert.deepEqual(
    (await claimsOf('3')).list.map(({ state }) => state),
    ['open', 'refused'],
  )
})

test('claims are exported, and their text is erased with the guest', async () => {
  const own = guestFeatures(() => now).data.find(({ name }) => name === 'claims')!
  assert.match(JSON.stringify(await own.read(db, '1')), /elsewhere\.example/)
  for (const guest of ['1', '3']) await transaction(db, (tx) => own.erase(tx, guest))
  const rows = await db`select guest_id, url, body, images, refund::int from claims where guest_id in (1, 3)`
  assert.deepEqual([...rows], [{ guest_id: '1', url: '', body: '', images: [], refund: 8_800 }])
})
