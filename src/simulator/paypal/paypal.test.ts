import assert from 'node:assert/strict'
import { verify, X509Certificate } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { crc32 } from 'node:zlib'
import { startSimulator } from '../start-simulator.ts'

const sim = await startSimulator({ port: 0, file: null, clock: () => Date.parse('2027-03-01T00:00:00Z') })
after(sim.close)

type Heard = { headers: Record<string, string | string[] | undefined>; body: string }
const heard: Heard[] = []
let onHeard = () => {}
const merchant = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  heard.push({ headers: request.headers, body })
  response.end()
  onHeard()
})
await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve))
after(() => merchant.close())
sim.setNotifyUrl('paypal', `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/notify`)

// biome-ignore lint/suspicious/noExplicitAny: whatever PayPal answers
type Loose = any
type Answer = { status: number; body: Loose }
async function call(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(sim.url + path, {
    method,
    headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text }
}

let granted: Promise<string> | null = null
const token = () => {
  granted ??= (async () => {
    const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = sim.merchant
    const answer = await fetch(`${sim.url}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    return ((await answer.json()) as { access_token: string }).access_token
  })()
  return granted
}

const usd = (value: string) => ({ currency_code: 'USD', value })
const orderOf = (intent: string, amount = usd('100.00'), context = {}) => ({
  intent,
  purchase_units: [{ custom_id: '7', amount }],
  payment_source: { paypal: { experience_context: { return_url: 'http://127.0.0.1:1/back', ...context } } },
})
const approve = (id: string, act = 'approve') =>
  fetch(`${sim.url}/checkoutnow`, {
    method: 'POST',
    body: new URLSearchParams({ token: id, act }),
    redirect: 'manual',
  })

async function captured(value = '100.00') {
  const { body: order } = await call('POST', '/v2/checkout/orders', orderOf('CAPTURE', usd(value)))
  await approve(order.id)
  const { body } = await call('POST', `/v2/checkout/orders/${order.id}/capture`)
  return body.purchase_units[0].payments.captures[0]
}

test('every call requires an access token', async () => {
  const answer = await fetch(`${sim.url}/v2/checkout/orders/1`)
  assert.equal(answer.status, 401)
})

test('an order is captured only after the payer approved it', async () => {
  const { status, body: order } = await call('POST', '/v2/checkout/orders', orderOf('CAPTURE'))
  assert.deepEqual([status, order.status], [200, 'PAYER_ACTION_REQUIRED'])
  const early = await call('POST', `/v2/checkout/orders/${order.id}/capture`)
  assert.equal(early.body.details[0].issue, 'ORDER_NOT_APPROVED')
  const back = await approve(order.id)
  assert.match(back.headers.get('location') ?? '', /^http:\/\/127\.0\.0\.1:1\/back\?token=\w+&PayerID=/)
  const done = await call('POST', `/v2/checkout/orders/${order.id}/capture`)
  const [capture] = done.body.purchase_units[0].payments.captures
  assert.deepEqual([capture.status, capture.amount.value, capture.custom_id], ['COMPLETED', '100.00', '7'])
  assert.equal(capture.seller_receivable_breakdown.net_amount.value, '96.30')
  const again = await call('POST', `/v2/checkout/orders/${order.id}/capture`)
  assert.equal(again.body.details[0].issue, 'ORDER_ALREADY_CAPTURED')
})

test('the same request id gives the same response, another body is refused, and it expires after six hours', async () => {
  const key = { 'paypal-request-id': 'once' }
  const first = await call('POST', '/v2/checkout/orders', orderOf('CAPTURE'), key)
  const again = await call('POST', '/v2/checkout/orders', orderOf('CAPTURE'), key)
  assert.equal(again.body.id, first.body.id)
  const other = await call('POST', '/v2/checkout/orders', orderOf('AUTHORIZE'), key)
  assert.equal(other.status, 400)
  await call('POST', '/__sim/clock', { advance_ms: 7 * 3_600_000 })
  const later = await call('POST', '/v2/checkout/orders', orderOf('CAPTURE'), key)
  assert.notEqual(later.body.id, first.body.id)
})

test('voiding a partly captured hold releases the rest, unless the capture was final', async () => {
  const { body: order } = await call('POST', '/v2/checkout/orders', orderOf('AUTHORIZE'))
  await approve(order.id)
  const { body } = await call('POST', `/v2/checkout/orders/${order.id}/authorize`)
  const [held] = body.purchase_units[0].payments.authorizations
  const over = await call('POST', `/v2/payments/authorizations/${held.id}/capture`, { amount: usd('115.01') })
  assert.equal(over.body.details[0].issue, 'MAX_CAPTURE_AMOUNT_EXCEEDED')
  const part = await call('POST', `/v2/payments/authorizations/${held.id}/capture`, { amount: usd('30.00') })
  assert.equal(part.body.status, 'COMPLETED')
  const release = (id: string) => call('POST', `/v2/payments/authorizations/${id}/void`)
  assert.equal((await release(held.id)).status, 204)
  const more = await call('POST', `/v2/payments/authorizations/${held.id}/capture`, { amount: usd('1.00') })
  assert.equal(more.body.details[0].issue, 'AUTHORIZATION_VOIDED')

  const { body: another } = await call('POST', '/v2/checkout/orders', orderOf('AUTHORIZE'))
  await approve(another.id)
  const authorised = await call('POST', `/v2/checkout/orders/${another.id}/authorize`)
  const { id } = authorised.body.purchase_units[0].payments.authorizations[0]
  const last = { amount: usd('30.00'), final_capture: true }
  await call('POST', `/v2/payments/authorizations/${id}/capture`, last)
  assert.equal((await release(id)).body.details[0].issue, 'PREVIOUSLY_CAPTURED')
})

test('a hold is renewed from the fourth day on, under another id', async () => {
  const { body: order } = await call('POST', '/v2/checkout/orders', orderOf('AUTHORIZE'))
  await approve(order.id)
  const { body } = await call('POST', `/v2/checkout/orders/${order.id}/authorize`)
  const [held] = body.purchase_units[0].payments.authorizations
  const renew = () => call('POST', `/v2/payments/authorizations/${held.id}/reauthorize`)
  assert.equal((await renew()).body.details[0].issue, 'REAUTHORIZATION_TOO_SOON')
  await call('POST', '/__sim/clock', { advance_ms: 4 * 86_400_000 })
  granted = null
  const renewed = await renew()
  assert.equal(renewed.status, 201)
  assert.notEqual(renewed.body.id, held.id)
})

test('refunds in parts reach the last cent and not beyond', async () => {
  const { id } = await captured()
  const refund = (value: string) => call('POST', `/v2/payments/captures/${id}/refund`, { amount: usd(value) })
  assert.equal((await refund('33.33')).status, 201)
  assert.equal((await refund('66.68')).body.details[0].issue, 'REFUND_AMOUNT_EXCEEDED')
  assert.equal((await refund('66.67')).status, 201)
  assert.equal((await refund('0.01')).body.details[0].issue, 'CAPTURE_FULLY_REFUNDED')
  assert.equal((await call('GET', `/v2/payments/captures/${id}`)).body.status, 'REFUNDED')
})

test('JPY has no decimals, and CNY is refused', async () => {
  const issue = async (currency_code: string, value: string) => {
    const { body } = await call('POST', '/v2/checkout/orders', orderOf('CAPTURE', { currency_code, value }))
    return body.details?.[0].issue
  }
  assert.equal(await issue('JPY', '100.50'), 'DECIMALS_NOT_SUPPORTED')
  assert.equal(await issue('CNY', '100.50'), 'CURRENCY_NOT_SUPPORTED')
  assert.equal(await issue('JPY', '100'), undefined)
})

test('events are signed by a certificate of our authority, over the bytes sent', async () => {
  const told = new Promise<void>((resolve) => {
    onHeard = () =>
      heard.some(({ body }) => body.includes('"PAYMENT.CAPTURE.COMPLETED"') && body.includes('"41.00"')) &&
      resolve()
  })
  await captured('41.00')
  await told
  const { headers, body } = heard.find(
    (one) => one.body.includes('"41.00"') && one.body.includes('CAPTURE.COMPLETED'),
  )!
  const text = `${headers['paypal-transmission-id']}|${headers['paypal-transmission-time']}|${sim.merchant.PAYPAL_WEBHOOK_ID}|${crc32(Buffer.from(body))}`
  const chain = await (await fetch(String(headers['paypal-cert-url']))).text()
  const signer = new X509Certificate(chain)
  assert.ok(signer.verify(new X509Certificate(sim.merchant.PAYPAL_CERT_ROOT!).publicKey))
  const signature = Buffer.from(String(headers['paypal-transmission-sig']), 'base64')
  assert.ok(verify('sha256', Buffer.from(text), signer.publicKey, signature))
})

test('a fault that loses the response has still executed the call', async () => {
  const { body: order } = await call('POST', '/v2/checkout/orders', orderOf('CAPTURE'))
  await approve(order.id)
  await call('POST', '/__sim/faults', { mode: 'reset_after', match: '/capture' })
  await assert.rejects(call('POST', `/v2/checkout/orders/${order.id}/capture`))
  assert.equal((await call('GET', `/v2/checkout/orders/${order.id}`)).body.status, 'COMPLETED')
})

test('the statement lists captures and refunds with their fees', async () => {
  const { id } = await captured('55.00')
  await call('POST', `/v2/payments/captures/${id}/refund`, { amount: usd('5.00') })
  const { body } = await call(
    'GET',
    '/v1/reporting/transactions?start_date=2027-03-01T00:00:00Z&end_date=2027-03-20T00:00:00Z',
  )
  const infos = body.transaction_details.map(({ transaction_info }: Loose) => transaction_info)
  const row = infos.find((info: Loose) => info.transaction_id === id)
  assert.deepEqual([row.transaction_amount.value, row.fee_amount.value], ['55.00', '-2.17'])
  assert.equal(infos.find((info: Loose) => info.paypal_reference_id === id).transaction_amount.value, '-5.00')
})
