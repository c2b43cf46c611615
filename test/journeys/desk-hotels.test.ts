import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { haveStaff, type Staff, staffHeaders } from '#test/support/desk.ts'
import { ask, haveGuests, sessionByNumber } from '#test/support/guests.ts'

const browser = await launchBrowser()
after(() => browser.close())
const app = await testApp({
  pages: true,
  findSession: sessionByNumber,
  env: { HOTELIER_CHANGES: 'review' },
})
const { db } = app
await fillForBooking(app, Date.now(), 10)
await haveGuests(db, [1])
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const admin = await haveStaff(db, { role: 'admin' })
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/** A page of the desk in the session of this member. */
async function deskPage(member: Staff, width = 1440) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'en-GB' })
  const { cookie } = await staffHeaders(db, member, { now: Date.now() })
  await context.addCookies([{ name: 'desk_session', value: cookie.split('=')[1]!, url: `${base}/api/desk` }])
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  const close = async () => {
    assert.deepEqual(faults, [])
    await context.close()
  }
  return { page, close }
}

let id = ''

test('a hotel is made from nothing, published, found and booked', { timeout: 120_000 }, async () => {
  const { page, close } = await deskPage(admin)
  await page.goto(`${base}/desk/hotels`)
  await page.getByRole('heading', { name: 'Hotels', exact: true }).waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  await page.getByRole('button', { name: 'New hotel' }).click()
  await page.getByLabel('Name, English').fill('Reed Court')
  await page.getByLabel('Name, Chinese').fill('苇庭酒店')
  await page.getByLabel('City').fill('Yangz')
  await page.getByRole('button', { name: /^Yangzhou/ }).click()
  await page.getByRole('button', { name: 'Create draft' }).click()
  await page.getByRole('heading', { name: 'Reed Court' }).waitFor()
  id = page.url().split('/').at(-1)!
  const publish = page.getByRole('button', { name: 'Publish' })
  assert.equal(await publish.getAttribute('aria-disabled'), 'true')
  assert.equal((await app.http.inject({ url: `/api/hot/h_detail?id=${id}` })).json().data.reason, 'not_found')

  await page.getByLabel('Address, English').fill('8 Reed Lane, Yangzhou')
  await page.getByLabel('Address, Chinese').fill('扬州市苇巷8号')
  const texts = page.getByRole('region', { name: 'Texts' })
  await texts.getByLabel('English').fill('A small house among the reeds. '.repeat(8))
  await page.reload()
  await page.getByRole('button', { name: /Save 3 changes/ }).waitFor()
  assert.equal(await page.getByLabel('Address, English').inputValue(), '8 Reed Lane, Yangzhou')
  await texts.getByLabel('Chinese').fill('芦苇丛中的小院。'.repeat(12))

  const rooms = page.getByRole('region', { name: 'Rooms' })
  await rooms.getByRole('button', { name: 'Add' }).click()
  await rooms.getByLabel('Name, English').fill('Reed Double')
  await rooms.getByLabel('Name, Chinese').fill('苇景大床房')
  await rooms.getByLabel('Rooms', { exact: true }).fill('0x')
  await page.getByRole('button', { name: /^Save/ }).click()
  await rooms.getByText('Enter 0 to 10,000.').waitFor()
  await rooms.getByLabel('Rooms', { exact: true }).fill('2')
  const rates = page.getByRole('region', { name: 'Rates' })
  await rates.getByRole('button', { name: 'Add' }).click()
  await rates.getByLabel('Name, English').fill('Flexible')
  await rates.getByLabel('Name, Chinese').fill('灵活价')
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByRole('button', { name: /^Save/ }).waitFor({ state: 'detached' })

  const prices = page.getByRole('region', { name: 'Prices' })
  await prices.getByLabel('Price a night, CNY').fill('420')
  await prices.getByRole('button', { name: 'Set price' }).click()
  await prices.getByText('CN¥420.00, until').waitFor()

  const photographs = page.getByRole('region', { name: 'Photographs' })
  const picture = (background: string) =>
    sharp({ create: { width: 1200, height: 900, channels: 3, background } })
      .jpeg()
      .toBuffer()
  await photographs.locator('input[type=file]').setInputFiles([
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await picture('#357') },
    { name: 'yard.jpg', mimeType: 'image/jpeg', buffer: await picture('#a63') },
  ])
  const second = photographs.getByRole('button', { name: /^Photograph 2/ })
  await second.waitFor()
  await second.click()
  await photographs.getByLabel('Alt text, English').fill('The yard')
  await photographs.getByLabel('Alt text, Chinese').fill('庭院')
  await photographs.getByRole('button', { name: 'Done' }).click()
  await second.press('Shift+ArrowLeft')
  await photographs.getByRole('button', { name: 'Photograph 1: The yard' }).waitFor()
  await page.getByRole('button', { name: /^Save 1 change/ }).click()
  await page.getByRole('button', { name: /^Save/ }).waitFor({ state: 'detached' })

  await page.getByText('6 of 7 done').waitFor()
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('dialog').getByText('from CN¥420.00 a night').waitFor()
  await page.keyboard.press('Escape')
  assert.deepEqual(await faultsByAxe(page), [])
  await publish.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Open for sale' }).click()
  await page.getByRole('button', { name: 'Close for sale' }).waitFor()
  await close()

  const shown = (await app.http.inject({ url: `/api/hot/h_detail?lang=en&id=${id}` })).json().data
  assert.equal(shown.gallery[0].alt, 'The yard')
  const [city] = await db<{ slug: string }[]>`
    select slug from places join hotels on hotels.city = places.id where hotels.id = ${id}`
  const search = `kw=${city!.slug}&s_d=${day(20)}&e_d=${day(22)}&rooms=1&adults=2`
  const listed = (await app.http.inject({ url: `/api/hot/hlis?${search}` })).json().data
  assert.ok(listed.list.some((hotel: { id: string }) => hotel.id === id))
  const found = await findRate(app, { hotel: id, s_d: day(20), e_d: day(22) })
  const booked = await ask(app, 'hot/r_commit', bookingFields(found.rate.quote), {
    headers: { authentic: '1' },
  })
  assert.equal(booked.body.code, 1)
})

