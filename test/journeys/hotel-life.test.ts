import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { addDays } from '#domain/time/plain-date.ts'
import { startSimulator } from '#simulator/start-simulator.ts'
import { testApp } from '#test/support/app.ts'
import { fillForBooking } from '#test/support/bookings.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { hydrated } from '#test/support/browser/hydrated.ts'
import { chooseRate, field, typeReservation } from '#test/support/browser/reserving.ts'
import { haveStaff, type Staff, staffHeaders } from '#test/support/desk.ts'
import { sentCode } from '#test/support/guests.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import { closedHotelWords } from '#words/hotels/closed-hotel.ts'
import { hotelPageWords } from '#words/hotels/hotel-page.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { paymentMeansWords } from '#words/payments/payment-means.ts'
import { paymentResultWords } from '#words/payments/payment-result.ts'

// A hotel from its first draft to the day on which it closes, seen by staff, a guest, its hotelier and another one.

const sim = await startSimulator({ port: 0, file: null, clock: Date.now })
after(sim.close)
const browser = await launchBrowser()
after(() => browser.close())
const app = await testApp({ pages: true, env: { ...sim.merchant } })
const { db } = app
await fillForBooking(app, Date.now(), 10)
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
for (const method of app.payments.providers.keys())
  sim.setNotifyUrl(method, `${base}/api/pay/notify/${method}`)
const admin = await haveStaff(db, { role: 'admin' })
const s_d = addDays(new Date().toISOString().slice(0, 10), 20)
const e_d = addDays(s_d, 2)
const email = 'life@lodestar.example'

async function contextFor(member?: Staff) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  await context.addCookies([{ name: 'localcurrency', value: 'CNY', url: base }])
  if (member) {
    const { cookie } = await staffHeaders(db, member, { now: Date.now() })
    await context.addCookies([
      { name: 'desk_session', value: cookie.split('=')[1]!, url: `${base}/api/desk` },
    ])
  }
  const faults: string[] = []
  context.on('page', (page) => page.on('pageerror', (error) => faults.push(error.message)))
  after(async () => {
    await context.close()
    assert.deepEqual(faults, [])
  })
  return context
}
const staffContext = await contextFor(admin)
const desk = await staffContext.newPage()
const guest = await (await contextFor()).newPage()

let id = ''
const visible = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true })
const save = async () => {
  await desk.getByRole('button', { name: /^Save/ }).click()
  await desk.getByRole('button', { name: /^Save/ }).waitFor({ state: 'detached' })
}
/** Types a price over all shown nights of the first room type. */
async function typePrice(price: string) {
  await desk.goto(`${base}/desk/calendar?hotel=${id}`)
  await desk.locator('[data-row-head="0"]').click()
  await desk.locator('[data-r="0"][data-c="1"]').focus()
  const saved = desk.waitForResponse(/\/calendar\/change/)
  await desk.keyboard.type(price)
  await desk.keyboard.press('Enter')
  await saved
  await desk.locator('.caltoast').waitFor()
}
const openHotel = async () => {
  await guest.goto(`${base}/hotels/${id}?s_d=${s_d}&e_d=${e_d}&adults=2&rooms=1`)
  await hydrated(guest)
}

test('a hotel is made from nothing: texts, a room, rates by percent and by sum, photographs', async () => {
  await desk.goto(`${base}/desk/hotels`)
  await desk.getByRole('button', { name: 'New hotel' }).click()
  await desk.getByLabel('Name, English').fill('Heron House')
  await desk.getByLabel('Name, Chinese').fill('白鹭客栈')
  await desk.getByLabel('City').fill('Yangz')
  await desk.getByRole('button', { name: /^Yangzhou/ }).click()
  await desk.getByRole('button', { name: 'Create draft' }).click()
  await desk.getByRole('heading', { name: 'Heron House' }).waitFor()
  id = desk.url().split('/').at(-1)!
  await desk.getByLabel('Address, English').fill('3 Heron Lane, Yangzhou')
  await desk.getByLabel('Address, Chinese').fill('扬州市白鹭巷3号')
  const texts = desk.getByRole('region', { name: 'Texts' })
  await texts.getByLabel('English').fill('A quiet house by the canal. '.repeat(8))
  await texts.getByLabel('Chinese').fill('运河边安静的小院。'.repeat(12))
  const rooms = desk.getByRole('region', { name: 'Rooms' })
  await rooms.getByRole('button', { name: 'Add' }).click()
  await rooms.getByLabel('Name, English').fill('Canal Double')
  await rooms.getByLabel('Name, Chinese').fill('运河大床房')
  await rooms.getByLabel('Rooms', { exact: true }).fill('3')
  const rates = desk.getByRole('region', { name: 'Rates' })
  for (const [en, zh, kind, sum] of [
    ['Flexible', '灵活价', 'percent', ''],
    ['Long ahead', '提前订', 'less', '30'],
  ] as const) {
    await rates.getByRole('button', { name: 'Add', exact: true }).click()
    await rates.getByLabel('Name, English').fill(en)
    await rates.getByLabel('Name, Chinese').fill(zh)
    await rates.getByLabel('Price', { exact: true }).selectOption(kind)
    if (sum) await rates.getByLabel('Sum per night, CNY').fill(sum)
  }
  await save()
  const photographs = desk.getByRole('region', { name: 'Photographs' })
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer()
  const file = { name: 'front.jpg', mimeType: 'image/jpeg', buffer }
  await photographs.locator('input[type=file]').setInputFiles([file])
  await photographs.getByRole('button', { name: /^Photograph 1/ }).waitFor()
  await save()
})

