import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { HotelPage } from '#contract/search.ts'
import { fillCatalogue } from '#server/demo-loader/fill-catalogue.ts'
import { testApp } from '#test/support/app.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { handsOf, type Means } from '#test/support/browser/hands.ts'
import { hydrated } from '#test/support/browser/hydrated.ts'
import { waterWorld } from '#test/support/browser/pmtiles.ts'
import { layoutShift, movedElements, withoutWebFont } from '#test/support/browser/shift.ts'
import { reasonWords } from '#words/hotels/offers.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const browser = await launchBrowser()
const app = await testApp({ pages: true, clock: () => now })
await fillCatalogue(app.db, { hotels: 1_500, now })
await app.places()
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
after(() => browser.close())

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1440, height: 900 } }
const stay = 's_d=2026-12-14&e_d=2026-12-17&rooms=1&adults=2&ages%5B0%5D=5'
const shanghai = `/hotel-search/asia-china-shanghai?${stay}`

async function visit(
  path: string,
  options: BrowserContextOptions = {},
  prepare?: (context: BrowserContext) => Promise<unknown>,
) {
  const context = await browser.newContext({
    locale: 'en-US',
    ...desktop,
    ...options,
  })
  await prepare?.(context)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      faults.push(message.text())
  })
  if (options.javaScriptEnabled !== false) await page.clock.setFixedTime(now)
  await open(page, path, options.javaScriptEnabled !== false)
  return { page, faults, close: () => context.close() }
}

/** A page is hydrated when its script-only parts are there. */
async function open(page: Page, path: string, alive = true) {
  await page.goto(base + path)
  const sign = path.includes('hotel-search') ? '.list-page [role=checkbox]' : '.search-box'
  if (alive) await page.locator(sign).first().waitFor({ state: 'attached' })
  if (alive && !path.includes('hotel-search')) await page.waitForLoadState('networkidle')
  if (alive) await hydrated(page)
}

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const cards = (page: Page) => page.locator('.list-hits .hotel-card')
const title = async (page: Page) => (await page.locator('h1').textContent())!
const calm = (page: Page) => page.locator('.list-main:not([aria-busy])').waitFor()
async function chooseYen(page: Page) {
  await page.getByRole('button', { name: /CNY/ }).click()
  await page
    .getByRole('button', { name: /^JPY/ })
    .or(page.getByRole('link', { name: /^JPY/ }))
    .first()
    .click()
}

const words = {
  en: {
    path: '/',
    where: 'Where',
    who: /^Who/,
    option: /^Kyoto Station Kyoto, Japan/,
    typed: 'kyoto station',
    more: 'Children: one more',
    age: 'Age of child 1',
    done: 'Done',
    search: 'Search',
    filters: /^Filters/,
    show: /^Show \d+ hotel/,
    breakfast: /^Breakfast included/,
    free: /^Free cancellation/,
    to: /^To CN¥/,
    sort: /^Sort:/,
    distance: 'Distance',
    offer: /Breakfast included.*Free cancellation until \d+ Dec, \d\d:\d\d/s,
    includes: '3 nights, taxes and fees included',
    far: /([\d.]+) (m|km) from Kyoto Station/,
  },
  zh: {
    path: '/zh',
    where: '目的地',
    who: /^住客/,
    option: /^京都站 日本京都/,
    typed: '京都站',
    more: '儿童加一',
    age: '第1位儿童的年龄',
    done: '完成',
    search: '搜索',
    filters: /^筛选/,
    show: /^查看\d+家酒店/,
    breakfast: /^含早餐 ?\d*$/,
    free: /^免费取消/,
    to: /^最高 /,
    sort: /^排序/,
    distance: '距离',
    offer: /含早餐.*12月\d+日\d\d:\d\d前免费取消/s,
    includes: '3晚，已含税费',
    far: /距京都站([\d.]+)(米|公里)/,
  },
} as const

type Ways = { language: 'en' | 'zh'; means: Means; device: BrowserContextOptions; isPhone: boolean }
const ways: Ways[] = [
  { language: 'en', means: 'mouse', device: desktop, isPhone: false },
  { language: 'zh', means: 'keyboard', device: desktop, isPhone: false },
  { language: 'zh', means: 'touch', device: phone, isPhone: true },
  { language: 'en', means: 'touch', device: phone, isPhone: true },
]

