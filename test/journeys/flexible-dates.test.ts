import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { HotelPage } from '#contract/search.ts'
import { fillCatalogue } from '#server/demo-loader/fill-catalogue.ts'
import { testApp } from '#test/support/app.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { hydrated } from '#test/support/browser/hydrated.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const browser = await launchBrowser()
const app = await testApp({ pages: true, clock: () => now })
await fillCatalogue(app.db, { hotels: 1_500, now })
await app.places()
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
after(() => browser.close())

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1440, height: 900 } }
const kyoto = '/hotel-search/asia-japan-kyoto'
const around = `${kyoto}?s_d=2027-03-16&e_d=2027-03-19&rooms=1&adults=2&flex=3`

async function visit(path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ locale: 'en-US', ...desktop, ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  const isAlive = options.javaScriptEnabled !== false
  if (isAlive) await page.clock.setFixedTime(now)
  await page.goto(base + path)
  if (isAlive) await hydrated(page)
  return { page, faults, close: () => context.close() }
}

const paramsOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const firstCard = (page: Page) => page.locator('.list-hits .hotel-card').first()

/** The API's answer to the address of the page. */
async function answerFor(page: Page): Promise<HotelPage> {
  const asked = new URL(page.url())
  asked.searchParams.set('kw', 'asia-japan-kyoto')
  asked.searchParams.set('lang', 'en')
  const answer = await app.http.inject({ url: `/api/hot/hlis${asked.search}` })
  return answer.json<{ data: HotelPage }>().data
}

test('in English on a desktop: three days around, another length, one cell, and back', async () => {
  const { page, faults, close } = await visit(
    `${kyoto}?s_d=2027-03-16&e_d=2027-03-19&rooms=1&adults=2&free_cancel=1`,
  )
  await page.locator('.search-summary summary [data-part=dates]').click()
  await page.getByText('± days', { exact: true }).click()
  await page.getByText(/^3 nights, arriving 13 – 19 Mar, 7 stays are compared$/).waitFor()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('table').waitFor()
  assert.deepEqual([paramsOf(page).flex, paramsOf(page).free_cancel], ['3', '1'])
  assert.match(
    (await page.locator('.list-head p').first().textContent())!,
    /^3 nights between 13 and 22 Mar, 2 adults/,
  )

  // Each card has its own dates, leads to them, and costs what the answer says.
  const { list, best } = await answerFor(page)
  const card = firstCard(page)
  assert.equal(await card.locator('h2').textContent(), list[0]!.name)
  const link = new URL((await card.locator('h2 a').getAttribute('href'))!, base)
  assert.equal(link.searchParams.get('s_d'), list[0]!.stay!.s_d)
  assert.equal(link.searchParams.get('e_d'), list[0]!.stay!.e_d)
  assert.equal(link.searchParams.has('flex'), false)
  assert.match((await card.textContent())!, /(earlier|later|as you asked)/)
  assert.equal(await page.locator('.best-stay').count(), best!.length)
  assert.deepEqual(await faultsByAxe(page), [])

  // Four nights, then one cell: fixed dates.
  await page.getByRole('link', { name: '4 nights' }).click()
  await page.waitForURL(/e_d=2027-03-20/)
  assert.equal(paramsOf(page).flex, '3')
  await page.getByRole('link', { name: /^14 – 18 Mar:/ }).click()
  await page.waitForURL(/s_d=2027-03-14/)
  assert.deepEqual(
    [paramsOf(page).e_d, paramsOf(page).flex, paramsOf(page).free_cancel],
    ['2027-03-18', undefined, '1'],
  )
  await page.locator('.best-stays').waitFor({ state: 'detached' })
  await page.goBack()
  await page.locator('.best-stays').waitFor()
  assert.equal(paramsOf(page).flex, '3')

  // The days around are no filter: clearing the filters leaves them.
  await page.locator('.list-head ~ .list-chips').getByRole('link', { name: 'Clear all' }).click()
  await page.waitForURL((url) => !url.searchParams.has('free_cancel'))
  assert.equal(paramsOf(page).flex, '3')
  await page
    .locator('.list-head ~ .list-chips')
    .getByRole('link', { name: /± 3 days/ })
    .click()
  await page.waitForURL((url) => !url.searchParams.has('flex'))
  assert.deepEqual(faults, [])
  await close()
})

test('in Chinese on a phone: five nights in March from the front page, and the hotel on its own dates', async () => {
  const { page, faults, close } = await visit('/zh', { ...phone, locale: 'zh-CN' })
  await page.getByRole('combobox').fill('京都')
  await page.getByRole('option').first().tap()
  const panel = page.locator('.search-dates')
  if (!(await panel.isVisible())) await page.locator('.search-dates-open').tap()
  await page.getByText('某月住几晚', { exact: true }).tap()
  await panel.getByRole('spinbutton', { name: '晚数' }).fill('5')
  await panel.getByRole('radio', { name: '3月 2027' }).tap()
  await panel.getByText('2027年3月住5晚，比较27种入住日期').waitFor()
  await panel.getByRole('button', { name: '完成' }).tap()
  await page.getByRole('button', { name: '搜索', exact: true }).first().tap()
  await page.waitForURL(/nights=5&month=2027-03/)
  await hydrated(page)
  assert.deepEqual([paramsOf(page).s_d, paramsOf(page).e_d], [undefined, undefined])
  await page.locator('.best-bar').first().waitFor()
  assert.equal(await page.locator('.best-bar').count(), 27)
  assert.match((await page.locator('.best-foot').textContent())!, /在27个入住日期中最低/)
  assert.deepEqual(await faultsByAxe(page), [])

  const { list } = await answerFor(page)
  const card = firstCard(page)
  assert.match((await card.textContent())!, /价格最低的日期/)
  await card.locator('h2 a').tap()
  await page.waitForURL(/\/hotels\//)
  assert.deepEqual([paramsOf(page).s_d, paramsOf(page).e_d], [list[0]!.stay!.s_d, list[0]!.stay!.e_d])
  await page.goBack()
  await page.locator('.best-strip').waitFor()
  assert.deepEqual(faults, [])
  await close()
})

test('without scripts the list, its table and its links are there', async () => {
  const { page, close } = await visit(around, { javaScriptEnabled: false })
  assert.equal(await page.locator('.best-table .best-stay').count(), 21)
  assert.match((await firstCard(page).textContent())!, /(earlier|later|as you asked)/)
  await page.getByRole('link', { name: /^15 – 17 Mar:/ }).click()
  assert.deepEqual([paramsOf(page).s_d, paramsOf(page).flex], ['2027-03-15', undefined])
  await page.goto(`${base}/hotel-search?q=kyoto&s_d=2027-03-16&e_d=2027-03-19&rooms=1&adults=2&flex=7`)
  assert.equal(paramsOf(page).flex, '7')
  assert.equal(await page.locator('.best-bar').count(), 15)
  await page.goto(`${base}${kyoto}?weekend=2026-10`)
  assert.match((await page.locator('.list-notice').first().textContent())!, /can’t be booked/)
  await close()
})
