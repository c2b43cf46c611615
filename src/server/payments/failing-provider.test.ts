import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IMPATIENT, openPayingSite } from '#test/support/paying-site.ts'

const site = await openPayingSite({ patience: IMPATIENT })
const settled = async () => assert.deepEqual(await site.check(), [])
const hour = 3_600_000

/** Failures of a provider call; `before` or `after` it took effect. */
const faults: readonly { mode: string; status?: number }[] = [
  { mode: 'timeout_before' },
  { mode: 'timeout_after' },
  { mode: 'reset_before' },
  { mode: 'reset_after' },
  { mode: 'truncated' },
  { mode: 'html' },
  { mode: 'status', status: 500 },
  { mode: 'status', status: 503 },
  { mode: 'status', status: 429 },
]
const nameOf = ({ mode, status }: (typeof faults)[number]) => `${mode} ${status ?? ''}`.trim()

for (const fault of faults) {
  test(`${nameOf(fault)} while beginning, charging and refunding: one charge, all of it refunded, correct status`, async () => {
    // No webhooks arrive: only queries find the state.
    await site.hold(true)
    const { order, guest } = await site.book({ payment: 'prepay', free: true })
    await site.fault({ ...fault, match: 'POST /v2/checkout/orders' })
    const refused = await site.ask('paypal/paypal_created_order', order, guest)
    assert.equal(refused.data.reason, 'provider_failed')
    await site.approve(await site.begin(order, guest))

    await site.fault({ ...fault, match: '/capture' })
    const { data } = await site.finish(order, guest)
    assert.deepEqual([data.state, data.payment, data.checking], ['held', 'pending', true])
    await site.passWorking(60_000)
    const paid = await site.status(order, guest)
    assert.deepEqual([paid.state, paid.payment, paid.checking], ['confirmed', 'captured', false])
    await settled()

    await site.fault({ ...fault, match: '/refund' })
    await site.cancel(order, guest)
    await site.passWorking(60_000)
    const payments = await site.paymentsOf(order)
    assert.deepEqual(
      payments.map(({ state, captured, refunded, review }) => [state, captured - refunded, review]),
      [['refunded', 0, null]],
    )
    assert.deepEqual(await site.moneyAtPaypal(payments[0]!.outNo), { captures: 1, refunds: 1 })
    await site.hold(false)
    await settled()
  })

  test(`${nameOf(fault)} while holding and releasing: one hold, and it is released`, async () => {
    await site.hold(true)
    const { order, guest } = await site.book({ payment: 'guarantee', free: true })
    await site.approve(await site.begin(order, guest))
    await site.fault({ ...fault, match: '/authorize' })
    assert.equal((await site.finish(order, guest, 'authorize')).data.checking, true)
    await site.passWorking(60_000)
    assert.equal((await site.status(order, guest)).payment, 'authorised')
    await site.fault({ ...fault, match: '/void' })
    await site.cancel(order, guest)
    await site.passWorking(60_000)
    const [payment] = await site.paymentsOf(order)
    assert.deepEqual([payment?.state, payment?.review], ['voided', null])
    await site.hold(false)
    await settled()
  })
}

test('a silent provider is queried for a day, then a review is requested, and nothing is guessed', async () => {
  await site.hold(true)
  const { order, guest } = await site.paid({ payment: 'prepay', free: true })
  await site.fault({ mode: 'reset_before', match: '/refund', times: 1 })
  await site.fault({ mode: 'reset_before', match: 'GET /v2/checkout/orders', times: 40 })
  await site.cancel(order, guest)
  await site.passWorking(40 * hour, 60)
  const [payment] = await site.paymentsOf(order)
  assert.deepEqual([payment?.refunded, payment?.review], [0, 'unknown'])
  await site.control('faults', { clear: true })
  await site.askNow(payment!.id)
  await site.work()
  assert.equal((await site.paymentsOf(order))[0]?.state, 'refunded')
  await site.hold(false)
  await settled()
})

test('a refund is not sent while the result of the previous one is unknown', async () => {
  await site.hold(true)
  const { order, guest } = await site.paid({ payment: 'prepay', free: true, rooms: 2, adults: 4, left: 5 })
  const [one, other] = (await site.show(order, guest)).rooms
  await site.fault({ mode: 'timeout_after', match: '/refund' })
  await site.cancel(order, guest, one!.id)
  await site.work()
  await site.cancel(order, guest, other!.id)
  await site.work()
  const states = await site.db<{ state: string }[]>`
    select payment_operations.state from payment_operations join payments on payments.id = payment_id
    where order_id = ${order.order_id} and kind = 'refund' order by n`
  assert.deepEqual(
    states.map(({ state }) => state),
    ['unknown', 'planned'],
  )
  await site.passWorking(60_000)
  assert.equal((await site.paymentsOf(order))[0]?.state, 'refunded')
  await site.hold(false)
  await settled()
})

test('after six hours PayPal has forgotten the key: it is queried, and never charged again', async () => {
  await site.hold(true)
  const { order, guest } = await site.book({ payment: 'prepay' })
  await site.approve(await site.begin(order, guest))
  await site.fault({ mode: 'timeout_after', match: '/capture' })
  await site.finish(order, guest)
  site.pass(7 * hour)
  await site.work()
  const [payment] = await site.paymentsOf(order)
  assert.deepEqual(await site.moneyAtPaypal(payment!.outNo), { captures: 1, refunds: 0 })
  assert.equal(payment?.state, 'captured')
  await site.hold(false)
  await settled()
})

test('a provider’s refusal ends an operation: a lost hold cannot be captured, and a review is requested', async () => {
  const { order, guest } = await site.book({ payment: 'guarantee', free: true })
  await site.approve(await site.begin(order, guest))
  await site.finish(order, guest, 'authorize')
  await site.fault({ mode: 'refuse', match: '/capture', refusal: 'AUTHORIZATION_VOIDED' })
  await site.captureGuarantee(order)
  await site.work()
  const [payment] = await site.paymentsOf(order)
  assert.deepEqual([payment?.captured, payment?.review], [0, 'capture_refused'])
})

/** Before and after each commit: the process dies there, and another continues. */
const steps = [
  'payment_committed',
  'payment_begun',
  'capture_committed',
  'capture_answered',
  'capture_written',
  'order_settled',
  'capture_recorded',
]
for (const step of steps) {
  test(`a crash at ${step} loses nothing and charges nobody twice`, async () => {
    await site.hold(true)
    const { order, guest } = await site.book({ payment: 'prepay', free: true })
    site.dieAt(step)
    let id = (await site.ask<{ paypal_id?: string }>('paypal/paypal_created_order', order, guest)).data
      .paypal_id
    id ??= await site.begin(order, guest)
    await site.approve(id)
    await site.finish(order, guest)
    await site.passWorking(3 * 60_000)
    assert.equal((await site.status(order, guest)).state, 'confirmed')
    site.dieAt(step.startsWith('capture') ? step.replace('capture', 'refund') : null)
    await site.cancel(order, guest)
    await site.work().catch(() => {})
    await site.passWorking(3 * 60_000)
    const [payment, ...others] = await site.paymentsOf(order)
    assert.deepEqual([payment?.state, others.length], ['refunded', 0])
    assert.deepEqual(await site.moneyAtPaypal(payment!.outNo), { captures: 1, refunds: 1 })
    await site.hold(false)
    await settled()
  })
}
