import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { addDays, dayOf, type PlainDate } from '#domain/time/plain-date.ts'
import { testApp } from '#test/support/app.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { hydrated } from '#test/support/browser/hydrated.ts'

const browser = await launchBrowser()
const app = await testApp({ pages: true })
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
after(() => browser.close())

const year = new Date().getFullYear() + 1
const soldOut = `${year}-03-12`

/** A price for every day, and one night that is sold out. */
async function givePrices(page: Page) {
  await page.route('**/api/hot/r_calendar**', (route) => {
    const query = new URL(route.request().url()).searchParams
    const [from, to] = [query.get('from')!, query.get('to')!]
    const days = Array.from({ length: dayOf(to) - dayOf(from) + 1 }, (_, i): PlainDate => addDays(from, i))
    const data = days.map((date) =>
      date === soldOut
        ? { date, total: null, reason: 'sold_out' }
        : { date, total: { amount: 82_000, currency: 'CNY' } },
    )
    return route.fulfill({ json: { code: 1, msg: '', data } })
  })
}

async function visit(path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ locale: 'en-US', ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      faults.push(message.text())
  })
  await givePrices(page)
  await page.goto(base + path, { waitUntil: 'networkidle' })
  if (options.javaScriptEnabled !== false) await hydrated(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const datesOpen = () => page.locator('.calendar').waitFor()
  const openDates = async (name = /^When/) => {
    await button(name).click()
    await datesOpen()
  }
  const day = (date: PlainDate) => page.locator(`.day[data-day="${date}"]`)
  const typeDates = async (s_d: string, e_d: string) => {
    await page.getByLabel('Check-in').fill(s_d)
    await page.getByLabel('Check-out').fill(e_d)
    await page.getByLabel('Check-out').blur()
  }
  return { page, faults, button, datesOpen, openDates, day, typeDates, close: () => context.close() }
}

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('everything by keyboard alone: place, dates, guests, search', async () => {
  const { page, faults, close } = await visit('/')
  const keys = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name)
  }
  await page.getByRole('combobox', { name: 'Where' }).focus()
  await page.keyboard.type('kyoto')
  await page.getByRole('option', { name: /^Kyoto Japan/ }).waitFor()
  await keys('ArrowDown', 'Enter')
  const checkIn = page.getByLabel('Check-in')
  await page.locator('.calendar').waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 's_d')
  await page.keyboard.type(`5 mar ${year}`)
  await keys('Enter')
  await page.keyboard.type(`8/3/${year}`)
  await keys('Enter')
  assert.equal(await checkIn.isVisible(), false)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  assert.match((await focused())!, /^When .*3 nights/)
  await keys('Tab', 'Enter')
  await page.getByRole('spinbutton', { name: 'Rooms' }).waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('.stepper'))
  await page.getByRole('spinbutton', { name: 'Rooms' }).focus()
  await keys('ArrowUp', 'ArrowUp')
  assert.equal(await page.getByRole('spinbutton', { name: 'Adults' }).inputValue(), '3')
  await keys('Escape')
  assert.match((await focused())!, /^Who 3 adults · 3 rooms/)
  await keys('Tab', 'Enter')
  await page.waitForURL('**/hotel-search/asia-japan-kyoto?**')
  assert.deepEqual(queryOf(page), { s_d: `${year}-03-05`, e_d: `${year}-03-08`, rooms: '3', adults: '3' })
  assert.deepEqual(faults, [])
  await close()
})

test('the calendar: a stay by arrow keys, a sold-out day as check-out only, prices for screen readers', async () => {
  const { page, faults, button, datesOpen, openDates, day, typeDates, close } = await visit('/')
  await page.getByRole('combobox', { name: 'Where' }).fill('kyoto')
  await page.getByRole('option', { name: /^Kyoto Japan/ }).click()
  await datesOpen()
  await typeDates(`${year}-03-02`, `${year}-03-04`)
  await day(`${year}-03-10`).locator('[data-price="820"]').waitFor()
  assert.match((await day(`${year}-03-10`).getAttribute('aria-label'))!, /from CN¥820\.00/)
  assert.match((await day(soldOut).getAttribute('aria-label'))!, /sold out/)

  await day(soldOut).click({ force: true })
  await button(/^When Tue 2|^When .*2 nights/).waitFor()
  await day(`${year}-03-10`).click()
  await day(soldOut).click()
  await button(/^When .*2 nights/).waitFor()
  assert.match((await button(/^When/).textContent())!, /10 – .*12 Mar/)

  await day(`${year}-03-10`).click()
  await day(`${year}-03-14`).click({ force: true })
  assert.match((await button(/^When/).textContent())!, /10 – .*12 Mar/)
  await page.keyboard.press('Escape')

  await openDates()
  await day(`${year}-03-20`).focus()
  for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  assert.match((await button(/^When/).textContent())!, /20 – .*23 Mar.*3 nights/)
  assert.deepEqual(faults, [])
  await close()
})

