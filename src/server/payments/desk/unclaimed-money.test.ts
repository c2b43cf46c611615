import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DeskPayment, DeskPaymentPage } from '#contract/desk/payments.ts'
import type { Today } from '#contract/desk/today.ts'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'
import { IMPATIENT, openPayingSite } from '#test/support/paying-site.ts'
import { transaction } from '../../db/database.ts'
import { hotelOfPayment } from '../payment-directory-store.ts'
import { insertPayment, readPayment } from '../store.ts'

const site = await openPayingSite({ patience: IMPATIENT })
const { db, app } = site
const finance = await haveStaff(db, { role: 'finance' })
const support = await haveStaff(db, { role: 'support' })
const headers = (member = finance) => staffHeaders(db, member, { now: site.now() })
const assign = async (body: object, member = finance) =>
  askDesk(app, 'payments/assign', {
    body: { reason: 'The guest booked again', ...body },
    headers: await headers(member),
  })
const show = async (number: string) =>
  (await askDesk(app, 'payments/show', { method: 'GET', body: { number }, headers: await headers() }))
    .data as DeskPayment

/** Money that arrived after its order was cancelled, and whose refund the provider refused. */
async function unclaimed() {
  await site.hold(true)
  const { order, guest } = await site.book({ payment: 'prepay', free: true })
  const id = await site.begin(order, guest)
  await site.approve(id)
  await site.fault({ mode: 'timeout_after', match: '/capture' })
  await site.finish(order, guest)
  await site.cancel(order, guest)
  await site.fault({ mode: 'refuse', match: '/refund', refusal: 'REFUND_NOT_ALLOWED', times: 1 })
  for (const message of await site.messagesAbout(id)) await site.send(message.id)
  await site.work()
  const [payment] = await site.paymentsOf(order)
  assert.deepEqual([payment!.unclaimed, payment!.review], [true, 'refund_refused'])
  return { order, guest, payment: payment!, number: payment!.outNo }
}

/** A shorter stay of the same guest, or of somebody else. */
const another = async (guest?: number) =>
  (await site.book({ payment: 'prepay', free: true, e_d: '2027-01-21' }, guest)).order

test('unclaimed money pays another order of the guest, once for each request', async () => {
  const { guest, number, payment } = await unclaimed()
  assert.deepEqual([(await show(number)).assignable, (await show(number)).refundable], [true, false])
  const order = await another(guest)
  const excess = payment.captured - order.due_now.amount
  const body = { number, order: order.order_no, req_id: 'request-assign-1' }
  assert.equal((await assign(body, support)).reason, 'forbidden')
  assert.ok(excess > 0)
  const done = await assign(body)
  assert.equal(done.code, 1, done.text)
  const shown = done.data as DeskPayment
  assert.deepEqual(
    [shown.payment.order, shown.payment.review, shown.assignable, shown.refused],
    [order.order_no, null, false, 0],
  )
  assert.equal((await assign(body)).code, 1)
  assert.equal((await assign({ number, order: order.order_no })).reason, 'order_not_assignable')
  await site.work()
  assert.equal((await site.status(order, guest)).state, 'confirmed')
  const [moved] = await site.paymentsOf(order)
  assert.deepEqual([moved!.unclaimed, moved!.refunded], [false, excess])
  const [audit] = await db`select after, reason from audit_log where action = 'payment_assigned'`
  assert.deepEqual(audit!.after, { order: order.order_no })
  assert.deepEqual(await site.check(), [])
})

test('an order of another guest, a paid order and money that goes back are refused', async () => {
  const { guest, number } = await unclaimed()
  const foreign = await another()
  assert.equal((await assign({ number, order: foreign.order_no })).reason, 'order_not_assignable')
  assert.equal((await assign({ number, order: 'LSNOBODY' })).reason, 'not_found')
  const paid = await site.paid({ payment: 'prepay', free: true }, guest)
  assert.equal((await assign({ number, order: paid.order.order_no })).reason, 'order_not_assignable')
  const [kept] = await site.paymentsOf(paid.order)
  const waiting = await another(paid.guest)
  assert.equal(
    (await assign({ number: kept!.outNo, order: waiting.order_no })).reason,
    'payment_not_assignable',
  )
  const retried = await askDesk(app, 'payments/retry', {
    body: { number, reason: 'The balance is sufficient' },
    headers: await headers(),
  })
  assert.equal(retried.code, 1, retried.text)
  const own = await another(guest)
  assert.equal((await assign({ number, order: own.order_no })).reason, 'payment_not_assignable')
  await site.work()
  assert.deepEqual(await site.check(), [])
})