for (const { language, means, device, isPhone } of ways) {
  test(`three nights near Kyoto's station for two and a child of five, with breakfast, cancellable, under ¥4,000: ${language}, by ${means}`, async () => {
    const say = words[language]
    const { page, faults, close } = await visit(say.path, device)
    const { press, type } = handsOf(page, means)
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

    await type(page.getByRole('combobox', { name: say.where }), say.typed)
    const option = page.getByRole('option', { name: say.option })
    await option.waitFor()
    if (means === 'keyboard') {
      while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    } else await press(option)
    await page.locator('.calendar').waitFor()
    const checkIn = page.locator('input[name=s_d]:visible')
    const checkOut = page.locator('input[name=e_d]:visible')
    await type(checkIn, '2026-12-14')
    await page.keyboard.press('Enter')
    await type(checkOut, '2026-12-17')
    await page.keyboard.press('Enter')
    await press(button(say.who))
    await press(button(say.more))
    await page.getByLabel(say.age).selectOption('5')
    await press(button(say.done))
    await press(button(say.search))
    await page.waitForURL('**/hotel-search/asia-japan-kyoto-station-kyoto?**')
    await calm(page)

    const before = await title(page)
    if (isPhone) await press(button(say.filters))
    const panel = isPhone ? page.getByRole('dialog') : page.locator('#filters')
    await press(panel.getByRole('checkbox', { name: say.breakfast }))
    await page.waitForURL('**board**')
    await press(panel.getByRole('checkbox', { name: say.free }))
    await page.waitForURL('**free_cancel=1**')
    await type(panel.getByLabel(say.to), '4000')
    await page.keyboard.press('Enter')
    await page.waitForURL('**price_max=400000**')
    await calm(page)
    if (isPhone) await press(panel.getByRole('button', { name: say.show }))
    await press(page.getByRole('button', { name: say.sort }).locator('visible=true'))
    await press(page.getByRole('link', { name: say.distance, exact: true }).locator('visible=true'))
    await page.waitForURL('**sort=distance**')
    await calm(page)

    assert.notEqual(await title(page), before)
    assert.deepEqual(queryOf(page), {
      s_d: '2026-12-14',
      e_d: '2026-12-17',
      rooms: '1',
      adults: '2',
      'ages[0]': '5',
      sort: 'distance',
      price_max: '400000',
      currency: 'CNY',
      'board[0]': 'breakfast',
      free_cancel: '1',
    })
    const texts = await cards(page).allTextContents()
    assert.ok(texts.length > 0)
    for (const text of texts) {
      assert.match(text, say.offer)
      assert.ok(text.includes(say.includes), text)
      const [, whole = ''] = /¥\s*([\d,]+)/.exec(text) ?? []
      assert.ok(Number(whole.replaceAll(',', '')) < 4000, text)
    }
    const far = texts.map((text) => {
      const [, figure = '', unit = ''] = say.far.exec(text) ?? []
      return Number(figure || Number.NaN) * (unit === 'km' || unit === '公里' ? 1000 : 1)
    })
    assert.ok(!far.includes(Number.NaN))
    assert.deepEqual(
      far,
      far.toSorted((a, b) => a - b),
    )
    assert.deepEqual(faults, [])
    await close()
  })
}

const several = {
  en: {
    head: /, 8 adults, 4 rooms/,
    room: /^4 × /,
    includes: '4 rooms, 3 nights, taxes and fees included',
    total: 'Total, 4 rooms, 3 nights',
  },
  zh: { head: /，8位成人，4间房/, room: /×4$/, includes: '4间房，3晚，已含税费', total: '4间房3晚总价' },
}
for (const [language, say] of Object.entries(several))
  test(`a price for four rooms says so, in the list and on the hotel page: ${language}`, async () => {
    const path = shanghai.replace('rooms=1&adults=2&ages%5B0%5D=5', 'rooms=4&adults=8')
    const { page, faults, close } = await visit(language === 'zh' ? `/zh${path}` : path)
    assert.match((await page.locator('.list-head p').textContent())!, say.head)
    const card = page.locator('.hotel-card:not(.hotel-card-full)').first()
    assert.match((await card.locator('.card-offer b').textContent())!, say.room)
    assert.equal(await card.locator('.card-cost > small').textContent(), say.includes)
    await card.getByRole('heading').getByRole('link').click()
    await page.waitForURL('**/hotels/**')
    await page.locator('.dock-sum').waitFor()
    assert.equal(await page.locator('.dock-sum > small').textContent(), say.includes)
    assert.equal(await page.locator('.rates-head th').last().textContent(), say.total)
    assert.deepEqual(faults, [])
    await close()
  })

test('back and forward restore the same lists and scroll positions', async () => {
  const { page, faults, close } = await visit(shanghai)
  const seen = [{ url: page.url(), title: await title(page) }]
  const step = async (deed: () => Promise<void>, address: string) => {
    await deed()
    await page.waitForURL(address)
    await calm(page)
    seen.push({ url: page.url(), title: await title(page) })
  }
  await step(() => page.getByRole('checkbox', { name: /^4 stars/ }).click(), '**stars**')
  await step(() => page.getByRole('checkbox', { name: /^Breakfast included/ }).click(), '**board**')
  await step(
    () => page.getByRole('link', { name: 'Remove 4 stars' }).first().click(),
    (await page.url()).replace(/stars[^&]*&/, ''),
  )
  await step(() => page.getByRole('link', { name: 'Page 2' }).click(), '**page=2**')
  for (const { url, title: was } of seen.toReversed().slice(1)) {
    await page.goBack()
    await page.waitForURL(url)
    await calm(page)
    assert.equal(await title(page), was)
  }
  assert.equal(await page.getByRole('checkbox', { name: /^4 stars/ }).getAttribute('aria-checked'), 'false')
  for (const { url, title: was } of seen.slice(1)) {
    await page.goForward()
    await page.waitForURL(url)
    await calm(page)
    assert.equal(await title(page), was)
  }

  await page.evaluate(() => scrollTo(0, 1800))
  const link = cards(page).nth(8).getByRole('heading').getByRole('link')
  const name = (await link.textContent())!
  await link.click()
  await page.waitForURL('**/hotels/**')
  assert.match(page.url(), /s_d=2026-12-14&e_d=2026-12-17&rooms=1&adults=2&ages%5B0%5D=5/)
  await page.goBack()
  await page.getByRole('link', { name }).first().waitFor()
  await page.waitForFunction(() => Math.abs(scrollY - 1800) < 40)
  assert.deepEqual(faults, [])
  await close()
})