test('invalid dates are explained, and the input stays', async () => {
  const { page, button, openDates, close } = await visit('/')
  await openDates()
  const before = await button(/^When/).textContent()
  const tries: [string, string, RegExp][] = [
    ['Check-in', '31 feb', /enter a date such as/],
    ['Check-in', '2020-01-01', /has passed/],
    ['Check-in', `1 jan ${year + 3}`, /540 days/],
    ['Check-out', '2020-01-01', /after check-in/],
    ['Check-out', `31 dec ${year}`, /up to 30 nights/],
  ]
  for (const [label, text, told] of tries) {
    await page.getByLabel(label).fill(text)
    await button('Done').click()
    await page.getByText(told).waitFor()
    assert.equal(await page.getByLabel(label).getAttribute('aria-invalid'), 'true', text)
    await page.getByLabel(label).fill('')
    await page.getByLabel(label).blur()
    assert.equal(await page.getByLabel(label).getAttribute('aria-invalid'), null, text)
  }
  assert.equal(await button(/^When/).textContent(), before)
  await close()
})

test('a child needs an age before the search; there are never fewer adults than rooms', async () => {
  const { page, button, close } = await visit('/')
  await page.getByRole('combobox', { name: 'Where' }).fill('kyoto')
  await button(/^Who/).click()
  await button('Children: one more').dblclick()
  await page.keyboard.press('Escape')
  await button('Search').click()
  await page.getByText('Choose the age of child 1').waitFor()
  assert.equal(new URL(page.url()).pathname, '/')
  await page.getByLabel('Age of child 1').selectOption('0')
  await button('Done').click()
  await page.getByText('Choose the age of child 2').waitFor()
  await page.getByLabel('Age of child 2').selectOption('12')
  for (let i = 0; i < 10; i++) await button('Rooms: one more').click({ force: true })
  await button('Adults: one fewer').click({ force: true })
  assert.equal(await page.getByRole('spinbutton', { name: 'Rooms' }).inputValue(), '9')
  assert.equal(await page.getByRole('spinbutton', { name: 'Adults' }).inputValue(), '9')
  await button('Done').click()
  await button('Search').dblclick()
  await page.waitForURL('**/hotel-search/asia-japan-kyoto?**')
  const { rooms, adults, ...rest } = queryOf(page)
  assert.deepEqual([rooms, adults, rest['ages[0]'], rest['ages[1]']], ['9', '9', '0', '12'])
  await page.goBack()
  await page.waitForURL(`${base}/`)
  await close()
})

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
] as const)
  test(`with any number of children, their ages and Done stay reachable and no button moves: ${width} px`, async () => {
    const { page, button, close } = await visit('/', { viewport: { width, height } })
    await button(/^Who/).click()
    const more = button('Children: one more')
    const top = async () => Math.round((await more.boundingBox())!.y)
    const before = await top()
    for (let i = 0; i < 6; i++) await more.click()
    assert.equal(await top(), before)
    const inSight = async (found: ReturnType<typeof button>) => {
      const { y, height: tall } = (await found.boundingBox())!
      return y >= 0 && y + tall <= height
    }
    assert.ok(await inSight(button('Done')))
    await button('Done').click()
    assert.ok(await inSight(page.getByLabel('Age of child 1')))
    await page.locator('.search-guests .search-panel-body').hover()
    await page.mouse.wheel(0, 2_000)
    const last = page.getByLabel('Age of child 6')
    await page.waitForFunction(() => {
      const body = document.querySelector('.search-guests .search-panel-body')!
      return body.scrollTop + body.clientHeight >= body.scrollHeight - 1
    })
    const [foot, age] = [
      await page.locator('.search-guests .search-panel-foot').boundingBox(),
      await last.boundingBox(),
    ]
    assert.ok(age!.y + age!.height <= foot!.y)
    await close()
  })

