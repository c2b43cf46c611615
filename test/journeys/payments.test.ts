import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Booked, Order } from '#contract/booking.ts'
import type { PaymentType } from '#contract/prices.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { checkOpenPayments } from '#server/payments/check-payment.ts'
import { advancePayments } from '#server/payments/operations/advance-payment.ts'
import { startSimulator } from '#simulator/start-simulator.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { cleanly } from '#test/support/cleanly.ts'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'
import { ask, type Guest, mailbox, sentCode, signUp } from '#test/support/guests.ts'
import { signInWords } from '#words/accounts/sign-in.ts'
import { cancelWords } from '#words/booking/cancel-order.ts'
import { editRequestsWords } from '#words/booking/edit-requests.ts'
import { orderPageWords } from '#words/booking/order-page.ts'
import { refundNoticeWords } from '#words/booking/refund-notice.ts'
import { alipayPageWords } from '#words/payments/alipay-page.ts'
import { holdAgainWords } from '#words/payments/hold-again.ts'
import { paymentMeansWords } from '#words/payments/payment-means.ts'
import { paymentResultWords } from '#words/payments/payment-result.ts'

const desk = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const s_d = addDays(new Date().toISOString().slice(0, 10), 20)
const e_d = addDays(s_d, 2)

const sim = await startSimulator({ port: 0, file: null, clock: Date.now })
after(sim.close)
const browser = await launchBrowser()
after(() => browser.close())
// The server's clock follows the system clock and can be advanced, so that a hold ends without waiting.
let ahead = 0
const app = await testApp({ pages: true, env: { ...sim.merchant }, clock: () => Date.now() + ahead })
await fillForBooking(app, Date.now(), 40)
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
for (const method of app.payments.providers.keys())
  sim.setNotifyUrl(method, `${base}/api/pay/notify/${method}`)
const url = (locale: Locale, path: string) => base + (locale === 'zh' ? '/zh' : '') + path

/** The jobs of a worker. */
async function work() {
  await cleanly(advancePayments(app.payments))
  await cleanly(checkOpenPayments(app.payments))
}
const control = (what: string, body: object) =>
  fetch(`${sim.url}/__sim/${what}`, { method: 'POST', body: JSON.stringify(body) })

let guests = 0
/** A logged-in guest in a new browser context, with an unpaid order. */
async function guestWithOrder(locale: Locale, device: BrowserContextOptions, payment: PaymentType) {
  const account = `payer.${++guests}@lodestar.example`
  const guest = await signUp(app, account, { browser: true })
  const context = await browser.newContext({
    locale: locale === 'zh' ? 'zh-CN' : 'en-GB',
    ...device,
  })
  await context.addCookies([{ name: 'USER_TOEKN', value: guest.cookie, url: base }])
  const user = { id: guest.id, account, email: account, name: '', points: 0, travellers: [], phone: null }
  await context.addInitScript(
    ([info, usertoken, origin]) => {
      if (location.origin !== origin || localStorage.getItem('user_info')) return
      localStorage.setItem('user_info', info!)
      localStorage.setItem('lodestar', JSON.stringify({ usertoken }))
    },
    [JSON.stringify(user), guest.token, base],
  )
  const faults: string[] = []
  context.on('page', (page) => {
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
        faults.push(message.text())
    })
  })
  const { rate } = await findRate(app, { payment, free: true, s_d, e_d, left: 4 })
  const as = { headers: guest.auth, cookie: guest.cookie }
  const { body } = await ask(
    app,
    'hot/r_commit',
    bookingFields(rate.quote, { lang: locale, 'contact[email]': account }),
    as,
  )
  assert.equal(body.code, 1, JSON.stringify(body))
  const order = body.data as unknown as Booked
  const open = async (path: string) => {
    const page = await context.newPage()
    await page.goto(url(locale, path))
    return page
  }
  const leave = async () => {
    assert.deepEqual(faults, [])
    await context.close()
  }
  return { guest, order, open, leave, payStep: () => open(`/hotels/pay?order=${order.order_id}`) }
}

