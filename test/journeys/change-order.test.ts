import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Booked, Order } from '#contract/booking.ts'
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
import { ask, signUp } from '#test/support/guests.ts'
import { changeWords } from '#words/booking/change-order.ts'
import { orderPageWords } from '#words/booking/order-page.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import { refusals } from '#words/errors/refusals.ts'
import { formatDates } from '#words/format.ts'
import { alipayPageWords } from '#words/payments/alipay-page.ts'
import { paymentMeansWords } from '#words/payments/payment-means.ts'
import { paymentResultWords } from '#words/payments/payment-result.ts'

const desk = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const s_d = addDays(new Date().toISOString().slice(0, 10), 30)
const e_d = addDays(s_d, 3)

const sim = await startSimulator({ port: 0, file: null, clock: Date.now })
after(sim.close)
const browser = await launchBrowser()
after(() => browser.close())
const app = await testApp({ pages: true, env: { ...sim.merchant } })
const { db } = app
await fillForBooking(app, Date.now(), 40)
await db`delete from restrictions`
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
for (const method of app.payments.providers.keys())
  sim.setNotifyUrl(method, `${base}/api/pay/notify/${method}`)
const url = (locale: Locale, path: string) => base + (locale === 'zh' ? '/zh' : '') + path

async function work() {
  await cleanly(advancePayments(app.payments))
  await cleanly(checkOpenPayments(app.payments))
}

type Method = 'paypal' | 'alipay'
let guests = 0
/** A logged-in guest in a new browser context, with a paid order of three nights. */
async function guestWithStay(locale: Locale, device: BrowserContextOptions, method: Method) {
  const account = `changer.${++guests}@lodestar.example`
  const guest = await signUp(app, account, { browser: true })
  const context = await browser.newContext({ locale: locale === 'zh' ? 'zh-CN' : 'en-GB', ...device })
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
  context.on('page', (page) => page.on('pageerror', (error) => faults.push(error.message)))
  const found = await findRate(app, { payment: 'prepay', free: true, s_d, e_d, left: 6 })
  const as = { headers: guest.auth, cookie: guest.cookie }
  const fields = bookingFields(found.rate.quote, { lang: locale, 'contact[email]': account })
  const { body } = await ask(app, 'hot/r_commit', fields, as)
  assert.equal(body.code, 1, JSON.stringify(body))
  const order = body.data as unknown as Booked
  const open = async (path: string) => {
    const page = await context.newPage()
    await page.goto(url(locale, path))
    return page
  }
  const show = async () => {
    const asked = { id: order.order_id }
    const { body } = await ask(app, 'order/o_detail', asked, { ...as, method: 'GET' })
    return body.data as unknown as Order
  }
  const leave = async () => {
    assert.deepEqual(faults, [])
    await context.close()
  }
  const page = await open(`/hotels/pay?order=${order.order_id}`)
  await pay(page, locale, method, { open })
  await page.goto(url(locale, `/center/detail/${order.order_id}`))
  await page.getByRole('link', { name: changeWords(locale).openChange }).click()
  await page.getByRole('heading', { level: 1, name: changeWords(locale).title }).waitFor()
  return { order, found, page, open, show, leave }
}

/** Pays at the provider, and returns when the result page says so. */
async function pay(
  page: Page,
  locale: Locale,
  method: Method,
  { open, result = 'paid' }: { open: (path: string) => Promise<Page>; result?: 'paid' | 'changed' },
) {
  await page.getByRole('radio', { name: paymentMeansWords(locale).name(method) }).check()
  await page.locator('form .button-filled').filter({ visible: true }).click()
  if (method === 'paypal') {
    await page.waitForURL(`${sim.url}/**`)
    await page.locator('button[value=approve]').click()
  } else {
    const link = page.getByRole('link', { name: alipayPageWords(locale).open })
    const telephone = await open('/')
    await telephone.goto((await link.getAttribute('href'))!)
    await telephone.locator('button[value=pay]').click()
    await telephone.close()
  }
  await page.getByRole('heading', { level: 1, name: paymentResultWords(locale)[result] }).waitFor()
}

/** Types both dates, and waits until the difference of them is shown. */
async function choose(page: Page, stay: { s_d: string; e_d: string }) {
  for (const name of ['s_d', 'e_d'] as const) {
    await page.locator(`input[name=${name}]`).fill(stay[name])
    await page.locator(`input[name=${name}]`).press('Tab')
  }
  await page.locator('.change-summary:not([aria-busy])').waitFor()
}
const review = async (page: Page, locale: Locale) => {
  await page.getByRole('button', { name: changeWords(locale).review }).click()
  await page.getByRole('heading', { level: 1, name: changeWords(locale).reviewTitle }).waitFor()
}
const confirm = (page: Page) => page.locator('.change-answers .button-filled')