test('presses while a list is loading count as well, and show at once', async () => {
  const { page, faults, close } = await visit(shanghai)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/hot/hlis**', async (route) => {
    await answer.promise
    await route.continue()
  })
  const box = (name: RegExp) => page.getByRole('checkbox', { name })
  const isChecked = (name: RegExp) =>
    page.getByRole('checkbox', { name, checked: true }).waitFor({ state: 'attached' })
  await box(/^4 stars/).click()
  await isChecked(/^4 stars/)
  await page.waitForURL('**stars**')
  await box(/^Breakfast included/).click()
  await isChecked(/^Breakfast included/)
  await isChecked(/^4 stars/)
  await page.getByRole('button', { name: /^Sort/ }).locator('visible=true').click()
  await page.getByRole('link', { name: 'Lowest price' }).locator('visible=true').click()
  await page.getByRole('button', { name: 'Sort: Lowest price' }).locator('visible=true').waitFor()
  assert.equal(await page.locator('.list-main').getAttribute('aria-busy'), 'true')
  answer.resolve()
  await page.waitForURL('**sort=price**')
  await calm(page)
  const { 'stars[0]': stars, 'board[0]': board, sort } = queryOf(page)
  assert.deepEqual([stars, board, sort], ['4', 'breakfast', 'price'])
  await page.getByRole('link', { name: 'Remove 4 stars' }).first().waitFor()
  await page.goBack()
  await page.waitForURL((url) => !url.search.includes('sort'))
  await calm(page)
  assert.deepEqual([queryOf(page)['stars[0]'], queryOf(page)['board[0]']], ['4', 'breakfast'])
  assert.deepEqual(faults, [])
  await close()
})

test('the keyboard focus stays while filtering: at a slider handle, in the name, among the chips', async () => {
  const { page, faults, close } = await visit(shanghai)
  const keys = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name)
  }
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement
      return at?.getAttribute('aria-label') ?? at?.textContent
    })
  const arrived = async (address: string | ((url: URL) => boolean)) => {
    await page.waitForURL(address)
    await calm(page)
  }
  const handle = page.locator('#filters').getByRole('slider', { name: 'Highest price' })
  await handle.focus()
  await keys('ArrowLeft', 'ArrowLeft')
  await arrived('**price_max**')
  assert.equal(await focused(), 'Highest price')
  const [once, to] = [queryOf(page).price_max, page.locator('#filters input[name=to]')]
  assert.equal(await to.inputValue(), String(Number(once) / 100))

  await keys('ArrowLeft')
  await arrived((url) => url.searchParams.get('price_max') !== once)
  assert.equal(await focused(), 'Highest price')
  assert.ok(Number(queryOf(page).price_max) < Number(once))

  const name = page.locator('#filters').getByRole('searchbox', { name: 'Hotel name' })
  await name.focus()
  await page.keyboard.type('hotel')
  await keys('Enter')
  await arrived('**name=hotel**')
  assert.equal(await focused(), 'Hotel name')
  await page.getByRole('checkbox', { name: /^Breakfast included/ }).click()
  await arrived('**board**')

  await page.locator('.list-head ~ .list-chips .chip').first().focus()
  await keys('Enter')
  await arrived((url) => !url.search.includes('price_max'))
  assert.equal(await focused(), 'Remove Breakfast included')
  assert.equal(await to.inputValue(), '')
  await keys('Enter')
  await arrived((url) => !url.search.includes('board'))
  assert.equal(await focused(), 'Remove “hotel”')
  await keys('Enter')
  await arrived((url) => !url.search.includes('name'))
  assert.equal(await focused(), await title(page))
  assert.equal(await name.inputValue(), '')
  assert.deepEqual(faults, [])
  await close()
})

test('input typed while a list is loading is preserved', async () => {
  const { page, close } = await visit(shanghai)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/hot/hlis**', async (route) => {
    await answer.promise
    await route.continue()
  })
  const field = (name: string) => page.locator(`#filters input[name=${name}]`)
  await field('from').fill('500')
  await field('from').press('Enter')
  await page.waitForURL('**price_min=50000**')
  await field('to').fill('40')
  answer.resolve()
  await page.locator('.list-chips .chip').first().waitFor()
  await calm(page)
  assert.deepEqual([await field('from').inputValue(), await field('to').inputValue()], ['500', '40'])
  await close()
})

test('the filter sheet opens and closes by keyboard, and returns the focus', async () => {
  const { page, faults, close } = await visit(shanghai, { viewport: { width: 390, height: 844 } })
  const button = page.getByRole('button', { name: /^Filters/ })
  await button.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('checkbox').first().waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('dialog'))
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-haspopup') === 'dialog')
  assert.equal(await button.getAttribute('aria-expanded'), 'false')
  assert.deepEqual(faults, [])
  await close()
})

/** The first list, over a few cities and dates, that ends with a full hotel with other available dates. */
async function fullList() {
  for (const kw of ['asia-china-shanghai', 'asia-japan-tokyo', 'europe-france-paris'])
    for (const dates of [
      's_d=2026-12-24&e_d=2026-12-27',
      's_d=2026-12-31&e_d=2027-01-02',
      's_d=2026-11-16&e_d=2026-11-17',
    ]) {
      const query = `kw=${kw}&${dates}&adults=4&lang=en&page_size=50`
      const { data } = (await app.http.inject(`/api/hot/hlis?${query}`)).json<{ data: HotelPage }>()
      const at = data.list.findIndex(({ nearest }) => nearest)
      if (at >= 0) return { path: `/hotel-search/${kw}?${dates}&adults=4`, page: Math.floor(at / 20) + 1 }
    }
  throw new Error('every hotel is free')
}

