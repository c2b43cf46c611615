import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { PriceCalendar } from '#contract/hotels.ts'
import { testApp } from '#test/support/app.ts'
import { fillForBooking, findRate } from '#test/support/bookings.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { hydrated } from '#test/support/browser/hydrated.ts'
import { ask } from '#test/support/guests.ts'
import { priceLevelWords } from '#words/hotels/price-level.ts'
import { calendarWords } from '#words/search/calendar.ts'

const browser = await launchBrowser()
after(() => browser.close())
const app = await testApp({ pages: true })
await fillForBooking(app, Date.now(), 60)
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const dates = { s_d: day(40), e_d: day(42) }
const { hotel } = await findRate(app, dates)

/** Samples of the last two months in which nights cost a quarter more than the first night of the stay now. */
async function sampleHigherPrices() {
  const [{ currency } = { currency: '' }] = await app.db<{ currency: string }[]>`
    select currency from hotels where id = ${hotel}`
  const query = { id: hotel, from: dates.s_d, to: dates.s_d, currency }
  const { body } = await ask(app, 'hot/r_calendar', query, { method: 'GET' })
  const total = (body.data as unknown as PriceCalendar)[0]!.total!.amount
  await app.db`
    insert into price_samples (hotel_id, day, currency, totals)
    select ${hotel}, ${day(0)}::date - n, ${currency},
      array(select (${total}::bigint * (125 + n % 9 - 4)) / 100 from generate_series(1, 14))
    from generate_series(1, 60) n`
}

async function visit(path: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(`${base}${path}?${new URLSearchParams(dates)}`)
  await hydrated(page)
  const close = async () => {
    assert.deepEqual(faults, [])
    await context.close()
  }
  return { page, close }
}

test('the page and the calendar of a hotel say nothing without samples, and that a price is low with them', {
  timeout: 120_000,
}, async () => {
  const say = priceLevelWords('en')
  const empty = await visit(`/hotels/${hotel}`, { width: 1440, height: 900 })
  await empty.page.waitForLoadState('networkidle')
  assert.equal(await empty.page.getByText(say.title).count(), 0)
  await empty.close()

  await sampleHigherPrices()
  const { page, close } = await visit(`/hotels/${hotel}`, { width: 1440, height: 900 })
  const panel = page.getByRole('region', { name: say.title })
  await panel.getByText(say.low).waitFor()
  assert.deepEqual(await faultsByAxe(page, '.price-level'), [])
  await page.locator('.price-strip button').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(calendarWords('en').levels).waitFor()
  await dialog.locator('[data-level=low]').first().waitFor()
  assert.match(
    (await dialog.locator('[data-level=low]').first().getAttribute('aria-label'))!,
    /low for this hotel/,
  )
  assert.deepEqual(await faultsByAxe(page, 'dialog'), [])
  await close()
})

test('on a phone in Chinese the panel has the same verdict', { timeout: 60_000 }, async () => {
  const say = priceLevelWords('zh')
  const { page, close } = await visit(`/zh/hotels/${hotel}`, { width: 390, height: 844 })
  await page.getByRole('region', { name: say.title }).getByText(say.low).waitFor()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  assert.equal(wide, false)
  await close()
})