for (const path of ['/', '/zh', `/hotel-search/asia-japan-kyoto?s_d=${year}-03-02&e_d=${year}-03-04`])
  test(`on a tablet no panel covers the search button: ${path}`, async () => {
    const { page, close } = await visit(path, { viewport: { width: 820, height: 1180 } })
    if (path.startsWith('/hotel')) await page.locator('.search-summary .summary-where').click()
    for (const field of ['dates', 'guests']) {
      await page.locator(`.search-${field}-open`).click()
      const panel = (await page.locator(`.search-${field}.popover`).boundingBox())!
      const box = (await page.locator('.search-box').boundingBox())!
      assert.ok(panel.y >= box.y + box.height, field)
      await page.keyboard.press('Escape')
    }
    await close()
  })

const nowhere = [
  { path: '/', where: 'Where', search: 'Search', told: 'Where would you like to stay?' },
  { path: '/zh', where: '目的地', search: '搜索', told: '请输入目的地' },
]
for (const { path, where, search, told } of nowhere)
  test(`a search without a place asks for one, in the language of the page: ${path}`, async () => {
    const { page, faults, button, close } = await visit(path)
    const field = page.getByRole('combobox', { name: where })
    const asks = async () => {
      await page.locator('.search-where').getByRole('status').filter({ hasText: told }).waitFor()
      assert.equal(await field.getAttribute('placeholder'), told)
      assert.equal(await field.getAttribute('aria-invalid'), 'true')
      assert.ok(await field.evaluate((input) => input === document.activeElement))
      assert.equal(new URL(page.url()).pathname, path)
    }
    await button(search).click()
    await asks()
    assert.deepEqual(await faultsByAxe(page, '.search-box'), [])
    await field.fill('   ')
    assert.equal(await field.getAttribute('aria-invalid'), null)
    await page.keyboard.press('Enter')
    await asks()
    await field.fill('kyoto')
    await button(search).click()
    await page.waitForURL('**/hotel-search/asia-japan-kyoto?**')

    await page.goto(base + path, { waitUntil: 'networkidle' })
    await hydrated(page)
    await button(search).click()
    await asks()
    await page.getByRole('option').first().waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

test('slow suggestions: a stale response is dropped, a missing one is reported, and the search still works', async () => {
  const { page, button, close } = await visit('/')
  const held: (() => void)[] = []
  await page.route('**/api/search/search**', async (route) => {
    if (route.request().url().includes('q=par')) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue().catch(() => {})
  })
  const where = page.getByRole('combobox', { name: 'Where' })
  await where.fill('par')
  await page.getByText('Searching…').first().waitFor()
  await where.fill('osaka')
  await page
    .getByRole('option', { name: /^Osaka/ })
    .first()
    .waitFor()
  for (const release of held) release()
  assert.equal(await page.getByRole('option', { name: /^Paris/ }).count(), 0)
  await page.unroute('**/api/search/search**')
  await page.route('**/api/search/search**', (route) => route.abort(), { times: 1 })
  await where.fill('sapporo')
  await page.getByText('you can still search').first().waitFor()
  await button('Search').click()
  await page.waitForURL('**/hotel-search/asia-japan-sapporo?**')
  await close()
})

test('prices that fail to load do not prevent choosing dates', async () => {
  const { page, button, datesOpen, day, typeDates, close } = await visit('/')
  await page.route('**/api/hot/r_calendar**', (route) => route.abort())
  await page.getByRole('combobox', { name: 'Where' }).fill('kyoto')
  await page.getByRole('option', { name: /^Kyoto Japan/ }).click()
  await datesOpen()
  await typeDates(`1 apr ${year}`, `2 apr ${year}`)
  await day(`${year}-04-03`).click()
  await day(`${year}-04-05`).click()
  assert.match((await button(/^When/).textContent())!, /2 nights/)
  await close()
})

test('on a phone by touch: months scroll, a stay is tapped, the search is remembered in both languages', async () => {
  const phone = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true }
  const { page, faults, button, datesOpen, day, typeDates, close } = await visit('/', phone)
  await page.getByRole('combobox', { name: 'Where' }).fill('kyoto')
  await page.getByRole('option', { name: /^Kyoto Japan/ }).tap()
  await datesOpen()
  await typeDates(`1 mar ${year}`, `2 mar ${year}`)
  await day(`${year}-03-04`).tap()
  await day(`${year}-03-07`).tap()
  assert.match((await button(/^When/).textContent())!, /3 nights/)
  await button('Done').tap()
  await button('Search').tap()
  await page.waitForURL('**/hotel-search/asia-japan-kyoto?**')
  await page.goto(`${base}/zh`, { waitUntil: 'networkidle' })
  await hydrated(page)
  await page.getByRole('combobox', { name: '目的地' }).tap()
  await page.getByRole('option', { name: '京都' }).tap()
  assert.equal(await page.getByRole('combobox', { name: '目的地' }).inputValue(), '京都')
  assert.equal(await page.locator('.search-dates:popover-open').count(), 0, 'a repeated search has its dates')
  assert.match((await button(/^日期/).textContent())!, /3月4日至7日/)
  assert.deepEqual(faults, [])
  await close()
})

for (const path of ['/', `/hotel-search/asia-japan-kyoto?s_d=${year}-03-02&e_d=${year}-03-04`])
  test(`on a phone the guest sheet keeps its height, so that every tap on “+” adds one: ${path}`, async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const { page, button, close } = await visit(path, phone)
    // The search line opens at the pressed part.
    if (path === '/') await page.getByRole('button', { name: /^Who/ }).tap()
    else await page.locator('.search-summary [data-part=guests]').tap()
    const { x, y, width, height } = (await button('Children: one more').boundingBox())!
    for (let i = 0; i < 6; i++) await page.touchscreen.tap(x + width / 2, y + height / 2)
    assert.equal(await page.getByRole('spinbutton', { name: 'Children' }).inputValue(), '6')
    await page.getByLabel('Age of child 6').scrollIntoViewIfNeeded()
    await page.getByLabel('Age of child 6').selectOption('4')
    assert.ok(await button('Done').isVisible())
    await close()
  })

