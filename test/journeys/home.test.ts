import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { fillCatalogue } from '#server/demo-loader/fill-catalogue.ts'
import { testApp } from '#test/support/app.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { hydrated } from '#test/support/browser/hydrated.ts'
import { holdWebFont, layoutShift, movedElements, withoutWebFont } from '#test/support/browser/shift.ts'

const browser = await launchBrowser()
const app = await testApp({ pages: true })
await fillCatalogue(app.db, { hotels: 400, now: Date.now() })
await app.places()
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
after(() => browser.close())

async function visit(
  path: string,
  options: BrowserContextOptions = {},
  prepare?: (context: BrowserContext) => Promise<unknown>,
) {
  const context = await browser.newContext(options)
  await prepare?.(context)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      faults.push(message.text())
  })
  await page.goto(base + path, { waitUntil: 'networkidle' })
  if (options.javaScriptEnabled !== false) await hydrated(page)
  return { page, faults, close: () => context.close() }
}

test('typing a city, choosing it by keyboard and searching leads to its list, with everything in the URL', async () => {
  const { page, faults, close } = await visit('/')
  await page.getByRole('combobox', { name: 'Where' }).fill('san francisc')
  await page
    .getByRole('option', { name: 'San Francisco California, United States City', exact: true })
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  assert.equal(await page.getByRole('combobox', { name: 'Where' }).inputValue(), 'San Francisco')
  await page.getByRole('button', { name: /2 adults/ }).click()
  await page.getByRole('spinbutton', { name: 'Children' }).fill('1')
  await page.getByLabel('Age of child 1').selectOption('5')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL('**/hotel-search/america-usa-san-francisco?**')
  const query = new URL(page.url()).searchParams
  assert.deepEqual([query.get('rooms'), query.get('adults'), query.get('ages[0]')], ['1', '2', '5'])
  assert.match(query.get('s_d')!, /^\d{4}-\d{2}-\d{2}$/)
  await page.goBack({ waitUntil: 'networkidle' })
  await page.getByRole('link', { name: /San Francisco ·/ }).click()
  await page.waitForURL('**/hotel-search/america-usa-san-francisco?**')
  assert.equal(new URL(page.url()).searchParams.get('ages[0]'), '5')
  assert.deepEqual(faults, [])
  await close()
})

test('input before hydration is preserved, and dates can be typed key by key', async () => {
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(base, { waitUntil: 'commit' })
  const where = page.getByRole('combobox', { name: 'Where' })
  await where.fill('tokyo')
  scripts.resolve()
  await page.waitForLoadState('networkidle')
  assert.equal(await where.inputValue(), 'tokyo')

  const year = new Date().getFullYear() + 1
  await page.getByRole('button', { name: /^When/ }).click()
  await page.locator('.calendar').waitFor()
  await page.getByLabel('Check-in').fill(`5 jan ${year}`)
  await page.getByLabel('Check-out').fill(`${year}-01-12`)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: /^When .*7 nights/ }).waitFor()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(`**/hotel-search/asia-japan-tokyo?s_d=${year}-01-05&e_d=${year}-01-12&**`)
  await context.close()
})

test('a country leads to its page, and a failed request is not shown as no match', async () => {
  const { page, close } = await visit('/')
  await page.getByRole('combobox', { name: 'Where' }).fill('iceland')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/counties/iceland')
  await page.goBack({ waitUntil: 'networkidle' })
  await page.route('**/api/search/search**', (route) => route.abort())
  await page.getByRole('combobox', { name: 'Where' }).fill('berlin')
  await page.keyboard.press('Enter')
  await page.getByText('We couldn’t reach the server').waitFor()
  assert.equal(new URL(page.url()).pathname, '/')
  await close()
})

test('without scripts the same form finds the place, also in Chinese', async () => {
  const { page, close } = await visit('/zh', { javaScriptEnabled: false })
  await page.getByRole('combobox', { name: '目的地' }).fill('北京')
  await page.getByRole('button', { name: '搜索' }).click()
  await page.waitForURL('**/zh/hotel-search/asia-china-beijing?**')
  assert.equal(new URL(page.url()).searchParams.get('adults'), '2')
  await close()
})

test('an unknown place preserves the input', async () => {
  const { page, close } = await visit(
    '/hotel-search?q=xqzzkwv&s_d=2027-06-01&e_d=2027-06-04&rooms=1&adults=3',
    { javaScriptEnabled: false },
  )
  assert.equal(await page.getByRole('alert').count(), 1)
  assert.equal(await page.getByRole('combobox', { name: 'Where' }).inputValue(), 'xqzzkwv')
  assert.equal(await page.getByLabel('Check-in').inputValue(), '2027-06-01')
  await close()
})