test('a full hotel states the reason, comes last, and links to the nearest available stay', async () => {
  const { path, page: number } = await fullList()
  const { page, close } = await visit(`${path}&page=${number}`)
  const full = page
    .locator('.hotel-card-full')
    .filter({ has: page.locator('.card-note a') })
    .first()
  const reason = (await full.locator('.card-note b').textContent())!
  assert.ok(Object.values(reasonWords('en')).includes(reason), reason)
  assert.match((await full.locator('.card-note p').textContent())!, /Available \d+/)
  assert.equal(await full.locator('.price').count(), 0)
  const kinds = await cards(page).evaluateAll((all) =>
    all.map((card) => card.classList.contains('hotel-card-full')),
  )
  assert.deepEqual(kinds, kinds.toSorted())
  await full.getByRole('link', { name: /^See those dates/ }).click()
  await page.waitForURL('**/hotels/**')
  const { s_d, e_d } = queryOf(page)
  assert.ok(s_d && e_d && !path.includes(`s_d=${s_d}&e_d=${e_d}`))
  await close()
})

test('a page past the end links to the first', async () => {
  const { page, close } = await visit(`${shanghai}&page=99`)
  await page.getByRole('link', { name: 'Back to the first page' }).click()
  await cards(page).first().waitFor()
  assert.equal(queryOf(page).page, undefined)
  await close()
})

test('without scripts filters, sort, pages, price and search are links and forms', async () => {
  const { page, close } = await visit(shanghai, { javaScriptEnabled: false })
  assert.equal(await cards(page).count(), 20)
  assert.equal(await page.locator('.list-hits .price').count(), 20)
  await page
    .locator('#filters')
    .getByRole('link', { name: /^Breakfast included/ })
    .click()
  await page.waitForURL('**board**')
  await page.getByRole('link', { name: 'Page 2' }).click()
  await page.waitForURL('**page=2**')
  await page.locator('input[name=to]').fill('3000')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL('**price_max=300000**')
  const { page: number, currency, 'board[0]': board } = queryOf(page)
  assert.deepEqual([number, currency, board], [undefined, 'CNY', 'breakfast'])
  await page.getByRole('button', { name: /^Sort/ }).locator('visible=true').click()
  await page.getByRole('link', { name: 'Lowest price' }).locator('visible=true').click()
  await page.waitForURL('**sort=price**')
  const totals = (await page.locator('.list-hits .price').allTextContents()).map((text) =>
    Number(text.replace(/[^\d.]/g, '')),
  )
  assert.deepEqual(
    totals,
    totals.toSorted((a, b) => a - b),
  )
  await page.getByRole('link', { name: 'Remove Breakfast included' }).locator('visible=true').click()
  await page.waitForURL((url) => !url.search.includes('board'))
  await page.locator('.search-summary summary').click()
  await page.getByLabel('Where').fill('kyoto')
  await page.getByLabel('Adults').fill('3')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL('**/hotel-search/asia-japan-kyoto?**')
  assert.deepEqual([queryOf(page).adults, queryOf(page)['ages[0]']], ['3', '5'])
  await close()
})

test('an empty result names the filter to remove, and removing it finds the promised number', async () => {
  const { page, close } = await visit(`${shanghai}&price_max=100&currency=CNY&free_cancel=1`)
  const way = page.locator('.list-ways a').first()
  assert.match((await way.textContent())!, /Without “Up to CN¥1”/)
  const [, count = ''] = /(\d+) hotel/.exec((await way.textContent())!) ?? []
  await way.click()
  await page.waitForURL((url) => !url.search.includes('price_max'))
  await calm(page)
  assert.match(await title(page), new RegExp(`^${count} hotels?`))
  await close()
})

test('an old link says that its dates have passed, a country redirects, and an unknown place is not found', async () => {
  const { page, close } = await visit('/hotel-search/asia-china-shanghai?s_d=2020-01-01&e_d=2020-01-05')
  assert.match((await page.locator('.list-notice').textContent())!, /have passed.*17 – 18 Nov/)
  await close()
  const country = await app.http.inject('/hotel-search/japan')
  assert.deepEqual([country.statusCode, country.headers.location], [301, '/counties/japan'])
  for (const kw of ['atlantis', 'asia-japan-atlantis']) {
    const { statusCode, body } = await app.http.inject(`/hotel-search/${kw}`)
    assert.equal(statusCode, 404)
    assert.ok(body.includes(`Page Not Found: /hotel-search/${kw}`))
  }
})