test('without scripts dates, guests and children are plain fields of the form', async () => {
  const { page, button, close } = await visit('/', { javaScriptEnabled: false })
  await button('Search').click()
  assert.equal(new URL(page.url()).search, '')
  await page.getByRole('combobox', { name: 'Where' }).fill('kyoto')
  await page.getByLabel('Check-in').fill(`${year}-05-02`)
  await page.getByLabel('Check-out').fill(`${year}-05-05`)
  await button(/^Who/).click()
  await page.getByRole('spinbutton', { name: 'Adults' }).fill('3')
  await page.getByLabel('Age of child 1').selectOption('5')
  await button('Done').click()
  await button('Search').click()
  await page.waitForURL('**/hotel-search/asia-japan-kyoto?**')
  assert.deepEqual(queryOf(page), {
    s_d: `${year}-05-02`,
    e_d: `${year}-05-05`,
    rooms: '1',
    adults: '3',
    'ages[0]': '5',
  })
  await close()
})

for (const [path, colorScheme, width] of [
  ['/', 'light', 1280],
  ['/zh', 'dark', 390],
] as const) {
  test(`suggestions, calendar and guests have no axe violations: ${path}, ${colorScheme}, ${width} px`, async () => {
    const { page, datesOpen, close } = await visit(path, { colorScheme, viewport: { width, height: 900 } })
    await page.getByRole('combobox').fill('kyoto')
    await page.getByRole('option').first().waitFor()
    assert.deepEqual(await faultsByAxe(page, '.search-box'), [], 'suggestions')
    await page.getByRole('option').first().click()
    await datesOpen()
    await page
      .locator(path === '/' ? '[data-price="820"]' : '[data-price="¥820"]')
      .first()
      .waitFor()
    assert.deepEqual(await faultsByAxe(page, '.search-box'), [], 'calendar')
    await page.keyboard.press('Escape')
    await page.locator('.search-guests-open').click()
    await page.getByRole('button', { name: path === '/' ? 'Children: one more' : '儿童加一' }).click()
    assert.deepEqual(await faultsByAxe(page, '.search-box'), [], 'guests')
    await close()
  })
}