test('zh, on a phone: two nights later and one more; the difference is paid with Alipay', async () => {
  const locale = 'zh'
  const say = changeWords(locale)
  const { order, page, open, show, leave } = await guestWithStay(locale, phone, 'alipay')
  assert.equal(await page.locator('.day[data-booked]').count(), 3)
  const wanted = { s_d: addDays(s_d, 2), e_d: addDays(s_d, 6) }
  await choose(page, wanted)
  assert.deepEqual(await faultsByAxe(page), [])
  await review(page, locale)
  assert.deepEqual(await faultsByAxe(page), [])
  await page.getByText(say.nowHold).waitFor()
  await confirm(page).click()
  await page.waitForURL(/hotels\/pay\?order=/)
  const held = await show()
  assert.equal(held.stay.s_d, s_d)
  await page.getByText(formatMoney(held.change!.due, locale)).first().waitFor()
  await pay(page, locale, 'alipay', { open, result: 'changed' })
  const changed = await show()
  assert.deepEqual([changed.stay.s_d, changed.stay.e_d], [wanted.s_d, wanted.e_d])
  await page.goto(url(locale, `/center/detail/${order.order_id}`))
  const dates = formatDates(wanted.s_d, wanted.e_d, locale)
  await page.getByText(orderPageWords(locale).changed(dates)).waitFor()
  await leave()
})

test('en, at a desk: a shorter stay is refunded by PayPal', async () => {
  const locale = 'en'
  const { page, show, leave } = await guestWithStay(locale, desk, 'paypal')
  await choose(page, { s_d, e_d: addDays(s_d, 2) })
  assert.deepEqual(await faultsByAxe(page), [])
  await review(page, locale)
  const text = (await confirm(page).textContent())!
  await confirm(page).click()
  await page.getByText(orderPageWords(locale).changed(formatDates(s_d, addDays(s_d, 2), locale))).waitFor()
  await work()
  const { payment, stay } = await show()
  assert.equal(stay.e_d, addDays(s_d, 2))
  assert.ok(payment.refunded.amount > 0)
  assert.ok(text.includes(formatMoney(payment.refunded, locale)), text)
  await leave()
})

test('en, at a desk: a night that is sold and a price that rises in between leave the stay as it was', async () => {
  const locale = 'en'
  const say = changeWords(locale)
  const { found, page, show, leave } = await guestWithStay(locale, desk, 'paypal')
  await choose(page, { s_d, e_d: addDays(s_d, 4) })
  await review(page, locale)
  const shown = await confirm(page).textContent()
  await db`update rate_plans set percent = percent + 700 where id = ${found.rate.rate}`
  await confirm(page).click()
  await page.getByText(refusals.sim_changed.text.en).waitFor()
  await page.getByText(say.untouched).waitFor()
  await page.locator('.change-answers .button-filled:not([aria-busy])').waitFor()
  assert.notEqual(await confirm(page).textContent(), shown)

  await db`
    insert into inventory_nights (room_type_id, night, free)
    select id, ${addDays(s_d, 3)}, 0 from room_types where hotel_id = ${found.hotel}
    on conflict (room_type_id, night, hotel_id) do update set free = 0`
  await confirm(page).click()
  await page.getByText(say.untouched).first().waitFor()
  const stands = await show()
  assert.deepEqual([stands.stay.e_d, stands.revisions.length, stands.change], [e_d, 1, null])
  await leave()
})

test('en, on a phone: a name is corrected without new prices', async () => {
  const locale = 'en'
  const say = changeWords(locale)
  const { order, page, show, leave } = await guestWithStay(locale, phone, 'paypal')
  await page.goto(url(locale, `/center/detail/${order.order_id}`))
  await page.getByRole('button', { name: say.names }).click()
  const last = page.getByRole('textbox', { name: reserveWords(locale).last })
  await last.fill('')
  await page.getByRole('button', { name: say.saveNames }).click()
  await page.getByText(reserveWords(locale).nameMissing).waitFor()
  await last.fill('King')
  assert.deepEqual(await faultsByAxe(page), [])
  await page.getByRole('button', { name: say.saveNames }).click()
  await page.getByText(orderPageWords(locale).namesCorrected).waitFor()
  const { rooms, revisions, price } = await show()
  assert.deepEqual(rooms[0]!.guests, [{ first: 'Ada', last: 'King' }])
  assert.equal(revisions.length, 1)
  assert.deepEqual(price.total, order.price.total)
  await leave()
})
