import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { Order } from '#contract/booking.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { ask, type Guest, signUp } from '#test/support/guests.ts'
import { cancelWords } from '#words/booking/cancel-order.ts'
import { hotelMessageWords } from '#words/booking/hotel-messages.ts'
import { orderAnswers } from '#words/booking/order-answers.ts'
import { orderPageWords } from '#words/booking/order-page.ts'
import { orderWords } from '#words/booking/orders.ts'
import { voucherWords } from '#words/booking/voucher.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { reviewFormWords } from '#words/hotels/review-form.ts'
import { payPageWords } from '#words/payments/pay-page.ts'
import { payStepWords } from '#words/payments/pay-step.ts'
import { paymentMeansWords } from '#words/payments/payment-means.ts'
import { checkoutWords } from '#words/site/checkout.ts'
import { uploadWords } from '#words/site/pictures.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }
const password = 'lamplight-7'
const s_d = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
const e_d = new Date(Date.now() + 42 * 86_400_000).toISOString().slice(0, 10)

const browser = await launchBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'orders-'))
after(() => rmSync(dataDir, { recursive: true, force: true }))
const app = await testApp({ pages: true, env: { DATA_DIR: dataDir } })
await fillForBooking(app, Date.now(), 30)
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
after(() => browser.close())

const url = (locale: Locale, path: string) => base + (locale === 'zh' ? '/zh' : '') + path

/** A guest with an order of this many rooms, paid by the given terms. */
type Wanted = { payment: 'at_hotel' | 'prepay'; rooms?: number; free?: boolean }

async function guestWithOrder(account: string, wanted: Wanted) {
  const guest = await signUp(app, account, { password })
  return { guest, order: await bookFor(guest, wanted) }
}

async function bookFor(guest: Guest, { payment, rooms = 1, free = false }: Wanted) {
  const stay = { s_d, e_d, rooms, adults: 2 * rooms }
  const { rate } = await findRate(app, { payment, free, ...stay, left: rooms + 3 })
  const as = { headers: guest.auth, cookie: guest.cookie }
  const booked = await ask(
    app,
    'hot/r_commit',
    bookingFields(rate.quote, { rooms, 'contact[email]': guest.account }),
    as,
  )
  const id = String(booked.body.data.order_id)
  const shown = await ask(app, 'order/o_detail', { id }, { ...as, method: 'GET' })
  return shown.body.data as unknown as Order
}

/** Logged in at a page; console errors fail the test. */
async function visit(locale: Locale, account: string, path: string, viewport = desk) {
  const context = await browser.newContext({ viewport })
  const faults: string[] = []
  const open = async (at: string) => {
    const page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
        faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(url(locale, at))
    return page
  }
  const page = await open(path)
  const dialog = page.locator('dialog')
  await dialog.locator('input[name=email]').fill(account)
  await dialog.locator('input[name=password]').fill(password)
  await dialog.locator('button[type=submit]').click()
  await dialog.waitFor({ state: 'detached' })
  const close = async () => {
    assert.deepEqual(faults, [])
    await context.close()
  }
  return { page, open, close }
}

const stateOf = async (id: string) => {
  const [row] = await app.db<{ state: string }[]>`select state from orders where id = ${id}`
  return row!.state
}
const eventsOf = async (id: string) =>
  (await app.db<{ kind: string }[]>`select kind from order_events where order_id = ${id} order by n`).map(
    ({ kind }) => kind,
  )
const dialogOf = (page: Page) => page.locator('dialog.dialog')

