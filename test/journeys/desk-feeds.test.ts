import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import { writeFeed } from '#domain/calendar/write-feed.ts'
import { transaction } from '#server/db/database.ts'
import { fetchFeed } from '#server/inventory/feeds/fetch-feeds.ts'
import { returnNights } from '#server/inventory/take-nights.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { createGetBytes } from '#server/media/photographs/fetch-bytes.ts'
import { testApp } from '#test/support/app.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { haveStaff } from '#test/support/desk.ts'
import { deskPages, isWithin } from '#test/support/desk-pages.ts'
import { bring, example } from '#test/support/inventory.ts'

const browser = await launchBrowser()
after(() => browser.close())
// Hooks run in the order of their registration: the worker stops before its database is dropped.
let stopWorker = async () => {}
after(() => stopWorker())
const app = await testApp({ pages: true })
const { db } = app
await bring(db, example)
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const open = deskPages({ browser, db, base })
const [room] = await db<{ id: string; hotel: string; nameZh: string }[]>`
  select room_types.id, hotel_id as hotel, room_types.name_zh as "nameZh" from room_types join hotels on hotels.id = hotel_id
  where hotels.code = 'HZ-01' and room_types.code = 'suite'`
const { id: roomTypeId, hotel: hotelId } = room!
await db`update room_types set units = 1 where id = ${roomTypeId}`
/** Pictures for the person who changes this page. */
const pictures = process.env.PICTURES

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const free = async (night: string) => {
  const [row] = await db<{ free: number }[]>`
    select free from inventory_nights where room_type_id = ${roomTypeId} and night = ${night}`
  return row?.free ?? 1
}

/** Another site: its calendar, or null for none. */
let bookings: { from: string; to: string }[] | null = []
const otherSite = createServer((_, reply) => {
  if (!bookings) return reply.writeHead(404).end()
  const events = bookings.map((stay, at) => ({ uid: `${at}@other.example`, ...stay }))
  reply.end(writeFeed({ name: 'Suite', summary: 'Booked', at: Date.now(), events }))
})
await new Promise<void>((done) => otherSite.listen(0, '127.0.0.1', done))
after(() => otherSite.close())
const otherAddress = `http://127.0.0.1:${(otherSite.address() as AddressInfo).port}/suite.ics`

const get = createGetBytes({ isHttpAllowed: true, allows: (ip) => ip === '127.0.0.1' })
const worker = await startWorker({
  connection: app.connection,
  handlers: { fetch_feed: ({ id }) => fetchFeed({ db, now: Date.now, get }, id) },
  log: { error: console.error, debug: () => {} },
})
stopWorker = worker.stop

const clean = async (page: Page) => {
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  assert.deepEqual(await faultsByAxe(page), [])
  assert.ok(await isWithin(page))
}
const sectionOf = (page: Page, name = 'Calendar feeds') => page.getByRole('region', { name })
const statusOf = (address: string) =>
  app.http.inject({ url: new URL(address).pathname }).then(({ statusCode }) => statusCode)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

test('a room type is shared at an address that is replaced and stopped', { timeout: 120_000 }, async () => {
  const { page, close } = await open(await haveStaff(db, { role: 'revenue' }), `/hotels/${hotelId}`)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const section = sectionOf(page)
  await section.getByText('Create an address for a room type').waitFor()
  await clean(page)
  await picture(page, 'empty')
  await section.getByRole('button', { name: 'Create address for Bamboo Suite' }).dblclick()
  const field = section.getByLabel('Address of Bamboo Suite for other sites')
  const first = await field.inputValue()
  const served = await app.http.inject({ url: new URL(first).pathname })
  assert.match(served.body, /^BEGIN:VCALENDAR/)
  await section.getByRole('button', { name: 'Copy address of Bamboo Suite' }).click()
  await page.getByText('Address copied').first().waitFor()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), first)

  await section.getByRole('button', { name: 'Replace address of Bamboo Suite' }).click()
  const dialog = page.getByRole('dialog')
  await clean(page)
  await picture(page, 'replace')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  assert.equal(await field.inputValue(), first)
  await section.getByRole('button', { name: 'Replace address of Bamboo Suite' }).click()
  await dialog.getByRole('button', { name: 'Replace address' }).click()
  await dialog.waitFor({ state: 'detached' })
  const second = await field.inputValue()
  assert.deepEqual([await statusOf(first), await statusOf(second)], [404, 200])
  await picture(page, 'shared')

  await section.getByRole('button', { name: 'Stop sharing Bamboo Suite' }).click()
  await dialog.getByRole('button', { name: 'Stop sharing' }).click()
  await section.getByRole('button', { name: 'Create address for Bamboo Suite' }).waitFor()
  assert.equal(await statusOf(second), 404)
  await close()
})