test('the 404 page shows 16 cities after a moment and 40 more at each press; without scripts all of them', async () => {
  const plain = await visit('/zh/nothing-here', { javaScriptEnabled: false })
  assert.ok((await plain.page.locator('.lost-cities li:visible').count()) >= 400)
  const hrefs = await plain.page
    .locator('.lost-cities a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  assert.ok(hrefs.every((href) => href.startsWith('/zh/hotel-search/america-usa-')))
  await plain.close()

  const context = await browser.newContext()
  const page = await context.newPage()
  // The clock is frozen and moved by the test, so that a slow machine does not matter.
  await page.clock.install({ time: '2026-11-15T08:00:00Z' })
  await page.clock.pauseAt('2026-11-15T08:00:01Z')
  await page.goto(`${base}/nothing-here`)
  await page.locator('html.alive').waitFor({ state: 'attached' })
  const visible = page.locator('.lost-cities li:visible').filter({ visible: true })
  const seen = () =>
    page
      .locator('.lost-cities li')
      .evaluateAll((rows) => rows.filter((row) => row.checkVisibility({ visibilityProperty: true })).length)
  assert.equal(await seen(), 0)
  await page.clock.runFor(1_400)
  assert.equal(await seen(), 0)
  await page.clock.runFor(200)
  await visible.first().waitFor()
  assert.equal(await seen(), 16)
  await page.getByRole('button', { name: 'more' }).press('Enter')
  assert.equal(await seen(), 56)
  await page.clock.runFor(100)
  const focused = await page.evaluate(() => document.activeElement?.closest('li')?.matches(':nth-child(17)'))
  assert.equal(focused, true)
  await context.close()
})

const cities = (page: Page) => page.getByRole('navigation', { name: 'Cities' }).getByRole('link')
const tiles = (page: Page) => page.locator('.tile-facts h3')
test('hotels are recommended city by city, at the price of their own page', async () => {
  const { page, faults, close } = await visit('/')
  const first = await tiles(page).allTextContents()
  assert.equal(first.length, 4)
  await cities(page).nth(1).click()
  await page.locator('.tiles').waitFor()
  await page.waitForFunction(
    (name) => document.querySelector('.tile-facts h3')?.textContent !== name,
    first[0],
  )
  assert.equal(await cities(page).nth(1).getAttribute('aria-current'), 'true')
  const price = await page.locator('.tile-cost .price').first().textContent()
  await tiles(page).first().getByRole('link').click()
  await page.waitForURL('**/hotels/*?s_d=*')
  await page.locator('.price', { hasText: price! }).first().waitFor()
  // The box is filled with the last search, and the shelf follows it.
  await page.evaluate(() => {
    const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10)
    localStorage.setItem(
      'search_params',
      JSON.stringify({ s_d: day(20), e_d: day(23), rooms: 1, adults: 2, ages: [] }),
    )
  })
  await page.goto(base, { waitUntil: 'networkidle' })
  await page.locator('.tile-cost', { hasText: '3 nights' }).first().waitFor()
  assert.match((await page.getByRole('button', { name: /^When/ }).textContent())!, /3 nights/)
  assert.deepEqual(faults, [])
  await close()
})

test('a first visit keeps the stay of the server-rendered page, whatever the local date', async () => {
  const plain = await visit('/', { javaScriptEnabled: false })
  const stay = await plain.page.locator('[name=s_d]').inputValue()
  await plain.close()
  // At any hour one of the two zones has another date than the site.
  for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Kiritimati']) {
    const { page, close } = await visit('/', { timezoneId })
    await page.getByRole('button', { name: /^When/ }).waitFor()
    assert.equal(await page.locator('[name=s_d]').inputValue(), stay, timezoneId)
    await close()
  }
})

test('without scripts another city is another URL; an invalid one is ignored', async () => {
  const { page, close } = await visit('/', { javaScriptEnabled: false })
  const first = await tiles(page).allTextContents()
  const name = await cities(page).nth(1).textContent()
  await cities(page).nth(1).click()
  await page.waitForURL('**/?city=*')
  assert.equal(await page.locator('.tab[aria-current]').textContent(), name)
  assert.notDeepEqual(await tiles(page).allTextContents(), first)
  await page.goto(`${base}/?city=%3Cb%3E`)
  assert.deepEqual(await tiles(page).allTextContents(), first)
  await close()
})

