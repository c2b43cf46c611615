import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { advancePayments } from '#server/payments/operations/advance-payment.ts'
import { startSimulator } from '#simulator/start-simulator.ts'
import { testApp } from '#test/support/app.ts'
import { fillForBooking, findRate } from '#test/support/bookings.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { handsOf, type Means } from '#test/support/browser/hands.ts'
import { hydrated } from '#test/support/browser/hydrated.ts'
import { chooseRate, field, rateText, typeReservation } from '#test/support/browser/reserving.ts'
import { cleanly } from '#test/support/cleanly.ts'
import { mailbox, sentCode } from '#test/support/guests.ts'
import { cancelWords } from '#words/booking/cancel-order.ts'
import { orderPageWords } from '#words/booking/order-page.ts'
import { orderWords } from '#words/booking/orders.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { payPageWords } from '#words/payments/pay-page.ts'
import { paymentMeansWords } from '#words/payments/payment-means.ts'
import { paymentResultWords } from '#words/payments/payment-result.ts'
import { searchWords } from '#words/search/search.ts'

const s_d = addDays(new Date().toISOString().slice(0, 10), 40)
const e_d = addDays(s_d, 2)

const sim = await startSimulator({ port: 0, file: null, clock: Date.now })
after(sim.close)
const browser = await launchBrowser()
after(() => browser.close())
const app = await testApp({ pages: true, env: { ...sim.merchant } })
await fillForBooking(app, Date.now(), 40)
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
for (const method of app.payments.providers.keys())
  sim.setNotifyUrl(method, `${base}/api/pay/notify/${method}`)

/** A prepaid stay that is still refundable, and the names by which it is found. */
async function stayToFind(locale: Locale) {
  const { hotel, rate } = await findRate(app, { payment: 'prepay', free: true, s_d, e_d, left: 4 })
  const [names] = await app.db<{ hotel: string; city: string; slug: string }[]>`
    select h.${app.db(`name_${locale}`)} as hotel, p.${app.db(`name_${locale}`)} as city, p.slug
    from hotels h join places p on p.id = h.city where h.id = ${hotel}`
  return {
    ...names!,
    total: rateText(rate.price.total, locale),
    due: formatMoney(rate.price.due_now, locale),
  }
}
const traceOf = async (email: string) => ({
  orders: await app.db<{ state: string }[]>`
    select o.state from orders o join accounts a on a.id = o.account_id where a.email = ${email}`,
  payments: await app.db<{ state: string }[]>`
    select p.state from payments p join orders o on o.id = p.order_id
    join accounts a on a.id = o.account_id where a.email = ${email}`,
  cancelled: await app.db<{ kind: string }[]>`
    select e.kind from order_events e join orders o on o.id = e.order_id
    join accounts a on a.id = o.account_id where a.email = ${email} and e.kind = 'cancelled'`,
})
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const visibleButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true })