test('a calendar is added, read, in conflict, found from Today and removed', {
  timeout: 180_000,
}, async () => {
  const { page, close } = await open(await haveStaff(db, { role: 'revenue' }), `/hotels/${hotelId}`)
  const colleague = await open(await haveStaff(db, { role: 'admin' }), `/hotels/${hotelId}`)
  const section = sectionOf(page)
  const dialog = page.getByRole('dialog')
  await section.getByRole('button', { name: 'Add a calendar' }).click()
  const form = section.getByRole('form', { name: 'Add a calendar' })
  const address = form.getByLabel('Calendar address (iCal)')
  await form.getByLabel('Room type').selectOption({ label: 'Bamboo Suite' })
  await form.getByLabel('Name (optional)').fill('Riverside Stays')
  await form.getByRole('button', { name: 'Add calendar' }).click()
  await form.getByText('Enter the address of the calendar.').waitFor()
  await address.fill('other.example/suite.ics')
  await address.press('Enter')
  await form.getByText('Enter a web address that starts with').waitFor()
  assert.equal(await address.inputValue(), 'other.example/suite.ics')
  await clean(page)
  await picture(page, 'form')
  bookings = [{ from: day(40), to: day(42) }]
  await address.fill(otherAddress)
  await form.getByRole('button', { name: 'Add calendar' }).dblclick()
  await form.waitFor({ state: 'detached' })
  const feed = section.getByRole('listitem').filter({ hasText: otherAddress }).last()
  await feed.getByText('1 booking · read').waitFor()
  assert.deepEqual([await free(day(40)), await free(day(41)), await free(day(42))], [0, 0, 1])
  await sectionOf(colleague.page).getByText('1 booking · read').waitFor()
  await colleague.close()

  await db`select take_nights(${roomTypeId}, ${[day(50)]}::date[], 1)`
  bookings.push({ from: day(50), to: day(51) })
  const fetchNow = feed.getByRole('button', { name: 'Fetch now: Riverside Stays' })
  await fetchNow.click()
  await feed.getByText('2 bookings · read').waitFor()
  await section.getByText('1 night is sold here and on another site').waitFor()
  await section.getByText('1 room too many').waitFor()
  await clean(page)
  if (pictures) await takePictures()

  await section.getByRole('link', { name: /^Calendar from/ }).click()
  await page.waitForURL(new RegExp(`/desk/calendar\\?hotel=${hotelId}&from=${day(50)}`))
  const cell = (facts: RegExp) => page.getByRole('gridcell', { name: facts })
  await cell(/Bamboo Suite.*0 left of 1, 1 sold, 0 held, 1 room too many/).waitFor()
  await page.goto(`${base}/desk/calendar?hotel=${hotelId}&from=${day(40)}`)
  await cell(/Bamboo Suite.*0 left of 1, 0 sold, 0 held, 1 sold on other sites/)
    .first()
    .waitFor()

  await page.goto(`${base}/desk/today`)
  await page
    .getByRole('link', { name: /Busy elsewhere and sold here: Zhuyin House/ })
    .first()
    .click()
  await page.waitForURL(/#hotel-feeds$/)
  await feed.waitFor()
  assert.equal(await focused(page), 'hotel-feeds')
  const top = await section.evaluate((one) => one.getBoundingClientRect().top)
  assert.ok(top >= 0 && top < 450, `the section is at ${top} px`)

  bookings = null
  await fetchNow.click()
  await feed.getByText('The other site has no calendar at this address any more.').waitFor()
  await feed.getByText(/its 2 bookings from before still count/).waitFor()
  assert.equal(await free(day(41)), 0)
  await picture(page, 'failed')
  await clean(page)

  await feed.getByRole('button', { name: 'Remove Riverside Stays' }).click()
  await dialog.getByText('The nights of its 2 bookings go back on sale').waitFor()
  await clean(page)
  await dialog.getByRole('button', { name: 'Remove calendar' }).click()
  await feed.waitFor({ state: 'detached' })
  await section.getByText('sold here and on another site').waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.textContent === 'Bamboo Suite')
  assert.deepEqual([await free(day(40)), await free(day(50))], [1, 0])
  await transaction(db, (tx) => returnNights(tx, { hotelId, roomTypeId, nights: [day(50)], rooms: 1 }))
  await close()
})