for (const [locale, viewport, name] of [
  ['en', desk, 'at a desk'],
  ['zh', phone, 'on a phone'],
] as const) {
  const say = orderPageWords(locale)
  const cancel = cancelWords(locale)

  test(`${locale}, ${name}: from the list to an order, one room cancelled, then the rest`, async () => {
    const account = `two.rooms.${locale}@lodestar.example`
    const { order } = await guestWithOrder(account, { payment: 'at_hotel', rooms: 2 })
    const { page, close } = await visit(locale, account, '/center/order', viewport)
    await page.getByRole('link', { name: orderWords(locale).tab('upcoming') }).click()
    await page.waitForURL(/state=upcoming/)
    await page.getByRole('link', { name: order.hotel[locale === 'en' ? 'name' : 'name_other'] }).click()
    await page.waitForURL(/\/center\/detail\/\d+$/)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByText(say.number(order.order_no)).waitFor()
    assert.deepEqual(await faultsByAxe(page), [])

    await page.getByRole('button', { name: say.cancelAny }).click()
    const dialog = dialogOf(page)
    await dialog.getByRole('button', { name: cancel.keep }).waitFor()
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), cancel.keep)
    await dialog.getByRole('radio').nth(1).check()
    const yes = dialog.getByRole('button', { name: cancel.yesFree })
    await yes.waitFor()
    assert.deepEqual(await faultsByAxe(page, 'dialog'), [])
    await yes.dblclick()
    await page.getByText(orderAnswers(locale).roomCancelled).waitFor()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText(say.roomCancelledMark, { exact: true }).waitFor()
    assert.deepEqual(await eventsOf(order.order_id), ['booked', 'room_cancelled'])

    await page.reload()
    await page.getByRole('button', { name: say.cancelOrder }).click()
    await dialog.getByRole('button', { name: cancel.yesFree }).waitFor()
    // A short question is fully visible without scrolling, and the buttons cover none of it.
    const [last, answers] = [dialog.locator('.refund-final'), dialog.locator('.dialog-foot')]
    const [{ y, height }, below] = [(await last.boundingBox())!, (await answers.boundingBox())!]
    assert.ok(y + height <= below.y)
    assert.equal(
      await dialog.locator('.dialog-panel').evaluate((panel) => panel.scrollHeight - panel.clientHeight),
      0,
    )
    await dialog.getByRole('button', { name: cancel.yesFree }).click()
    await page.getByText(orderAnswers(locale).cancelled).first().waitFor()
    await page.getByText(say.cancelWhy('cancelled')).waitFor()
    assert.equal(await stateOf(order.order_id), 'cancelled')
    assert.deepEqual(await eventsOf(order.order_id), ['booked', 'room_cancelled', 'cancelled'])

    await page.goBack()
    await page.waitForURL(/state=upcoming/)
    await page.getByText(orderWords(locale).emptyTab('upcoming')).waitFor()
    await page.getByRole('link', { name: orderWords(locale).tab('cancelled') }).click()
    await page.getByText(orderWords(locale).nothingCharged).waitFor()
    assert.deepEqual(await faultsByAxe(page), [])
    await close()
  })

  test(`${locale}, ${name}: the voucher prints on one page, in both languages`, async () => {
    const account = `voucher.${locale}@lodestar.example`
    const { order } = await guestWithOrder(account, { payment: 'at_hotel', rooms: 2 })
    const { page, close } = await visit(locale, account, `/center/detail/${order.order_id}/voucher`, viewport)
    for (const language of ['en', 'zh'] as const)
      await page.locator('.paper').getByText(voucherWords(language).driver).waitFor()
    const title = await page.locator('.paper-head b').textContent()
    assert.equal(title!.startsWith(voucherWords(locale).title), true, 'the language of the page comes first')
    await page.emulateMedia({ colorScheme: 'dark' })
    const paper = page.locator('.paper')
    assert.equal(await paper.evaluate((it) => getComputedStyle(it).backgroundColor), 'rgb(255, 255, 255)')
    await page.emulateMedia({ colorScheme: 'light' })
    for (const text of [order.hotel.name, order.hotel.name_other, order.order_no])
      await page.locator('.paper').getByText(text).first().waitFor()
    assert.deepEqual(await faultsByAxe(page), [])
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    assert.equal(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length, 1)

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: voucherWords(locale).keep }).click(),
    ])
    assert.equal(file.suggestedFilename(), `${order.order_no}.html`)
    await page.goto(url(locale, `/center/detail/${order.order_id}/invoice`))
    await page.locator('.paper').getByText(voucherWords(locale).hotelBills).waitFor()
    const invoice = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    assert.equal(invoice.match(/\/Type\s*\/Page\b(?!s)/g)?.length, 1)
    await close()
  })
}

test('a held order shows the amount due and the deadline; the marker of the policy moves by keyboard', async () => {
  const account = 'holder@lodestar.example'
  const { order } = await guestWithOrder(account, { payment: 'prepay', free: true })
  const { page, close } = await visit('en', account, `/center/detail/${order.order_id}`)
  await page
    .getByRole('region', { name: payStepWords('en').title })
    .getByText(/^Room held until \d\d:\d\d/)
    .waitFor()
  const marker = page.getByRole('slider', { name: rateWords('en').cancelAt })
  const before = await marker.getAttribute('aria-valuetext')
  await marker.focus()
  await page.keyboard.press('End')
  assert.notEqual(await marker.getAttribute('aria-valuetext'), before)
  await page.getByRole('link', { name: orderWords('en').pay(formatMoney(order.price.due_now)) }).click()
  await page.getByRole('heading', { level: 1, name: payPageWords('en').title }).waitFor()
  await page.getByRole('group', { name: paymentMeansWords('en').legend }).waitFor()
  // Checkout has a header of its own and no links that lead away from it.
  await page.getByRole('banner').getByText(checkoutWords('en').demo).waitFor()
  assert.equal(await page.getByRole('contentinfo').count(), 0)
  assert.deepEqual(await faultsByAxe(page), [])
  await close()
})