test('the first response has twenty priced hotels, the head of the list and nothing personal', async () => {
  const ask = (headers = {}) => app.http.inject({ url: shanghai, headers })
  const { body, headers } = await ask()
  assert.equal(body.match(/<article class="hotel-card hotel-card-row/g)?.length, 20)
  assert.equal(body.match(/taxes and fees included<\/small>/g)?.length, 20)
  assert.match(body, /<title>Hotels in Shanghai - Hotel Best Rates<\/title>/)
  assert.match(body, /<meta name="description" content="\d+ hotels in Shanghai/)
  assert.match(body, /<meta name="keywords" content="hotels in Shanghai/)
  assert.match(String(headers['cache-control']), /^public/)
  assert.equal(body.includes('__noSession'), false)
  const again = await ask({ 'user-agent': 'Mozilla/5.0 (iPhone) Mobile', accept: 'text/html' })
  assert.equal(again.headers.etag, headers.etag)
})

test("the last search and the list's title are stored on the device, and complete a URL without dates", async () => {
  const { page, close } = await visit(shanghai)
  const stored = await page.evaluate(() => ({
    store: JSON.parse(localStorage.lodestar),
    params: JSON.parse(localStorage.search_params),
    record: JSON.parse(localStorage.search_record),
  }))
  assert.equal(stored.store.hlist_tdk.title, 'Hotels in Shanghai')
  assert.deepEqual(
    [stored.store.s_params.kw, stored.store.search_recorder.length],
    ['asia-china-shanghai', 1],
  )
  assert.deepEqual([stored.params.s_d, stored.params.ages], ['2026-12-14', [5]])
  assert.equal(stored.record.kw, 'asia-china-shanghai')
  await open(page, '/hotel-search/asia-japan-kyoto?stars%5B0%5D=4')
  await page.waitForURL('**s_d=2026-12-14**')
  assert.deepEqual([queryOf(page)['ages[0]'], queryOf(page)['stars[0]']], ['5', '4'])
  // Guests in the URL take precedence.
  await open(page, '/hotel-search/asia-japan-kyoto?rooms=2&adults=3')
  await page.waitForURL('**s_d=2026-12-14**')
  assert.deepEqual(
    [queryOf(page).rooms, queryOf(page).adults, queryOf(page)['ages[0]']],
    ['2', '3', undefined],
  )
  await close()
})

test('the map hydrates without capturing the wheel, pins and cards highlight each other, and a moved map can be searched', async () => {
  // The ground arrives after the hotels, and the pins are laid out anew around its names.
  let ground: Promise<unknown> = Promise.resolve()
  const { page, faults, close } = await visit(shanghai, {}, async (context) => {
    ground = context.waitForEvent('response', (response) => response.url().includes('/hot/ground'))
  })
  assert.equal(await page.locator('.map-live').count(), 0)
  await ground
  await page.mouse.move(1200, 500)
  await page.locator('.map-live').waitFor()
  await page.mouse.wheel(0, 400)
  await page.waitForFunction(() => scrollY > 100)
  await page.evaluate(() => scrollTo(0, 0))
  // Every result is on the map, which states how many are visible.
  const all = Number(/(\d+) hotels/.exec(await title(page))![1])
  await page.locator('.map-key b', { hasText: new RegExp(`^(?:All|\\d+ of) ${all} `) }).waitFor()
  const id = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.map-live .map-price')]
      .map(({ dataset }) => dataset.id!)
      .find((hotel) => document.getElementById(`hotel-${hotel}`)),
  )
  const pin = page.locator(`.map-live .map-price[data-id="${id}"]`)
  const label = (await pin.getAttribute('aria-label'))!
  const name = label.slice(0, label.lastIndexOf(', '))
  const other = page.locator(`.map-live .map-price:not([data-id="${id}"])`).first()
  await other.dispatchEvent('pointerenter')
  await pin.focus()
  // The focused pin may cover the one under the pointer, which is left thereby.
  await other.dispatchEvent('pointerleave')
  const card = page.locator('.list-hit', { hasText: name }).first()
  await page.locator('.list-hit-lit', { hasText: name }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForFunction((text) => document.activeElement?.textContent === text, name)
  await card.hover()
  await page.locator('.map-live .map-price.map-lit').first().waitFor()
  await page.locator('.map-live').focus()
  for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Search this area' }).click()
  await page.waitForURL('**bounds**')
  await calm(page)
  // The same control makes the list follow the map.
  const searched = page.url()
  await page.getByLabel('Search as I move the map').check()
  await page.locator('.map-live').focus()
  await page.keyboard.press('ArrowLeft')
  await page.waitForURL((url) => url.href !== searched)
  await page.getByLabel('Search as I move the map').uncheck()
  await calm(page)
  assert.match(await title(page), /in this map area/)
  await page.getByRole('link', { name: 'Remove Map area' }).first().click()
  await page.waitForURL((url) => !url.search.includes('bounds'))
  assert.deepEqual(faults, [])
  await close()
})

test('the wheel zooms a pressed map until the pointer leaves, also when the map still has the focus', async () => {
  const { page, faults, close } = await visit(shanghai)
  await page.mouse.move(1200, 500)
  await page.locator('.map-live').waitFor()
  const scale = () => page.locator('.map-scale').textContent()
  for (let n = 0; n < 2; n++) {
    await page.mouse.move(700, 500)
    // The margin of the map: no pin is there.
    await page.mouse.move(970, 300)
    await page.mouse.click(970, 300)
    const before = await scale()
    await page.mouse.wheel(0, 200)
    await page.waitForFunction((text) => document.querySelector('.map-scale')?.textContent !== text, before)
    assert.equal(await page.evaluate(() => scrollY), 0)
  }
  assert.deepEqual(faults, [])
  await close()
})

test('an operator’s own archive is the base map, drawn in the colours of the page', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'tiles-')), 'world.pmtiles')
  writeFileSync(file, waterWorld('Ocean Town'))
  const other = await testApp({
    pages: true,
    clock: () => now,
    env: { MAP_TILES_URL: file, MAP_TILES_ATTRIBUTION: 'Tiles by the test' },
  })
  const address = await other.http.listen({ port: 0, host: '127.0.0.1' })
  const { page, faults, close } = await visit(shanghai, { colorScheme: 'dark' })
  const loaded: string[] = []
  page.on('response', (response) => loaded.push(`${response.status()} ${new URL(response.url()).pathname}`))
  await page.goto(address + shanghai)
  await page.locator('.list-page').waitFor()
  await page.locator('.map-wake').hover()
  await page.getByText('Tiles by the test').waitFor()
  // The whole world is water there, in the colour of the page's token.
  const isWater = () => {
    const tile = document.querySelector<HTMLCanvasElement>('.map-live canvas.leaflet-tile-loaded')
    const [r, g, b] = tile?.getContext('2d')?.getImageData(40, 40, 1, 1).data ?? []
    return r === 0x0b && g === 0x1a && b === 0x33
  }
  await page.waitForFunction(isWater)
  assert.ok(loaded.includes('206 /map-tiles/world.pmtiles'))
  assert.deepEqual(faults, [])
  await close()
})

