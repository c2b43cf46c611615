import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IMPATIENT, openPayingSite, type SimMessage } from '#test/support/paying-site.ts'

const site = await openPayingSite({ patience: IMPATIENT })
const settled = async () => assert.deepEqual(await site.check(), [])
const usd = (value: string) => ({ currency_code: 'USD', value })

/** A captured payment whose webhook is held back. */
async function takenSilently() {
  await site.hold(true)
  const { order, guest } = await site.book({ payment: 'prepay', free: true })
  const id = await site.begin(order, guest)
  await site.approve(id)
  await site.fault({ mode: 'timeout_after', match: '/capture' })
  await site.finish(order, guest)
  const messages = await site.messagesAbout(id)
  const captured = messages.find(({ kind }) => kind === 'PAYMENT.CAPTURE.COMPLETED')!
  return { order, guest, id, messages, captured, resource: JSON.parse(captured.body).resource }
}
const stateOf = async ({ order, guest }: Awaited<ReturnType<typeof takenSilently>>) =>
  (await site.status(order, guest)).state

test('a webhook that arrives early, eight times in parallel and again days later counts once', async () => {
  const taken = await takenSilently()
  assert.equal(await stateOf(taken), 'held')
  const statuses = await site.send(taken.captured.id, 8)
  assert.deepEqual(statuses, Array(8).fill(200))
  assert.equal(await stateOf(taken), 'confirmed')
  for (let time = 0; time < 3; time++) await site.send(taken.captured.id)
  site.pass(5 * 86_400_000)
  await site.send(taken.captured.id)
  await site.work()
  const [payment] = await site.paymentsOf(taken.order)
  assert.deepEqual([payment?.state, payment?.review], ['captured', null])
  await settled()
})

test('webhooks in the wrong order end in the right state', async () => {
  const taken = await takenSilently()
  await site.send(taken.captured.id)
  await site.cancel(taken.order, taken.guest)
  // The refund is done at PayPal, and its webhook arrives before our request is answered.
  await site.fault({ mode: 'timeout_after', match: '/refund' })
  await site.work()
  const refunded = (await site.messagesAbout(taken.resource.id)).find(({ kind }) =>
    kind.endsWith('REFUNDED'),
  )!
  for (const { id } of [refunded, taken.captured, ...taken.messages.toReversed()]) await site.send(id)
  await site.work()
  const [payment] = await site.paymentsOf(taken.order)
  assert.deepEqual([payment?.state, payment?.review], ['refunded', null])
  await settled()
})

test('a refund reported before its capture is found by a query', async () => {
  const taken = await takenSilently()
  const { body: refund } = await site.refundAtPaypal(taken.resource.id, usd('1.00'))
  const told = (await site.messagesAbout(taken.resource.id)).find(({ kind }) => kind.endsWith('REFUNDED'))!
  await site.send(told.id)
  await site.checkPayment((await site.paymentsOf(taken.order))[0]!.id)
  const [payment] = await site.paymentsOf(taken.order)
  assert.ok(refund)
  assert.deepEqual(
    [payment?.state, payment?.chargeRefunded, payment?.review],
    ['partly_refunded', 100, 'foreign_refund'],
  )
})

const tampered: [name: string, change: (message: SimMessage) => SimMessage][] = [
  [
    'another amount in its bytes',
    (one) => ({ ...one, body: one.body.replace(/"value":"[\d.]+"/, '"value":"1.00"') }),
  ],
  ['one blank more', (one) => ({ ...one, body: `${one.body} ` })],
  ['no signature', (one) => withHeader(one, 'paypal-transmission-sig', '')],
  ['another time', (one) => withHeader(one, 'paypal-transmission-time', '2026-01-01T00:00:00Z')],
  ['another id', (one) => withHeader(one, 'paypal-transmission-id', 'OTHER')],
  ['a weaker algorithm', (one) => withHeader(one, 'paypal-auth-algo', 'SHA1withRSA')],
  [
    'a certificate on a foreign host',
    (one) => withHeader(one, 'paypal-cert-url', 'https://evil.example/cert.pem'),
  ],
  [
    'a certificate that looks like ours',
    (one) =>
      withHeader(
        one,
        'paypal-cert-url',
        `${one.headers['paypal-cert-url']!.replace('127.0.0.1', '127.0.0.1:1@evil.example')}`,
      ),
  ],
]
const withHeader = (message: SimMessage, name: string, value: string): SimMessage => ({
  ...message,
  headers: { ...message.headers, [name]: value },
})

test('a modified or foreign webhook is refused and changes nothing', async () => {
  const taken = await takenSilently()
  for (const [name, change] of tampered) {
    assert.equal(await site.deliver(change(taken.captured)), 403, name)
    assert.equal(await stateOf(taken), 'held', name)
  }
  const foreign = await site.forge({
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: taken.resource,
    foreign: true,
  })
  assert.deepEqual(await site.send(foreign), [403])
  assert.equal(await stateOf(taken), 'held')
  // The genuine one is still accepted.
  assert.equal(await site.deliver(taken.captured), 200)
  assert.equal(await stateOf(taken), 'confirmed')
  await settled()
})

test('a validly signed webhook must match amount, currency, payee and order', async () => {
  const first = await takenSilently()
  const other = await takenSilently()
  const orders = [first.order.order_id, other.order.order_id]
  const clearReviews = () => site.db`update payments set review = null where order_id in ${site.db(orders)}`
  const wrong: [review: string, resource: object][] = [
    ['wrong_amount', { ...first.resource, amount: usd('1.00') }],
    ['wrong_currency', { ...first.resource, amount: { ...first.resource.amount, currency_code: 'EUR' } }],
    ['wrong_payee', { ...first.resource, payee: { merchant_id: 'SOMEBODYELSE' } }],
    // Replayed for another order.
    ['wrong_order', { ...first.resource, custom_id: other.resource.custom_id }],
    ['wrong_order', { ...first.resource, supplementary_data: other.resource.supplementary_data }],
  ]
  for (const [review, resource] of wrong) {
    await clearReviews()
    const id = await site.forge({ event_type: 'PAYMENT.CAPTURE.COMPLETED', resource })
    assert.deepEqual(await site.send(id), [200])
    assert.equal(await stateOf(first), 'held', review)
    assert.equal(await stateOf(other), 'held', review)
    const found = await site.db<{ review: string }[]>`
      select review from payments where review is not null and order_id in ${site.db(orders)}`
    assert.deepEqual(
      found.map((one) => one.review),
      [review],
    )
  }
  const unknown = { ...first.resource, custom_id: 'LSNOBODYP1', supplementary_data: {}, id: 'NOBODYS' }
  const unmatched = await site.forge({ event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: unknown })
  assert.deepEqual(await site.send(unmatched), [200])
  const noted = await site.db<{ effect: string }[]>`
    select effect from provider_messages where body like '%NOBODYS%'`
  assert.deepEqual(
    noted.map(({ effect }) => effect),
    ['unmatched'],
  )
  await clearReviews()
  await site.passWorking(60_000)
  for (const one of [first, other]) assert.equal(await stateOf(one), 'confirmed')
  await settled()
})

test('a crash while processing a webhook rolls it back, and it is processed when sent again', async () => {
  for (const step of ['capture_written', 'order_settled', 'message_written', 'message_taken']) {
    const taken = await takenSilently()
    site.dieAt(step)
    const [status] = await site.send(taken.captured.id)
    assert.equal(status, 500)
    await site.send(taken.captured.id)
    assert.equal(await stateOf(taken), 'confirmed')
    await site.work()
    await settled()
  }
})
