import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { after, test } from 'node:test'
import type { Locator } from 'playwright-core'
import { reportedOrders } from '#server/booking/reported-orders.ts'
import { rollUpReports } from '#server/reports/roll-up.ts'
import { testApp } from '#test/support/app.ts'
import { fillForBooking } from '#test/support/bookings.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { bookModels, copyConfirmed } from '#test/support/copied-orders.ts'
import { haveStaff } from '#test/support/desk.ts'
import { deskPages, isWithin } from '#test/support/desk-pages.ts'
import { haveGuests, sessionByNumber } from '#test/support/guests.ts'

const browser = await launchBrowser()
after(() => browser.close())
const app = await testApp({ pages: true, findSession: sessionByNumber })
const { db } = app
await fillForBooking(app, Date.now(), 14)
await haveGuests(db, [1])
const day = 86_400_000
const monthAgo = Date.now() - 45 * day
const models = await bookModels(app, Date.now())
await copyConfirmed(db, models, { count: 900, start: monthAgo, days: 75 })
await copyConfirmed(db, models, { count: 700, start: monthAgo - 364 * day, days: 75, from: 2_001 })
await db`
  insert into report_steps (day, step, requests)
  select current_date - n, step, requests from generate_series(0, 40) n cross join (values ('search', 5200),
    ('hotel', 2300), ('prices', 640), ('checkout', 200)) steps (step, requests)`
await rollUpReports({ db, now: Date.now, orders: reportedOrders })
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const open = deskPages({ browser, db, base })
const finance = await haveStaff(db, { role: 'finance' })
const textOf = async (found: Locator) => (await found.textContent()) ?? ''
const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10)
const period = `from=${dateOf(Date.now() - 30 * day)}&to=${dateOf(Date.now() - day)}`

test('a number of a report leads to its orders, and their sum is the number', {
  timeout: 120_000,
}, async () => {
  const { page, close } = await open(finance, `/reports?${period}`)
  const figure = page.locator('.mrow .figure').first()
  await figure.waitFor()
  const revenue = await textOf(figure)
  assert.match(revenue, /^CN¥[\d,]+\.\d\d$/)
  await figure.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('table').waitFor()
  assert.ok((await textOf(dialog.getByRole('heading').first())).startsWith('By night of stay'))
  assert.ok((await textOf(dialog.locator('header p'))).endsWith(revenue))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  const row = page.locator('.rep tbody tr').nth(9)
  const night = await textOf(row.locator('td').nth(1))
  await row.locator('td a').nth(1).click()
  await dialog.getByRole('table').waitFor()
  assert.match(await textOf(dialog.locator('header p')), new RegExp(` ${night} nights, `))
  const link = dialog.locator('tbody a').first()
  const number = await textOf(link)
  await link.click()
  await page.waitForURL(`**/desk/orders/${number}`)
  await page.getByText(number).first().waitFor()
  await close()
})

test('one cursor moves over all charts by keyboard, with words', { timeout: 120_000 }, async () => {
  const { page, close } = await open(finance, `/reports?${period}`)
  const slider = page.getByRole('slider', { name: 'Day of all charts' })
  await slider.waitFor()
  const charts = page.locator('.rep svg[role="img"]')
  assert.equal(await charts.count(), 6)
  assert.match(
    (await charts.first().getAttribute('aria-label')) ?? '',
    /^Room revenue from .+: CN¥.+ The highest is CN¥/,
  )
  await slider.focus()
  await page.keyboard.press('Home')
  const first = await slider.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowRight')
  const second = await slider.getAttribute('aria-valuetext')
  assert.notEqual(second, first)
  assert.match(second ?? '', /CN¥.+ of [\d,]+ rooms, ADR CN¥/)
  assert.equal(await page.locator('.rep tbody tr').nth(1).getAttribute('class'), ' on')
  const lines = await page
    .locator('.ch .cur')
    .evaluateAll((all) => new Set(all.map((one) => one.getAttribute('x1'))).size)
  assert.equal(lines, 1)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('table').waitFor()
  await close()
})

test('a hotel is opened from the list of hotels, and the list is saved as CSV', {
  timeout: 120_000,
}, async () => {
  const { page, close } = await open(finance, `/reports?${period}&tab=hotel`)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'By hotel as CSV' }).click(),
  ])
  assert.match(file.suggestedFilename(), /^report-hotel-.+\.csv$/)
  const row = page.locator('.report-list tbody tr').first()
  const [name, revenue] = [await textOf(row.locator('th a')), await textOf(row.locator('td').last())]
  await row.locator('th a').click()
  await page.getByRole('link', { name: `${name}: show all hotels again` }).waitFor()
  assert.equal(await textOf(page.locator('.mrow .figure').first()), revenue)
  await page.getByLabel('By email').selectOption('week')
  await page.getByText('Saved').waitFor()
  await close()
})

const shots = process.env.SHOTS
const views = [
  ['en-GB', 1440, false],
  ['en-GB', 1440, true],
  ['en-GB', 820, false],
  ['en-GB', 390, false],
  ['zh-CN', 1440, false],
  ['zh-CN', 390, true],
] as const
for (const [locale, width, isDark] of views)
  test(`reports fit ${width} pixels in ${locale}${isDark ? ', dark' : ''}, and axe finds no fault`, {
    timeout: 120_000,
  }, async () => {
    for (const tab of ['night', 'booking', 'hotel']) {
      const { page, close } = await open(finance, `/reports?${period}&tab=${tab}`, { locale, width, isDark })
      await page
        .locator(tab === 'hotel' ? '.report-list tbody tr' : '.rep .figure')
        .first()
        .waitFor()
      await page.getByRole('combobox').last().waitFor()
      assert.deepEqual(await faultsByAxe(page), [], tab)
      assert.ok(await isWithin(page), `${tab} is wider than the screen`)
      if (shots) {
        mkdirSync(shots, { recursive: true })
        await page.screenshot({
          path: `${shots}/reports-${tab}.${locale}.${width}${isDark ? '.dark' : ''}.png`,
          fullPage: true,
        })
      }
      await close()
    }
  })