test('a hotelier finds the conflict in Chinese on a telephone', { timeout: 120_000 }, async () => {
  await db`select take_nights(${roomTypeId}, ${[day(60)]}::date[], 1)`
  const [feed] = await db<{ id: string }[]>`
    insert into calendar_feeds (room_type_id, name, url, made_at)
    values (${roomTypeId}, '河畔', ${otherAddress}, now()) returning id`
  bookings = [{ from: day(60), to: day(62) }]
  await fetchFeed({ db, now: Date.now, get }, feed!.id)
  const hotelier = await haveStaff(db, { role: 'hotelier', hotels: [hotelId] })
  const { page, close } = await open(hotelier, '/home', { width: 390, locale: 'zh-CN', isDark: true })
  await page.getByText('1晚在本站与其他平台重复出售').waitFor()
  await clean(page)
  await picture(page, 'home')
  await page.getByRole('link', { name: '查看日历同步' }).click()
  const section = sectionOf(page, '日历同步')
  await section.getByText(`${room!.nameZh}`).first().waitFor()
  await section.getByText(/^1个预订 · .*读取$/).waitFor()
  await section.getByText('超出1间').waitFor()
  await section.getByRole('button', { name: '添加日历' }).click()
  await section.getByLabel('房型').selectOption({ label: room!.nameZh })
  await section.getByLabel('日历链接（iCal）').fill(otherAddress)
  await section.getByRole('form').getByRole('button', { name: '添加日历' }).click()
  await section.getByText('该房型已在读取此日历。').waitFor()
  await clean(page)
  await close()
})

test('a member who may not see calendars has no section for feeds', async () => {
  const { page, close } = await open(await haveStaff(db, { role: 'content' }), `/hotels/${hotelId}`)
  await page.getByRole('region', { name: 'Prices' }).waitFor()
  assert.equal(await sectionOf(page).count(), 0)
  assert.equal(await page.getByRole('link', { name: 'Calendar feeds' }).count(), 0)
  await close()
})

async function picture(page: Page, name: string) {
  if (!pictures) return
  const before = page.viewportSize()!
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 1000 })
    await page.locator('#hotel-feeds, .feed-conflicts').last().scrollIntoViewIfNeeded()
    await page.screenshot({ path: join(pictures, `${name}-${width}.png`) })
  }
  await page.setViewportSize(before)
}

async function takePictures() {
  const member = await haveStaff(db, { role: 'admin' })
  for (const width of [390, 820, 1440])
    for (const locale of ['en-GB', 'zh-CN'])
      for (const isDark of [false, true]) {
        const shot = await open(member, `/hotels/${hotelId}#hotel-feeds`, {
          width,
          height: 1100,
          locale,
          isDark,
        })
        await shot.page.locator('.feed-rooms .feed').first().waitFor()
        const name = `${locale}-${width}${isDark ? '-dark' : ''}.png`
        await shot.page.screenshot({ path: join(pictures!, name) })
        await shot.close()
      }
}