test('too wide a map shows places, each with a link to its list', async () => {
  const world = 'bounds%5Bn%5D=70&bounds%5Bs%5D=-50&bounds%5Be%5D=170&bounds%5Bw%5D=-120'
  const { page, faults, close } = await visit(`${shanghai}&${world}`)
  assert.match(await title(page), /Too many hotels to show at once/)
  await page.mouse.move(1200, 500)
  await page
    .locator('.map-live .map-price', { hasText: /[A-Z]\w+ \d+/ })
    .first()
    .waitFor()
  assert.deepEqual(faults, [])
  const place = page.locator('.list-ways a').first()
  await place.click()
  await page.waitForURL((url) => !url.search.includes('bounds'))
  await calm(page)
  assert.match(await title(page), /\d+ hotels in/)
  await close()
})

test("on a tablet the map's count is visible before scrolling", async () => {
  const tablet = { width: 820, height: 1180 }
  const { page, close } = await visit(shanghai, { viewport: tablet })
  const key = page.locator('.list-map .map-key')
  await key.waitFor()
  const { y, height } = (await key.boundingBox())!
  assert.ok(y + height < tablet.height)
  await close()
})

test('on a phone the map covers the screen, a pin shows its hotel, and back returns to the list', async () => {
  const { page, faults, close } = await visit(shanghai, phone)
  await page.getByRole('link', { name: 'Map', exact: true }).tap()
  await page.waitForURL('**view=map**')
  const pin = page.locator('.map-live .map-price').first()
  await pin.waitFor()
  await pin.tap()
  await page.locator('.map-card').waitFor()
  assert.match((await page.locator('.map-card').textContent())!, /3 nights, taxes and fees included/)
  await page.goBack()
  await page.waitForURL((url) => !url.search.includes('view'))
  assert.equal(await page.locator('.map-full').count(), 0)
  assert.deepEqual(faults, [])
  await close()
})

test('on a phone the list shows the searched area', async () => {
  const { page, faults, close } = await visit(shanghai, phone)
  await page.getByRole('link', { name: 'Map', exact: true }).tap()
  await page.locator('.map-live .map-price').first().waitFor()
  await page.getByRole('button', { name: 'Zoom in' }).tap()
  await page.getByRole('button', { name: 'Search this area' }).tap()
  await page.waitForURL('**bounds**')
  await calm(page)
  await page.getByRole('button', { name: 'List', exact: true }).tap()
  await page.waitForURL((url) => !url.search.includes('view=map'))
  await page.locator('.map-full').waitFor({ state: 'detached' })
  assert.match(page.url(), /bounds/)
  assert.match(await title(page), /in this map area$/)
  assert.deepEqual(faults, [])
  await close()
})

test('a hotel that fails to load is retried, and belongs to the stay that it was priced for', async () => {
  // On the last page most pins belong to hotels without a card beside the map.
  const { page, close } = await visit(`${shanghai}&page=3`)
  const listed = await cards(page).evaluateAll((all) =>
    all.map((card) => /hotels\/(\d+)/.exec(card.innerHTML)?.[1]),
  )
  await page.mouse.move(1200, 500)
  const pins = page.locator('.map-live .map-price')
  const isOther = (pin: string | null) => pin !== null && !listed.includes(pin)
  await pins.first().waitFor()
  const ids = await pins.evaluateAll((all) => all.map((pin) => pin.getAttribute('data-id')))
  await page.route('**/api/hot/card*', (route) => route.abort())
  await page.locator(`.map-live [data-id="${ids.find(isOther)}"]`).click()
  const pressed = page.locator('.map-pressed')
  await pressed.getByText('We couldn’t load this hotel.').waitFor()
  await page.unroute('**/api/hot/card*')
  await pressed.getByRole('button', { name: 'Try again' }).click()
  await pressed.locator('.map-card .price', { hasText: '¥' }).waitFor()
  await chooseYen(page)
  await pins.filter({ hasText: 'JP¥' }).first().waitFor()
  await pressed.waitFor({ state: 'detached' })
  await close()
})

test('the card of a pressed pin closes with another area', async () => {
  const { page, close } = await visit(`${shanghai}&page=3`)
  const listed = await cards(page).evaluateAll((all) =>
    all.map((card) => /hotels\/(\d+)/.exec(card.innerHTML)?.[1] ?? ''),
  )
  await page.mouse.move(1200, 500)
  const others = listed.map((id) => `:not([data-id="${id}"])`).join('')
  await page.locator(`.map-live .map-price${others}`).first().click()
  const pressed = page.locator('.map-pressed')
  await pressed.locator('.map-card').waitFor()
  await page.locator('.map-live').focus()
  for (let n = 0; n < 2; n++) await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Search this area' }).click()
  await page.waitForURL('**bounds**')
  await pressed.waitFor({ state: 'detached' })
  await close()
})