test('a city that fails to load shows an error, and one press retries', async () => {
  const { page, close } = await visit('/')
  const city = (await cities(page).nth(1).getAttribute('href'))!.slice('?city='.length)
  const isOfCity = ({ pathname, searchParams }: URL) =>
    pathname === '/api/index/crecommend_hotel' && searchParams.get('city') === city
  await page.route(isOfCity, (route) => route.abort(), { times: 1 })
  await cities(page).nth(1).click()
  await page.getByText('We couldn’t load this part').waitFor()
  assert.ok((await page.getByRole('heading', { name: 'Guests’ experiences' }).count()) > 0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await tiles(page).first().waitFor()
  assert.equal(await tiles(page).count(), 4)
  await close()
})

test('the front page and a list load no script for rates or booking', async () => {
  const { page, close } = await visit('/')
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.reload({ waitUntil: 'networkidle' })
  await page.goto(`${base}/hotel-search/europe-uk-london`, { waitUntil: 'networkidle' })
  assert.ok(scripts.some((path) => /\/shared-/.test(path)))
  assert.deepEqual(
    scripts.filter((path) => /\/(rates|account)-/.test(path)),
    [],
  )
  await close()
})

test('a viewed hotel is on the front page, in its language, and can be removed', async () => {
  const { page, close } = await visit('/')
  const name = (await tiles(page).first().textContent())!
  await tiles(page).first().getByRole('link').click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.goto(base, { waitUntil: 'networkidle' })
  const seen = page.locator('.seen')
  await seen.getByRole('link', { name: new RegExp(name) }).waitFor()
  await page.goto(`${base}/zh`, { waitUntil: 'networkidle' })
  await hydrated(page)
  assert.match((await seen.getByRole('link').textContent())!, /\p{Script=Han}/u)
  await seen.getByRole('button').click()
  await page.getByRole('heading', { name: '最近浏览' }).waitFor({ state: 'detached' })
  await close()
})

test('the page is the same for every visitor and device', async () => {
  const plain = await app.http.inject({ url: '/', headers: { 'user-agent': 'Mozilla/5.0 (iPhone)' } })
  const known = await app.http.inject({
    url: '/',
    headers: { 'user-agent': 'Mozilla/5.0 (X11)', cookie: 'USER_TOEKN=x; navFlag=index' },
  })
  const withoutTimes = (html: string) => html.replace(/\b\d{13}\b/g, '')
  assert.equal(withoutTimes(known.body), withoutTimes(plain.body))
  assert.match(plain.body, /Sample reviews/)
})

const everyPage = ['/', '/zh', '/nothing-here', '/zh/guarantee', '/hotel-search?q=xqzzkwv']
for (const colorScheme of ['light', 'dark'] as const) {
  test(`home, 404 and a page to come have no axe violations, in ${colorScheme}`, async () => {
    for (const path of colorScheme === 'light' ? everyPage : ['/', '/nothing-here']) {
      const { page, faults, close } = await visit(path, { colorScheme })
      assert.deepEqual(await faultsByAxe(page), [], path)
      assert.deepEqual(faults, [], path)
      await close()
    }
  })
}

/** A device with a previous visit. */
async function remembers(context: BrowserContext) {
  const seen = { name: 'Lamp House', name_other: '灯屋', lang: 'en', place: 'Kyoto', stars: 3, score: 8 }
  const search = { s_d: '2030-01-02', e_d: '2030-01-05', rooms: 1, adults: 2, ages: [] }
  const kyoto = { kw: 'asia-japan-kyoto', name: 'Kyoto', names: { en: 'Kyoto', zh: '京都' }, ...search }
  await context.addInitScript(
    ([viewed, state]) => {
      localStorage.setItem('history_mantal', viewed!)
      localStorage.setItem('lodestar', state!)
    },
    [
      JSON.stringify([
        { id: '7', ...seen },
        { id: '8', ...seen },
      ]),
      JSON.stringify({ search_recorder: [kyoto] }),
    ],
  )
}

test('a picture that was loaded before its part of the page hydrates is no mismatch', async () => {
  const context = await browser.newContext()
  // Every picture counts as loaded, as one does whose address an earlier part of the page shares.
  await context.addInitScript(() => {
    const { has } = Set.prototype
    Set.prototype.has = function (value) {
      return (typeof value === 'string' && value.startsWith('/media/')) || has.call(this, value)
    }
  })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto(base, { waitUntil: 'networkidle' })
  await hydrated(page)
  assert.deepEqual(faults, [])
  await context.close()
})

test('nothing shifts during hydration of the front page, and nothing overflows on a small phone', async () => {
  for (const [width, isKnown] of [
    [360, true],
    [820, false],
    [1440, true],
  ] as const) {
    const { page, close } = await visit('/', { viewport: { width, height: 2400 } }, async (context) => {
      await withoutWebFont(context)
      if (isKnown) await remembers(context)
    })
    if (isKnown) await page.getByRole('heading', { name: 'Recently viewed' }).waitFor()
    const shift = await layoutShift(page)
    assert.ok(shift < 0.01, `${width}: ${shift}\n${await movedElements(page)}`)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false)
    await close()
  }
})