test('its prices are typed into the calendar, and the rate by a sum follows', async () => {
  await typePrice('420')
  await desk.locator('[data-r="0"][data-c="20"][aria-label*="CN¥420.00"]').waitFor()
  await desk.locator('[data-r="2"][data-c="20"][aria-label*="CN¥390.00"]').waitFor()
  assert.deepEqual(await faultsByAxe(desk), [])
})

test('guests do not see the draft; the signed preview shows their page without booking', async () => {
  assert.equal((await guest.goto(`${base}/hotels/${id}`))!.status(), 404)
  await desk.goto(`${base}/desk/hotels/${id}`)
  await desk.getByRole('button', { name: 'Preview' }).click()
  const link = desk.getByRole('dialog').getByRole('link', { name: 'Open in English' })
  const [preview] = await Promise.all([staffContext.waitForEvent('page'), link.click()])
  await preview.getByRole('heading', { level: 1, name: 'Heron House' }).waitFor()
  await preview.getByText(hotelPageWords('en').preview).waitFor()
  await preview.locator('.dock').getByText(rateWords('en').notInPreview).waitFor()
  assert.equal(await preview.locator('meta[name=robots]').getAttribute('content'), 'noindex')
  assert.deepEqual(await faultsByAxe(preview), [])
  await preview.close()
  await desk.keyboard.press('Escape')
})

test('it is published, found in the list, booked and paid by a guest', { timeout: 120_000 }, async () => {
  await desk.getByRole('button', { name: 'Publish' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Open for sale' }).click()
  await desk.getByRole('button', { name: 'Close for sale' }).waitFor()
  const [city] = await db<{ slug: string }[]>`
    select slug from places join hotels on hotels.city = places.id where hotels.id = ${id}`
  await guest.goto(`${base}/hotel-search/${city!.slug}?s_d=${s_d}&e_d=${e_d}&adults=2&rooms=1`)
  await hydrated(guest)
  await guest.getByRole('link', { name: 'Heron House', exact: true }).first().click()
  await guest.getByRole('heading', { level: 1, name: 'Heron House' }).waitFor()
  await chooseRate(guest, 'CN¥780.00', 'mouse')
  await guest
    .locator('.dock')
    .getByRole('button', { name: rateWords('en').reserve })
    .click()
  const say = reserveWords('en')
  await guest.getByRole('heading', { level: 1, name: say.title }).waitFor()
  await hydrated(guest)
  await typeReservation(guest, email)
  await visible(guest, say.bookPayNow('CN¥780.00')).click()
  await guest.getByText(say.codeNeeded(email)).waitFor()
  await field(guest, 'code').fill(await sentCode(app, email))
  await guest.waitForURL(/\/hotels\/pay\?order=\d+$/)
  await guest.getByRole('radio', { name: paymentMeansWords('en').name('paypal') }).check()
  await visible(guest, paymentMeansWords('en').pay('CN¥780.00')).click()
  await guest.waitForURL(`${sim.url}/**`)
  await guest.locator('button[value=approve]').click()
  await guest.getByRole('heading', { level: 1, name: paymentResultWords('en').paid }).waitFor()
  const [order] = await db<{ state: string; total: string }[]>`
    select state, total from orders where hotel_id = ${id}`
  assert.deepEqual([order!.state, Number(order!.total)], ['confirmed', 78_000])
})

test('a price changed in the calendar is what the next guest sees, and the order keeps its own', async () => {
  await typePrice('460')
  await desk.locator('[data-r="0"][data-c="20"][aria-label*="CN¥460.00"]').waitFor()
  await openHotel()
  await guest.getByRole('row').filter({ hasText: 'CN¥920.00' }).waitFor()
  await guest.getByRole('row').filter({ hasText: 'CN¥860.00' }).waitFor()
  const [order] = await db<{ total: string }[]>`select total from orders where hotel_id = ${id}`
  assert.equal(Number(order!.total), 78_000)
})

test('once it is closed, guests read so, its hotelier still sees it, another gets 404', async () => {
  await desk.goto(`${base}/desk/hotels/${id}`)
  await desk.getByRole('button', { name: 'Close for sale' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Close for sale' }).click()
  await desk.getByRole('button', { name: 'Open for sale' }).waitFor()
  await guest.goto(`${base}/hotels/${id}?s_d=${addDays(s_d, 1)}&e_d=${addDays(e_d, 1)}`)
  assert.equal(await guest.title().then((title) => title.includes(closedHotelWords('en').closedTitle)), true)

  const own = await (await contextFor(await haveStaff(db, { role: 'hotelier', hotels: [id] }))).newPage()
  await own.goto(`${base}/desk/calendar?hotel=${id}`)
  await own.locator('[data-r="0"][data-c="20"][aria-label*="1 sold"]').waitFor()
  const [other] = await db<{ id: string }[]>`select id from hotels where id <> ${id} order by id limit 1`
  const stranger = await contextFor(await haveStaff(db, { role: 'hotelier', hotels: [other!.id] }))
  const lost = await stranger.newPage()
  for (const [path, asked] of [
    [`hotels/${id}`, /hotels\/show/],
    [`calendar?hotel=${id}`, /calendar\/show/],
  ] as const) {
    const answered = lost.waitForResponse(asked)
    await lost.goto(`${base}/desk/${path}`)
    assert.equal((await answered).status(), 404)
  }
})