test('the map is drawn once all results are loaded, or with those of the page if the others fail', async () => {
  const { page, close } = await visit(shanghai)
  const still = page.locator('.map-still')
  await still.waitFor()
  const answer = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.route('**/api/hot/pins**', async (route) => {
    asked.resolve()
    await answer.promise
    await route.abort()
  })
  await page.reload()
  await asked.promise
  await page.locator('.map-wake').waitFor()
  assert.equal(await still.count(), 0)
  answer.resolve()
  await still.waitFor()
  await close()
})

test('a party that no single room holds is reported once, with the number of rooms that works', async () => {
  const { page, faults, close } = await visit(shanghai.replace('adults=2&ages%5B0%5D=5', 'adults=7'))
  const notice = page.locator('.list-notice')
  assert.match((await notice.textContent())!, /^No single room sleeps 7 guests\. Search with \d rooms$/)
  await notice.getByRole('link').click()
  await page.waitForURL((url) => Number(url.searchParams.get('rooms')) > 1)
  await calm(page)
  await notice.waitFor({ state: 'detached' })
  assert.deepEqual(faults, [])
  await close()
})

test('a card changes its pictures by button and by swipe, and loads no more than it shows', async () => {
  const { page, close } = await visit(shanghai, phone)
  const card = cards(page).first()
  const loaded = () => card.locator('img').count()
  assert.equal(await loaded(), 1)
  const next = card.getByRole('button', { name: /^Next picture/ })
  await next.focus()
  await page.keyboard.press('Enter')
  await card.getByText('2 / ').waitFor()
  assert.ok((await loaded()) <= 3)

  const { x, y, width, height } = (await card.locator('.card-picture').boundingBox())!
  const finger = await page.context().newCDPSession(page)
  const at = (share: number) => [{ x: x + width * share, y: y + height / 2 }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.6) })
  for (const share of [0.5, 0.3, 0.1])
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await card.getByText('3 / ').waitFor()
  assert.match(page.url(), /hotel-search/)
  await card.getByRole('button', { name: /^Previous picture/ }).press('Enter')
  await card.getByText('2 / ').waitFor()
  await close()
})

test('a list that fails to load leaves the previous one, and can be retried', async () => {
  const { page, close } = await visit(shanghai)
  const hits = await page.locator('.list-hits .card-name').count()
  await page.route('**/api/hot/hlis**', (route) => route.abort())
  await page.getByRole('checkbox', { name: /^4 stars/ }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'We couldn’t load the new list' })
  await notice.waitFor()
  assert.ok(hits > 0)
  assert.equal(await page.locator('.list-hits .card-name').count(), hits)
  await page.unroute('**/api/hot/hlis**')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('checkbox', { name: /^4 stars/, checked: true }).waitFor()
  await notice.waitFor({ state: 'detached' })
  await close()
})

test('another currency removes a price filter in the old one', async () => {
  const { page, close } = await visit(`${shanghai}&price_max=300000&currency=CNY`)
  await chooseYen(page)
  await page.waitForURL((url) => !url.search.includes('price_max'))
  await page.locator('.list-hits .price', { hasText: 'JP¥' }).first().waitFor()
  await close()
})

const empty = `/zh${shanghai}&price_max=100&currency=CNY`
// Tall enough that the sheet's footer covers nothing.
const tall = { ...phone, viewport: { width: 390, height: 3200 } }
const looks: [string, BrowserContextOptions, string, (page: Page) => Promise<void>][] = [
  [
    'the list with its map, in light',
    { ...desktop, colorScheme: 'light' },
    shanghai,
    async (page) => {
      await page.mouse.move(1200, 500)
      await page.locator('.map-live').waitFor()
    },
  ],
  ['the list of a phone, in dark', { ...phone, colorScheme: 'dark' }, `/zh${shanghai}`, async () => {}],
  [
    'an empty list and the sheet of filters, in dark',
    { ...tall, colorScheme: 'dark' },
    empty,
    (page) => page.locator('.list-bar button.chip').first().tap(),
  ],
]
for (const [what, options, path, ready] of looks) {
  test(`no axe violations, no layout shift and no overflow: ${what}`, async () => {
    const { page, faults, close } = await visit(path, options, withoutWebFont)
    const shift = await layoutShift(page)
    assert.ok(shift < 0.02, `${shift}\n${await movedElements(page)}`)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false)
    await ready(page)
    assert.deepEqual(await faultsByAxe(page), [])
    assert.deepEqual(faults, [])
    await close()
  })
}

test('the search line opens in place, at the pressed part', async () => {
  const { page, close } = await visit(shanghai)
  const line = (await page.locator('.search-summary summary').boundingBox())!
  await page.locator('.search-summary [data-part=dates]').click()
  await page.locator('.search-dates:popover-open').waitFor()
  const box = (await page.locator('.summary-box .search-box').boundingBox())!
  assert.ok(Math.abs(box.x - line.x) < 2 && Math.abs(box.y - line.y) < 12, JSON.stringify({ box, line }))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.locator('.search-summary summary').waitFor({ state: 'visible' })
  // Escape in the place field leaves it unchanged: by default a browser empties a search field.
  await page.locator('.search-summary [data-part=where]').click()
  const where = page.getByRole('combobox', { name: 'Where' })
  await where.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.search-summary [data-part=dates]').click()
  await page.locator('.search-dates:popover-open').waitFor()
  assert.equal(await where.inputValue(), 'Shanghai')
  assert.equal(await where.getAttribute('aria-expanded'), 'false')
  await close()
})