test('after a payment was assigned to another order, its first order can be paid again', async () => {
  const { order, guest, payment, number } = await unclaimed()
  assert.equal((await assign({ number, order: (await another(guest)).order_no })).code, 1)
  const hotelId = await hotelOfPayment(db, payment.id)
  const kept = (await readPayment(db, payment.id))!
  const undone = new Error('undone')
  const numbers: string[] = []
  const paidAgain = transaction(db, async (tx) => {
    const again = { ...kept, hotelId, orderId: order.order_id, orderNo: order.order_no, rate: null }
    for (let attempt = 0; attempt < 2; attempt++)
      numbers.push((await insertPayment(tx, { ...again, now: site.now() })).outNo)
    throw undone
  })
  await assert.rejects(paidAgain, undone)
  assert.deepEqual(
    [number, ...numbers],
    [1, 2, 3].map((attempt) => `${order.order_no}P${attempt}`),
  )
})

test('a dispute is shown with its deadline on Payments and Today until it is resolved', async () => {
  await site.hold(true)
  const { order, guest } = await site.paid({ payment: 'prepay', free: true })
  const [payment] = await site.paymentsOf(order)
  const [{ capture }] = await db<[{ capture: string }]>`
    select provider_id as capture from payment_movements where payment_id = ${payment!.id} and kind = 'capture'`
  const at = (days: number) => new Date(site.now() + days * 86_400_000).toISOString()
  const dispute = {
    dispute_id: 'PP-D-4012',
    create_time: at(0),
    update_time: at(0),
    status: 'WAITING_FOR_SELLER_RESPONSE',
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    dispute_amount: { currency_code: 'USD', value: '96.00' },
    seller_response_due_date: at(10),
    disputed_transactions: [{ seller_transaction_id: capture }],
  }
  const tell = async (event_type: string, resource: object) =>
    assert.deepEqual(
      await site.send(await site.forge({ event_type, resource_type: 'dispute', resource })),
      [200],
    )
  await tell('CUSTOMER.DISPUTE.CREATED', dispute)
  const get = async <Data>(path: string) =>
    (await askDesk(app, path, { method: 'GET', headers: await headers() })).data as Data
  const [listed] = (await get<DeskPaymentPage>('payments/list')).disputes
  assert.deepEqual(
    [listed!.id, listed!.payment, listed!.state, listed!.amount, Date.parse(listed!.respond_by!)],
    ['PP-D-4012', payment!.outNo, 'waiting_for_us', { amount: 9600, currency: 'USD' }, Date.parse(at(10))],
  )
  const entry = (await get<Today>('today/show')).entries.find(({ kind }) => kind === 'dispute')
  assert.deepEqual(
    [entry?.payment, entry?.order, Date.parse(entry?.due ?? '')],
    [payment!.outNo, order.order_no, Date.parse(at(10))],
  )
  const resolved = { ...dispute, status: 'RESOLVED', update_time: at(2) }
  await tell('CUSTOMER.DISPUTE.RESOLVED', {
    ...resolved,
    dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' },
  })
  // An older state that arrives late changes nothing.
  await tell('CUSTOMER.DISPUTE.UPDATED', { ...dispute, update_time: at(1) })
  assert.deepEqual((await get<DeskPaymentPage>('payments/list')).disputes, [])
  const [kept] = (await show(payment!.outNo)).disputes
  assert.deepEqual([kept!.state, kept!.outcome], ['resolved', 'resolved_seller_favour'])
  assert.equal((await site.status(order, guest)).state, 'confirmed')
  assert.deepEqual(await site.check(), [])
})

test('a dispute of a payment that is not ours is listed without one', async () => {
  const resource = {
    dispute_id: 'PP-D-1',
    create_time: new Date(site.now()).toISOString(),
    status: 'OPEN',
    dispute_amount: { currency_code: 'USD', value: '5.00' },
  }
  const id = await site.forge({ event_type: 'CUSTOMER.DISPUTE.CREATED', resource_type: 'dispute', resource })
  assert.deepEqual(await site.send(id), [200])
  const { data } = await askDesk(app, 'payments/list', { method: 'GET', headers: await headers() })
  const [dispute] = (data as DeskPaymentPage).disputes
  assert.deepEqual([dispute!.payment, dispute!.respond_by], [null, null])
})
