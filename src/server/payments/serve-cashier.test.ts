import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AlipayCode, GatewayForm, PaypalOrder } from '#contract/payments.ts'
import { openPayingSite } from '#test/support/paying-site.ts'

const site = await openPayingSite({ isCashierServed: true, hotels: 20 })
const origin = site.app.origin()
const cashier = `${origin}/simulated-cashier`
const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
const confirmed = async (order: Parameters<typeof site.status>[0], guest: number) => {
  await site.settled(async () => (await site.status(order, guest)).state === 'confirmed')
  assert.equal((await site.status(order, guest)).state, 'confirmed')
}

test('visitors of a public demonstration pay at pages of the site, by each of the three methods', async () => {
  const dollars = await site.book({ payment: 'prepay' })
  const paypal = await site.ask<PaypalOrder>('paypal/paypal_created_order', dollars.order, dollars.guest)
  assert.ok(paypal.data.approve_url.startsWith(`${cashier}/checkoutnow?token=`))
  const page = await fetch(paypal.data.approve_url)
  assert.match(page.headers.get('content-security-policy')!, /^sandbox allow-forms/)
  assert.match(await page.text(), /<form method="post" action="checkoutnow">/)
  const back = await post(`${cashier}/checkoutnow`, { token: paypal.data.paypal_id, act: 'approve' })
  assert.equal(back.status, 303)
  assert.ok(back.headers.get('location')!.startsWith(`${origin}/hotels/inquiryfee?order=`))
  await site.finish(dollars.order, dollars.guest)
  await confirmed(dollars.order, dollars.guest)

  const scanned = await site.book({ payment: 'prepay' })
  const { qr, page_url } = (await site.ask<AlipayCode>('pay/alipay_code', scanned.order, scanned.guest)).data
  assert.ok(qr.startsWith(`${cashier}/qr/`))
  const login = await fetch(page_url!, { redirect: 'manual' })
  assert.equal(
    new URL(login.headers.get('location')!, page_url!).pathname.startsWith('/simulated-cashier/qr/'),
    true,
  )
  await post(qr, { act: 'pay' })
  await confirmed(scanned.order, scanned.guest)

  const carded = await site.book({ payment: 'prepay' })
  const { action, fields } = (await site.ask<GatewayForm>('pay/unionpay', carded.order, carded.guest)).data
  assert.equal(action, `${cashier}/gateway/api/frontTransReq.do`)
  const entered = await post(action, fields)
  const bank = new URL(entered.headers.get('location')!, action).href
  assert.ok(bank.startsWith(`${cashier}/bank/`))
  await post(bank, { act: 'pay' })
  await confirmed(carded.order, carded.guest)
  assert.deepEqual(await site.check(), [])
})

test('only these pages are reachable: no control of the simulator, no call of a provider', async () => {
  const closed = [
    ['GET', '/__sim/journal'],
    ['GET', '/__sim/merchant'],
    ['POST', '/__sim/faults'],
    ['POST', '/v1/oauth2/token'],
    ['POST', '/v2/checkout/orders'],
    ['POST', '/gateway.do'],
    ['POST', '/gateway/api/backTransReq.do'],
    ['POST', '/filedownload/'],
    ['GET', '/bills/2027-01-10'],
    ['GET', '/qr/..%2F__sim%2Fjournal'],
    ['GET', '/qr/%2e%2e%2f__sim'],
  ] as const
  for (const [method, path] of closed)
    assert.equal((await fetch(cashier + path, { method })).status, 404, `${method} ${path}`)
})