test('closing the booked room names the order and offers the day from which it works', async () => {
  const { page, close } = await deskPage(admin)
  await page.goto(`${base}/desk/hotels/${id}`)
  const rooms = page.getByRole('region', { name: 'Rooms' })
  await rooms.getByRole('button', { name: 'Edit Reed Double' }).click()
  await rooms.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: /^Save/ }).click()
  const note = page.getByRole('alert').filter({ hasText: 'bookings need it' })
  await note.getByRole('link', { name: /^LS/ }).waitFor()
  await note.getByRole('button', { name: /^Close from/ }).click()
  await note.waitFor({ state: 'detached' })
  await close()
})

test('two editors of one field merge it, and the history undoes the change', async () => {
  const [mine, theirs] = [await deskPage(admin), await deskPage(await haveStaff(db, { role: 'content' }))]
  for (const { page } of [mine, theirs]) {
    await page.goto(`${base}/desk/hotels/${id}`)
    await page.getByLabel('Floors').waitFor()
  }
  await theirs.page.getByLabel('Floors').fill('3')
  await theirs.page.getByRole('button', { name: /^Save/ }).click()
  await theirs.page.getByRole('button', { name: /^Save/ }).waitFor({ state: 'detached' })
  await mine.page.getByLabel('Floors').fill('4')
  await mine.page.getByRole('button', { name: /^Save/ }).click()
  const dialog = mine.page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Yours/ }).waitFor()
  await dialog.getByRole('button', { name: 'Save with these values' }).click()
  await mine.page.getByRole('button', { name: /^Save/ }).waitFor({ state: 'detached' })
  assert.equal(await mine.page.getByLabel('Floors').inputValue(), '4')
  await mine.page.getByRole('button', { name: 'Undo' }).first().click()
  await mine.page.getByText('The change was undone').waitFor()
  assert.equal(await mine.page.getByLabel('Floors').inputValue(), '3')
  await mine.close()
  await theirs.close()
})

test('its hotelier sees the hotel, another gets 404', async () => {
  const own = await deskPage(await haveStaff(db, { role: 'hotelier', hotels: [id] }), 390)
  await own.page.goto(`${base}/desk/hotels`)
  await own.page.getByRole('link', { name: 'Reed Court' }).click()
  await own.page.getByRole('heading', { name: 'Reed Court' }).waitFor()
  assert.deepEqual(await faultsByAxe(own.page), [])
  await own.close()
  const [other] = await db<{ id: string }[]>`select id from hotels where id <> ${id} order by id limit 1`
  const stranger = await deskPage(await haveStaff(db, { role: 'hotelier', hotels: [other!.id] }))
  const answered = stranger.page.waitForResponse(/hotels\/show/)
  await stranger.page.goto(`${base}/desk/hotels/${id}`)
  assert.equal((await answered).status(), 404)
  await stranger.page.getByText('We couldn’t find that').waitFor()
  await stranger.close()
})

test('an application becomes a draft and an invitation in one step', async () => {
  await db`
    insert into leads (number, hotel, city, name, email, phone, rooms, body, locale, sent_at, updated_at)
    values ('P23456789A', 'Lotus Pier', 'Yangzhou', 'Jin Rui', 'jin@lotus.example', '+8613800138000', 12, 'Please list us',
      'en', now(), now())`
  const { page, close } = await deskPage(admin)
  await page.goto(`${base}/desk/today`)
  await page.getByRole('link', { name: /Wants to be listed: Lotus Pier/ }).click()
  await page.getByText('jin@lotus.example').waitFor()
  await page.getByLabel('City').fill('Yangz')
  await page.getByRole('button', { name: /^Yangzhou/ }).click()
  await page.getByRole('button', { name: 'Create draft and invite' }).click()
  await page.getByRole('heading', { name: 'Lotus Pier' }).waitFor()
  await page.getByText('0 of 7 done').waitFor()
  await page.getByText('Jin Rui').waitFor()
  await close()
})

test('a text of the hotelier is sent for review, compared and published by staff', async () => {
  const keeper = await haveStaff(db, { role: 'hotelier', hotels: [id] })
  const hotelier = await deskPage(keeper, 390)
  await hotelier.page.goto(`${base}/desk/hotels/${id}`)
  const texts = hotelier.page.getByRole('region', { name: 'Texts' })
  await texts.getByLabel('English').fill('The reeds were cut, and the view is free. '.repeat(8))
  await hotelier.page.getByRole('button', { name: /Save 1 change/ }).click()
  await hotelier.page.getByText('Sent for review').first().waitFor()
  await hotelier.page.getByRole('heading', { name: '1 change waits for review' }).waitFor()
  assert.deepEqual(await faultsByAxe(hotelier.page), [])
  await hotelier.close()

  const { page, close } = await deskPage(await haveStaff(db, { role: 'content' }))
  await page.goto(`${base}/desk`)
  await page.getByRole('link', { name: /Review changes: Reed Court/ }).click()
  await page.getByRole('heading', { name: '1 change waits for review' }).waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  await page.getByRole('button', { name: 'Publish change' }).click()
  await page.getByText('The changes are published').first().waitFor()
  await close()
  const shown = (await app.http.inject({ url: `/api/hot/h_detail?lang=en&id=${id}` })).json().data
  assert.match(shown.description, /^The reeds were cut/)
})