test('the web font hardly moves the front page when it arrives late', async () => {
  for (const path of ['/', '/zh'])
    for (const width of [360, 820, 1440]) {
      const context = await browser.newContext({ viewport: { width, height: 2400 } })
      const sendFont = await holdWebFont(context)
      const page = await context.newPage()
      // The event "load" waits for the font, which the head preloads.
      await page.goto(base + path, { waitUntil: 'domcontentloaded' })
      await hydrated(page)
      sendFont()
      await page.evaluate(() => document.fonts.ready)
      assert.ok(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
      const shift = await layoutShift(page)
      assert.ok(shift < 0.05, `${path} ${width}: ${shift}\n${await movedElements(page)}`)
      await context.close()
    }
})

// Cuts of the page in their order, and an element before each.
const headerCuts = [
  ['bar-tools', '.bar-links'],
  ['CNY<svg', '.bar-tools button'],
  ['bar-user', '.bar-tools > .popover'],
  ['MORE<svg', '.bar-more'],
  ['class="more-links', '.more-head'],
] as const
const footerCuts = [
  ['<footer', 'main'],
  ['footer-demo', '.site-footer .logo'],
  ['newsletter-row', '.newsletter .footer-title'],
  ['footer-middle', '.newsletter-row'],
  ['</footer>', '.footer-base'],
] as const
for (const [part, width, cuts] of [
  ['header', 820, headerCuts],
  ['header', 1440, headerCuts],
  ['footer', 820, footerCuts],
] as const) {
  test(`at ${width} px the ${part} streams in pieces, and shifts nothing in the first view`, async (t) => {
    const whole = await (await fetch(`${base}/docs/faq`)).text()
    const page = await browser.newPage({ viewport: { width, height: 2400 } })
    const server = createServer(async (request, response) => {
      if (request.url !== '/docs/faq') return response.writeHead(404).end()
      response.writeHead(200, { 'content-type': 'text/html' })
      let sent = whole.indexOf('<body')
      response.write(whole.slice(0, sent))
      for (const [mark, selector] of cuts) {
        const cut = whole.indexOf(mark, sent)
        response.write(whole.slice(sent, cut))
        sent = cut
        await page.locator(selector).first().waitFor({ state: 'attached' })
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
      }
      return response.end(whole.slice(sent))
    })
    t.after(() => server.close())
    await once(server.listen(0, '127.0.0.1'), 'listening')
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/docs/faq`)
    assert.equal(await page.locator('.footer-base').count(), 1)
    assert.equal(await layoutShift(page), 0)
    await page.close()
  })
}

test('a slow list starts at its top with the header in view, and Back restores the front page', async () => {
  const { page, faults, close } = await visit('/')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/hot/hlis**', async (route) => {
    await released
    await route.continue()
  })
  const link = page.locator('main a[href*="/hotel-search/"]').last()
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  assert.ok(before > 500, String(before))
  await link.click()
  await page.locator('.list-page[aria-busy=true]').waitFor()
  const shown = () =>
    page.evaluate(() => [scrollY, document.querySelector('header')!.getBoundingClientRect().top])
  assert.deepEqual(await shown(), [0, 0])
  release()
  await page.locator('.list-head h1').waitFor()
  assert.deepEqual(await shown(), [0, 0])
  await page.goBack()
  await page.waitForFunction((y) => Math.abs(scrollY - y) < 2, before)
  assert.deepEqual(faults, [])
  await close()
})

test('a first visitor sees the currency of their region, and their own choice stays', async () => {
  const british = { extraHTTPHeaders: { 'accept-language': 'en-GB,en;q=0.9' } }
  const { page, faults, close } = await visit('/', british)
  const price = page.locator('main .price').first()
  assert.match((await price.textContent())!, /£/)
  await page.getByRole('button', { name: 'Currency: GBP' }).click()
  await page.getByRole('button', { name: /^EUR/ }).click()
  await page.locator('main .price', { hasText: '€' }).first().waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  assert.match((await price.textContent())!, /€/)
  assert.deepEqual(faults, [])
  await close()
})