async function show({ auth, cookie }: Guest, { order_id }: Booked) {
  const { body } = await ask(
    app,
    'order/o_detail',
    { id: order_id },
    { headers: auth, cookie, method: 'GET' },
  )
  return body.data as unknown as Order
}
const paymentsOf = ({ order_id }: Booked) => app.db<{ state: string; method: string; unclaimed: boolean }[]>`
  select state, method, orphan as unclaimed from payments where order_id = ${order_id} order by id`

const choose = (page: Page, locale: Locale, method: 'paypal' | 'alipay' | 'unionpay') =>
  page.getByRole('radio', { name: paymentMeansWords(locale).name(method) }).check()
const payButton = (page: Page) => page.locator('form .button-filled').filter({ visible: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

for (const [locale, device, name] of [
  ['en', desk, 'at a desk'],
  ['zh', phone, 'on a phone'],
] as const) {
  const means = paymentMeansWords(locale)
  const result = paymentResultWords(locale)

  test(`${locale}, ${name}: PayPal states its charge, is paid, cancelled, and the refund is shown`, async () => {
    const { guest, order, payStep, leave } = await guestWithOrder(locale, device, 'prepay')
    const page = await payStep()
    await choose(page, locale, 'paypal')
    const { payment } = await show(guest, order)
    const { charge, rate } = payment.means.find(({ method }) => method === 'paypal')!
    await page.getByText(formatMoney(charge!, locale)).first().waitFor()
    await page.getByText(means.rate(rate!.from, rate!.rate, rate!.to)).waitFor()
    assert.deepEqual(await faultsByAxe(page), [])
    await payButton(page).dblclick()
    await page.waitForURL(`${sim.url}/**`)
    await page.locator('button[value=approve]').click()
    await heading(page, result.paid).waitFor()
    assert.ok(page.url().startsWith(url(locale, `/hotels/inquiryfee?order=${order.order_id}`)))
    assert.deepEqual(await faultsByAxe(page), [])
    await page.reload()
    await heading(page, result.paid).waitFor()
    assert.deepEqual(
      (await paymentsOf(order)).map(({ state }) => state),
      ['captured'],
    )

    await page.getByRole('link', { name: result.viewOrder }).click()
    const say = orderPageWords(locale)
    const trail = page.locator('.money-trail')
    await trail
      .locator('td')
      .filter({ hasText: new RegExp(`^${say.payment}`) })
      .waitFor()
    await page.getByRole('button', { name: say.cancelOrder }).click()
    await page
      .locator('dialog')
      .getByRole('button', { name: cancelWords(locale).yesBack(formatMoney(order.due_now, locale)) })
      .click()
    await trail.getByText(say.refundUnderWay).waitFor()
    const told = page.locator('.cancellation-notice')
    await told.getByText(refundNoticeWords(locale).seeMoney).waitFor()
    assert.match((await told.textContent())!, /PayPal/)
    await work()
    await page.reload()
    await trail.getByText(say.refundSent).waitFor()
    assert.deepEqual(
      (await paymentsOf(order)).map(({ state }) => state),
      ['refunded'],
    )
    await leave()
  })

  test(`${locale}, ${name}: Alipay shows its code, continues automatically when paid, and is gone from Back`, async () => {
    const { order, open, payStep, leave } = await guestWithOrder(locale, device, 'deposit')
    const say = alipayPageWords(locale)
    const page = await payStep()
    await choose(page, locale, 'alipay')
    await payButton(page).click()
    await heading(page, say.title).waitFor()
    const isPhone = device === phone
    const link = page.getByRole('link', { name: isPhone ? say.open : say.cannotScan })
    const address = await link.getAttribute('href')
    if (!isPhone) await page.getByRole('img', { name: /QR/ }).waitFor()
    await page.getByText(say.waiting).waitFor()
    assert.deepEqual(await faultsByAxe(page), [])
    await page.reload()
    await page.getByText(say.waiting).waitFor()
    assert.equal((await paymentsOf(order)).length, 1)

    // The phone, beside the waiting page.
    const telephone = await open('/')
    await telephone.goto(address!)
    await telephone.locator('button[value=pay]').click()
    await heading(page, result.paid).waitFor()
    await page.goBack()
    // The pay page has nothing left to pay and shows the result instead.
    await page.waitForURL(/hotels\/inquiryfee/)
    await leave()
  })

  test(`${locale}, ${name}: UnionPay’s form submits itself, and only the server's notification is trusted`, async () => {
    const { order, payStep, leave } = await guestWithOrder(locale, device, 'prepay')
    const page = await payStep()
    await choose(page, locale, 'unionpay')
    await payButton(page).click()
    await page.waitForURL(`${sim.url}/bank/**`)
    await page.locator('button[value=pay]').click()
    await heading(page, result.paid).waitFor()
    assert.deepEqual(
      (await paymentsOf(order)).map(({ method, state }) => [method, state]),
      [['unionpay', 'captured']],
    )
    await leave()
  })
}

test('a guarantee is held and nothing charged; a forged return proves nothing', async () => {
  const { order, open, payStep, leave } = await guestWithOrder('en', desk, 'guarantee')
  const result = paymentResultWords('en')
  const forged = await open(`/hotels/inquiryfee?order=${order.order_id}&token=FORGED&PayerID=ME`)
  await heading(forged, result.open).waitFor()
  const page = await payStep()
  await choose(page, 'en', 'paypal')
  await payButton(page).click()
  await page.waitForURL(`${sim.url}/**`)
  await forged.reload()
  await heading(forged, result.open).waitFor()
  await page.locator('button[value=approve]').click()
  await heading(page, result.held).waitFor()
  await heading(forged, result.held).waitFor()
  await page.getByText(result.cancelByText).waitFor()
  await leave()
})

test('cancelling, declining and Back leave the room held, and the next attempt is paid once', async () => {
  const { order, payStep, leave } = await guestWithOrder('en', desk, 'prepay')
  const result = paymentResultWords('en')
  const page = await payStep()
  await choose(page, 'en', 'paypal')
  await payButton(page).click()
  await page.waitForURL(`${sim.url}/**`)
  await page.goBack()
  await choose(page, 'en', 'paypal')
  await payButton(page).click()
  await page.waitForURL(`${sim.url}/**`)
  await page.locator('button[value=cancel]').click()
  await heading(page, result.open).waitFor()
  await page.getByRole('link', { name: result.choose }).click()
  await choose(page, 'en', 'paypal')
  await payButton(page).click()
  await page.waitForURL(`${sim.url}/**`)
  await page.locator('button[value=decline]').click()
  await heading(page, result.declined).waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  await page.getByRole('link', { name: result.another }).click()
  await choose(page, 'en', 'alipay')
  await payButton(page).click()
  const link = page.getByRole('link', { name: alipayPageWords('en').cannotScan })
  await page.goto((await link.getAttribute('href'))!)
  await page.locator('button[value=pay]').click()
  await heading(page, result.paid).waitFor()
  const paid = (await paymentsOf(order)).filter(({ state }) => state === 'captured')
  assert.deepEqual(
    paid.map(({ method }) => method),
    ['alipay'],
  )
  await leave()
})

test('a lost response is checked, not repeated; two tabs that both pay are charged once', async () => {
  const { order, payStep, leave } = await guestWithOrder('en', desk, 'prepay')
  const result = paymentResultWords('en')
  const [one, other] = [await payStep(), await payStep()]
  for (const page of [one, other]) {
    await choose(page, 'en', 'paypal')
    await payButton(page).click()
    await page.waitForURL(`${sim.url}/**`)
  }
  await control('messages', { hold: true })
  await control('faults', { mode: 'reset_after', match: '/capture', times: 1 })
  await one.locator('button[value=approve]').click()
  await heading(one, result.checking).waitFor()
  assert.equal(await one.locator('.button-filled').count(), 0)
  assert.deepEqual(await faultsByAxe(one), [])
  await other.goto(url('en', `/center/detail/${order.order_id}`))
  await other.getByText(paymentMeansWords('en').checking).waitFor()
  await control('messages', { hold: false })
  for (let round = 0; round < 20 && (await paymentsOf(order))[0]!.state !== 'captured'; round++) {
    await work()
    await one.waitForTimeout(250)
  }
  await heading(one, result.paid).waitFor()
  assert.deepEqual(
    (await paymentsOf(order)).map(({ state, unclaimed }) => [state, unclaimed]),
    [['captured', false]],
  )
  await leave()
})

test('UnionPay on the page of the Alipay code starts UnionPay', async () => {
  const { order, payStep, leave } = await guestWithOrder('zh', phone, 'prepay')
  const page = await payStep()
  await choose(page, 'zh', 'alipay')
  await payButton(page).click()
  await page.getByText(alipayPageWords('zh').waiting).waitFor()
  await page
    .locator('.other-means')
    .getByRole('button', { name: paymentMeansWords('zh').name('unionpay') })
    .click()
  await page.waitForURL(`${sim.url}/bank/**`)
  await page.locator('button[value=pay]').click()
  await heading(page, paymentResultWords('zh').paid).waitFor()
  const paid = (await paymentsOf(order)).filter(({ state }) => state === 'captured')
  assert.deepEqual(
    paid.map(({ method }) => method),
    ['unionpay'],
  )
  await leave()
})

test('a hold that ended can be made again, with the names of the first', async () => {
  const { order, open, leave } = await guestWithOrder('en', desk, 'prepay')
  ahead = 31 * 60_000
  const page = await open(`/hotels/inquiryfee?order=${order.order_id}`)
  await page.getByRole('button', { name: holdAgainWords('en').again }).click()
  await page.waitForURL(/\/hreserve\?quote=/)
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name="guests.0.last"]')?.value === 'Lovelace',
  )
  ahead = 0
  await leave()
})

