import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { haveStaff } from '#test/support/desk.ts'
import { deskPages, isWithin } from '#test/support/desk-pages.ts'
import { ask, haveGuests, sessionByNumber } from '#test/support/guests.ts'

const browser = await launchBrowser()
after(() => browser.close())
const app = await testApp({ pages: true, findSession: sessionByNumber })
const { db } = app
await fillForBooking(app, Date.now(), 10)
await haveGuests(db, [1, 2, 3])
await db`update accounts set name = 'Lin Wei', password = 'x' where id in (1, 2)`
await db`
  insert into sessions (account_id, token_hash, cookie_hash, bound, device, network, opened_at, used_at, expires_at)
  values (1, 'a', 'a', true, 'Chrome on Windows', '203.0.113', now(), now(), now() + interval '1 day')`
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const open = deskPages({ browser, db, base })
const member = await haveStaff(db, { role: 'support' })
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const { rate, hotel } = await findRate(app, { payment: 'at_hotel', free: true, s_d: day(30), e_d: day(32) })
const booked = await ask(app, 'hot/r_commit', bookingFields(rate.quote), { headers: { authentic: '1' } })
const number = (booked.body.data as { order_no: string }).order_no
const asked = { topic: 'hotel', text: 'Is there a crib?' }
const { body } = await ask(app, 'system/feed_send', asked, { headers: { authentic: '1' } })
const ticket = (body.data as { ticket: string }).ticket
const [{ name: hotelName }] =
  (await db`select name_en as name from hotels where id = ${hotel}`) as unknown as [{ name: string }]

test('a guest is found, a session ends, points are corrected, and an unproven duplicate is not merged', {
  timeout: 120_000,
}, async () => {
  const { page, close } = await open(member, '/guests')
  await page.getByRole('searchbox').fill('guest1')
  await page.getByRole('link', { name: 'Lin Wei' }).click()
  await page.getByRole('heading', { name: 'Lin Wei' }).waitFor()
  await page.getByText('guest1@example.com').first().waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  await page.getByRole('button', { name: 'End Chrome on Windows' }).click()
  await page.getByText('Not logged in anywhere.').waitFor()

  await page.getByRole('button', { name: 'Correct points' }).click()
  const points = page.getByRole('dialog', { name: 'Correct points' })
  await points.getByLabel('Points, with a minus').fill('300')
  await points.getByLabel('Reason').fill('A delayed refund')
  assert.deepEqual(await faultsByAxe(page), [])
  await points.getByRole('button', { name: 'Correct' }).click()
  await page.getByRole('cell', { name: '+300' }).waitFor()

  await page.getByRole('button', { name: 'Merge a duplicate' }).click()
  const merge = page.getByRole('dialog', { name: 'Merge into another account' })
  const find = async (text: string) => {
    await merge.getByLabel('The account that stays').fill(text)
    await merge.getByRole('button', { name: 'Find a guest' }).click()
    await merge.getByRole('button', { name: /Choose/ }).click()
  }
  await find('guest3')
  await merge.getByText(/Both addresses must be confirmed/).waitFor()
  assert.equal(await merge.getByRole('button', { name: 'Merge' }).isDisabled(), true)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Merge a duplicate' }).click()
  await find('guest2')
  await merge.getByText('1 booking and 300 points move.').waitFor()
  await merge.getByLabel('Reason').fill('The guest asked by mail')
  await merge.getByRole('button', { name: 'Merge' }).click()
  await page.getByText('The accounts are merged').first().waitFor()
  await page.getByRole('link', { name: number }).waitFor()
  await page.getByText('guest2@example.com').first().waitFor()
  const looks = await db`select from audit_log where action = 'guest_seen' and actor = ${member.id}`
  assert.ok(looks.length >= 2)
  await close()
})

test('the search finds an order, a guest, a hotel, a ticket, a page and an action by keyboard', {
  timeout: 120_000,
}, async () => {
  const { page, close } = await open(member, '/today')
  const box = page.getByRole('combobox', { name: 'Search or go to' })
  await page.getByRole('heading', { name: 'Today', exact: true }).waitFor()
  const finds = async (text: string, name: RegExp, heading: string | RegExp) => {
    await page.keyboard.press('Control+k')
    await box.fill(text)
    const option = page.getByRole('option', { name })
    await option.first().waitFor()
    while ((await option.first().getAttribute('aria-selected')) !== 'true') await box.press('ArrowDown')
    assert.deepEqual(await faultsByAxe(page), [])
    await box.press('Enter')
    await page.getByRole('heading', { name: heading }).first().waitFor()
  }
  await finds(number, new RegExp(number), new RegExp(number))
  await finds('guest2@', /Guest/, 'Lin Wei')
  await finds(ticket, /Ticket/, 'Is there a crib?')
  await finds(hotelName, /Hotel/, hotelName)
  await finds('live', /Live chat.*Page/, 'Live chat')
  await finds('book for', /Book for a guest/, /Book/)
  await close()
})

test('pages of guests fit telephones and tablets in both languages, light and dark', {
  timeout: 180_000,
}, async () => {
  for (const width of [390, 820, 1440])
    for (const locale of ['en-GB', 'zh-CN']) {
      const { page, close } = await open(member, '/guests?q=guest2', { width, locale, isDark: width === 820 })
      await page.getByRole('link', { name: 'Lin Wei' }).waitFor()
      assert.ok(await isWithin(page), `list ${width} ${locale}`)
      assert.deepEqual(await faultsByAxe(page), [], `list ${width} ${locale}`)
      await page.getByRole('link', { name: 'Lin Wei' }).click()
      await page.getByRole('heading', { name: 'Lin Wei' }).waitFor()
      assert.ok(await isWithin(page), `${width} ${locale}`)
      assert.deepEqual(await faultsByAxe(page), [], `${width} ${locale}`)
      await close()
    }
})