test('prices per night are shown beside the totals if chosen, also after a reload', async () => {
  const { page, close } = await visit(shanghai)
  const nightly = page.locator('.card-nightly')
  assert.equal(await nightly.first().isVisible(), false)
  await page.getByRole('switch', { name: 'Show prices per night' }).locator('visible=true').click()
  assert.match((await nightly.first().textContent())!, /^CN¥[\d,.]+ a night$/)
  assert.equal(await nightly.first().isVisible(), true)
  await page.reload({ waitUntil: 'domcontentloaded' })
  assert.equal(await nightly.first().isVisible(), true)
  // Another tab follows the choice.
  const other = await page.context().newPage()
  await other.clock.setFixedTime(now)
  await open(other, shanghai)
  await other.locator('.card-nightly').first().waitFor()
  await page.getByRole('switch', { name: 'Show prices per night' }).locator('visible=true').click()
  await other.locator('.card-nightly').first().waitFor({ state: 'hidden' })
  await close()
})

test('a double press on a hotel or its reservation adds one history entry', async () => {
  const { page, faults, close } = await visit(shanghai)
  await page
    .locator('.hotel-card:not(.hotel-card-full)')
    .first()
    .getByRole('heading')
    .getByRole('link')
    .dblclick()
  await page.waitForURL('**/hotels/**')
  await page.locator('.dock-sum').waitFor()
  await page.locator('.dock').getByRole('button', { name: 'Reserve' }).dblclick()
  await page.waitForURL('**/hreserve?**')
  await page.getByRole('heading', { level: 1, name: 'Your booking' }).waitFor()
  await page.goBack()
  await page.waitForURL('**/hotels/**')
  await page.locator('.dock-sum').waitFor()
  await page.goBack()
  await page.waitForURL('**/hotel-search/**')
  await cards(page).first().waitFor()
  assert.deepEqual(faults, [])
  await close()
})

for (const width of [390, 820, 1200, 1440])
  test(`floating elements never cover a price, a heart, a link or a button: ${width} px`, async () => {
    const { page, close } = await visit(shanghai, { viewport: { width, height: 844 } })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (const part of [0.03, 0.1, 0.17, 0.31, 0.52, 0.74, 0.88, 1]) {
      await page.evaluate((y) => scrollTo(0, y), height * part)
      await page.waitForTimeout(250)
      await page.locator('.corner:not([data-placed=moving])').waitFor({ state: 'attached' })
      assert.deepEqual(await page.evaluate(covered), [], `at ${part}`)
    }
    await close()
  })

/** The elements under the floating buttons, in the page. */
function covered(): string[] {
  const contents = 'a:not([tabindex="-1"]), button, input, .price, .heart'
  const meets = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const floating = [...document.querySelectorAll('.corner-item')].filter(isSeen)
  return [...document.querySelectorAll(contents)].flatMap((element) => {
    if (element.closest('.corner') || !isSeen(element)) return []
    const rects = [...element.getClientRects()]
    const isCovered = floating.some((item) => rects.some((rect) => meets(rect, item.getBoundingClientRect())))
    return isCovered ? [`${element.className} ${element.textContent?.slice(0, 40)}`] : []
  })
}

test('on a phone two and a half cards fit a screen, filters are one tap away, and one button floats', async () => {
  const { page, faults, close } = await visit(shanghai, phone)
  const heights = await cards(page).evaluateAll((all) =>
    all.slice(0, 6).map((card) => card.getBoundingClientRect().height),
  )
  const view = await page.evaluate(
    () => innerHeight - document.querySelector('.list-top')!.getBoundingClientRect().height,
  )
  const average = heights.reduce((sum, height) => sum + height, 0) / heights.length
  assert.ok(view / average >= 2.5, `${view} / ${heights}`)
  await page.evaluate(() => scrollTo(0, 1_200))
  await page.locator('.list-to-map').waitFor()
  assert.equal(await page.locator('.corner-item:visible').count(), 0)
  await page.evaluate(() => scrollTo(0, 0))

  const before = await title(page)
  const chip = page.locator('.list-bar').getByRole('checkbox', { name: 'Free cancellation' })
  await chip.tap()
  await page.waitForURL(/free_cancel=1/)
  await page.locator('.list-bar [role=checkbox][aria-checked=true]').waitFor()
  await calm(page)
  assert.notEqual(await title(page), before)
  await chip.tap()
  await page.waitForURL((url) => !url.searchParams.has('free_cancel'))
  assert.deepEqual(faults, [])
  await close()
})

test('on a desktop the filters stay in view while the list scrolls, and scroll by themselves', async () => {
  const { page, faults, close } = await visit(shanghai)
  const filters = page.locator('#filters')
  await page.evaluate(() => scrollTo(0, 2_000))
  await page.waitForFunction(() => scrollY > 1_900)
  const box = (await filters.boundingBox())!
  assert.ok(box.y >= 0 && box.y + box.height <= 901, JSON.stringify(box))
  await filters.evaluate((panel) => panel.scrollTo(0, panel.scrollHeight))
  assert.ok((await filters.evaluate(({ scrollTop }) => scrollTop)) > 0)
  assert.equal(await page.evaluate(() => scrollY > 1_900), true)
  assert.deepEqual(faults, [])
  await close()
})

test('an offer on a card has two lines', async () => {
  for (const [path, device] of [
    [shanghai, desktop],
    [`/zh${shanghai}`, desktop],
  ] as const) {
    const { page, close } = await visit(path, device)
    const lines = await page
      .locator('.card-offer')
      .evaluateAll((all) => all.slice(0, 8).map((offer) => offer.getBoundingClientRect().height))
    assert.ok(lines.length > 0 && lines.every((height) => height <= 44), String(lines))
    await close()
  }
})