test('arrival time and requests are changed on the order, and the hotel gets the new ones', async () => {
  const { guest, order, open, leave } = await guestWithOrder('zh', phone, 'guarantee')
  const say = editRequestsWords('zh')
  const page = await open(`/center/detail/${order.order_id}`)
  await page.getByRole('button', { name: say.edit }).click()
  await page.locator('[name=arrival]').selectOption({ index: 3 })
  await page.locator('[name=wishes]').fill('请安排高楼层')
  await page.getByRole('button', { name: say.save }).click()
  await page.locator('.edit-requests').waitFor({ state: 'detached' })
  await page.getByText('请安排高楼层').waitFor()
  assert.equal((await show(guest, order)).wishes, '请安排高楼层')
  assert.deepEqual(await faultsByAxe(page), [])
  await leave()
})

test('a booking made on the telephone is paid by the guest through the mailed link', async () => {
  const member = await haveStaff(app.db, { role: 'support' })
  const headers = await staffHeaders(app.db, member, { now: Date.now() })
  const { rate } = await findRate(app, { payment: 'prepay', free: true, s_d, e_d, left: 4 })
  const email = 'telephone@lodestar.example'
  const contact = { name: 'Elin Nyström', email, phone: '+46701234567' }
  const guests = [{ first: 'Elin', last: 'Nyström' }]
  const booking = { quote: rate.quote, guests, contact, guest_lang: 'en', req_id: 'telephone-1' }
  const said = await askDesk(app, 'orders/book', { headers, body: booking })
  assert.equal(said.code, 1, said.msg)
  const [mail] = await mailbox(app, email)
  const path = /\/hotels\/pay\?order=\d+/.exec(mail!.text)![0]

  const context = await browser.newContext(desk)
  const page = await context.newPage()
  await page.goto(url('en', path))
  const dialog = page.locator('dialog')
  await dialog.locator('input[name=email]').fill(email)
  await dialog.getByRole('button', { name: signInWords('en').sendCode }).click()
  await dialog.locator('input[name=password]').fill(await sentCode(app, email))
  await dialog.locator('button[type=submit]').click()
  await choose(page, 'en', 'paypal')
  await payButton(page).click()
  await page.waitForURL(`${sim.url}/**`)
  await page.locator('button[value=approve]').click()
  await heading(page, paymentResultWords('en').paid).waitFor()
  await context.close()

  const { order } = said.data as unknown as { order: Order }
  const shown = await askDesk(app, 'orders/show', {
    method: 'GET',
    headers,
    body: { number: order.order_no },
  })
  assert.deepEqual(
    [order.state, (shown.data as unknown as { order: Order }).order.state],
    ['held', 'confirmed'],
  )
})