test('two tabs: a cancellation in one is seen in the other on return, and its outdated amounts are refused', async () => {
  const account = 'tabs@lodestar.example'
  const { order } = await guestWithOrder(account, { payment: 'at_hotel', rooms: 2 })
  const path = `/center/detail/${order.order_id}`
  const { page, open, close } = await visit('en', account, path)
  const say = orderPageWords('en')
  const cancel = cancelWords('en')
  const other = await open(path)
  await other.getByRole('button', { name: say.cancelAny }).click()
  await dialogOf(other).getByRole('button', { name: cancel.yesFree }).waitFor()

  await page.bringToFront()
  await page.getByRole('button', { name: say.cancelAny }).click()
  await dialogOf(page).getByRole('radio').nth(1).check()
  await dialogOf(page).getByRole('button', { name: cancel.yesFree }).click()
  await page.getByText(say.roomCancelledMark, { exact: true }).waitFor()

  await dialogOf(other).getByRole('button', { name: cancel.yesFree }).click()
  await other.locator('#cancel-problem').waitFor()
  assert.equal(await stateOf(order.order_id), 'confirmed')
  await dialogOf(other).getByRole('button', { name: cancel.yesFree }).click()
  await other.getByText(say.cancelWhy('cancelled')).waitFor()
  assert.deepEqual(await eventsOf(order.order_id), ['booked', 'room_cancelled', 'cancelled'])
  await close()
})

test('after the stay a guest reviews it with score, text and a picture, and writes to support; another’s order is not found', async () => {
  const account = 'reviewer@lodestar.example'
  const { order } = await guestWithOrder(account, { payment: 'at_hotel' })
  await app.db`update orders set state = 'completed' where id = ${order.order_id}`
  const { page, close } = await visit('en', account, `/center/detail/${order.order_id}#review`)
  const say = reviewFormWords('en')
  await page.getByRole('button', { name: say.send }).click()
  await page.getByText(say.scoreMissing).waitFor()
  await page.getByRole('radio', { name: `${say.scoreOf(1)}, ${say.meaning(1)}` }).focus()
  await page.keyboard.press('9')
  assert.ok(await page.getByRole('radio', { name: say.scoreOf(9) }).isChecked())
  await page.keyboard.press('0')
  assert.ok(await page.getByRole('radio', { name: say.scoreOf(10) }).isChecked())
  const slider = (name: string) => page.getByRole('slider', { name })
  await slider('Cleanliness').press('ArrowRight')
  await slider('Value').press('Enter')
  await slider('Value').press('Delete')
  assert.equal(await slider('Value').getAttribute('aria-valuetext'), say.notScored)
  assert.deepEqual(await faultsByAxe(page), [])
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#88a' } })
    .png()
    .toBuffer()
  await page.setInputFiles('input[type=file]', { name: 'room.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: uploadWords('en').removePicture(1) }).waitFor()
  await page.getByLabel(say.headline).fill('Quiet nights')
  await page.getByLabel(say.words).fill('The courtyard makes one forget the street.')
  await page.getByRole('button', { name: say.send }).click()
  await page.getByRole('heading', { name: say.sent }).waitFor()
  const [written] = await app.db<{ marks: string }[]>`
    select array_to_string(marks, ' ', '-') as marks from guest_reviews where order_id = ${order.order_id}`
  assert.equal(written!.marks, '7 - - - -')
  await page.reload()
  await page.getByRole('heading', { name: say.sent }).waitFor()

  const words = orderPageWords('en')
  await page.getByLabel(words.supportLabel).fill('May we leave our bags?')
  await page.getByRole('button', { name: words.supportSend }).click()
  await page.getByText(words.supportSent).waitFor()

  const hotel = hotelMessageWords('en')
  await page.getByLabel(hotel.label).fill('I left a scarf, see www.example.com')
  await page.getByRole('button', { name: hotel.send }).click()
  await page.getByText(hotel.noLinks).waitFor()
  await page.getByLabel(hotel.label).fill('I left a scarf in the room.')
  await page.getByRole('button', { name: hotel.send }).dblclick()
  await page.getByRole('listitem').filter({ hasText: 'I left a scarf in the room.' }).waitFor()
  await page.getByText(hotel.sent).waitFor()
  const sent = await app.db`select from hotel_messages where order_id = ${order.order_id}`
  assert.equal(sent.length, 1)
  assert.deepEqual(await faultsByAxe(page), [])

  const { order: foreign } = await guestWithOrder('someone.else@lodestar.example', { payment: 'at_hotel' })
  await page.goto(url('en', `/center/detail/${foreign.order_id}`))
  await page.getByText(orderPageWords('en').missingText).waitFor()
  await close()
})