const ways: readonly [Locale, Means, BrowserContextOptions][] = [
  ['en', 'keyboard', { viewport: { width: 1440, height: 900 }, locale: 'en-GB' }],
  ['zh', 'touch', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'zh-CN' }],
]
for (const [locale, means, device] of ways) {
  test(`${locale}, by ${means}: from the search to a confirmed stay, and on to a cancelled one`, async (journey) => {
    const stay = await stayToFind(locale)
    const email = `whole.stay.${locale}@lodestar.example`
    const context = await browser.newContext(device)
    const faults: string[] = []
    context.on('page', (opened) => {
      opened.on('pageerror', (error) => faults.push(error.message))
      opened.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
          faults.push(message.text())
      })
    })
    const page = await context.newPage()
    const { press, pressTwice, type } = handsOf(page, means)
    const pay = payPageWords(locale)
    const order = orderPageWords(locale)
    const result = paymentResultWords(locale)
    const trail = page.locator('.money-trail')

    await journey.test('the front page finds the town, and the list the hotel', async () => {
      const say = searchWords(locale)
      await page.goto(base + (locale === 'zh' ? '/zh' : '/'))
      await hydrated(page)
      await type(page.getByRole('combobox', { name: say.where }), stay.city)
      const option = page.getByRole('option').filter({ hasText: stay.city }).first()
      await option.waitFor()
      if (means === 'keyboard') {
        await page.keyboard.press('ArrowDown')
        await page.locator('[role=option][aria-selected=true]').waitFor()
        await page.keyboard.press('Enter')
      } else await press(option)
      await page.locator('.calendar').waitFor()
      await type(page.locator('input[name=s_d]:visible'), s_d)
      await page.keyboard.press('Enter')
      await type(page.locator('input[name=e_d]:visible'), e_d)
      await page.keyboard.press('Enter')
      await press(visibleButton(page, say.search))
      await page.waitForURL((at) => at.pathname.endsWith(stay.slug) && at.searchParams.get('s_d') === s_d)
      await press(page.getByRole('link', { name: stay.hotel, exact: true }).first())
      await heading(page, stay.hotel).waitFor()
    })

    await journey.test('Back restores the list, and the hotel is one press away', async () => {
      await page.goBack()
      const card = page.getByRole('link', { name: stay.hotel, exact: true }).first()
      await card.waitFor()
      await press(card)
      await heading(page, stay.hotel).waitFor()
      assert.equal(new URL(page.url()).searchParams.get('e_d'), e_d)
    })

    await journey.test('the rate is reserved; a reload preserves the form input', async () => {
      await hydrated(page)
      await chooseRate(page, stay.total, means)
      await press(page.locator('.dock').getByRole('button', { name: rateWords(locale).reserve }))
      await heading(page, reserveWords(locale).title).waitFor()
      await typeReservation(page, email, means)
      await page.reload()
      await hydrated(page)
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('[name="contact.phone"]')?.value,
      )
      await page.locator('option[value=SE]').waitFor({ state: 'attached' })
    })

    await journey.test('a double press sends one code; entering it holds one room', async () => {
      const say = reserveWords(locale)
      await pressTwice(visibleButton(page, say.bookPayNow(stay.due)))
      await page.getByText(say.codeNeeded(email)).waitFor()
      const code = await sentCode(app, email)
      await type(field(page, 'code'), code)
      await page.waitForURL(/\/hotels\/pay\?order=\d+$/)
      await heading(page, pay.title).waitFor()
      assert.equal((await mailbox(app, email)).filter((mail) => mail.code).length, 1)
      assert.deepEqual(
        (await traceOf(email)).orders.map(({ state }) => state),
        ['held'],
      )
    })

    await journey.test('a double press pays once; a tab that still offers to pay is updated', async () => {
      const other = await context.newPage()
      await other.goto(page.url())
      await heading(other, pay.title).waitFor()
      await page.bringToFront()
      await page.getByRole('radio', { name: paymentMeansWords(locale).name('paypal') }).check()
      await pressTwice(visibleButton(page, paymentMeansWords(locale).pay(stay.due)))
      await page.waitForURL(`${sim.url}/**`)
      await press(page.locator('button[value=approve]'))
      await heading(page, result.paid).waitFor()
      await page.reload()
      await heading(page, result.paid).waitFor()
      await other.bringToFront()
      // A headless browser gives no tab the focus.
      await other.evaluate(() => dispatchEvent(new Event('focus')))
      await heading(other, result.paid).waitFor()
      assert.match(other.url(), /\/hotels\/inquiryfee\?order=\d+$/)
      await other.close()
      const { orders, payments } = await traceOf(email)
      assert.deepEqual([orders[0]!.state, payments.map(({ state }) => state)], ['confirmed', ['captured']])
    })

    await journey.test('a double press cancels once, and the refund is followed to its end', async () => {
      await page.bringToFront()
      await press(page.getByRole('link', { name: result.viewOrder }))
      await press(page.getByRole('button', { name: order.cancelOrder }))
      const yes = page.locator('dialog').getByRole('button', { name: cancelWords(locale).yesBack(stay.due) })
      await yes.waitFor()
      await pressTwice(yes)
      await trail.getByText(order.refundUnderWay).waitFor()
      await cleanly(advancePayments(app.payments))
      await page.reload()
      await trail.getByText(order.refundSent).waitFor()
      await page.getByText(order.cancelWhy('cancelled')).waitFor()
      assert.deepEqual(await faultsByAxe(page), [])
      const { orders, payments, cancelled } = await traceOf(email)
      assert.deepEqual(
        [orders.map(({ state }) => state), payments.map(({ state }) => state), cancelled.length],
        [['cancelled'], ['refunded'], 1],
      )
    })

    await journey.test('Back still shows the end of the payment, and its result', async () => {
      await page.goBack()
      await heading(page, result.cancelled).waitFor()
      await press(page.getByRole('link', { name: result.viewOrder }))
      await press(page.getByRole('link', { name: order.toOrders }).filter({ visible: true }).first())
      await page.getByText(orderWords(locale).refundSent(stay.due)).waitFor()
    })
    assert.deepEqual(faults, [])
    await context.close()
  })
}
