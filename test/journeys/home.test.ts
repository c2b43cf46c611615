import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { BrowserContextOptions } from 'playwright-core'
import { testApp } from '#test/support/app.ts'
import { faultsByAxe } from '#test/support/axe.ts'
import { launchBrowser } from '#test/support/browser.ts'

const browser = await launchBrowser()
const app = await testApp({ pages: true })
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
after(() => browser.close())

async function visit(path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      faults.push(message.text())
  })
  await page.goto(base + path, { waitUntil: 'networkidle' })
  return { page, faults, close: () => context.close() }
}

test('typing a city, choosing it by keyboard and searching leads to its list, with everything in the address', async () => {
  const { page, faults, close } = await visit('/')
  await page.getByRole('combobox', { name: 'Where' }).fill('san francisc')
  await page.getByRole('option', { name: 'San Francisco California, United States', exact: true }).waitFor()
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

test('what was typed before the page came to life stays, and dates can be typed key by key', async () => {
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

test('a country leads to its page, and no answer is not taken for no place', async () => {
  const { page, close } = await visit('/')
  await page.getByRole('combobox', { name: 'Where' }).fill('iceland')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/counties/iceland')
  await page.goBack({ waitUntil: 'networkidle' })
  await page.route('**/api/search/search**', (route) => route.abort())
  await page.getByRole('combobox', { name: 'Where' }).fill('berlin')
  await page.keyboard.press('Enter')
  await page.getByText('No answer from the server').waitFor()
  assert.equal(new URL(page.url()).pathname, '/')
  await close()
})

test('without scripts the same form finds what was meant, in Chinese too', async () => {
  const { page, close } = await visit('/zh', { javaScriptEnabled: false })
  await page.getByRole('combobox', { name: '目的地' }).fill('北京')
  await page.getByRole('button', { name: '搜索' }).click()
  await page.waitForURL('**/zh/hotel-search/asia-china-beijing?**')
  assert.equal(new URL(page.url()).searchParams.get('adults'), '2')
  await close()
})

test('a place that nobody knows loses nothing that was typed', async () => {
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
  await page.clock.install()
  await page.goto(`${base}/nothing-here`)
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`home, 404 and a page to come have no fault by axe, in ${colorScheme}`, async () => {
    for (const path of ['/', '/zh', '/nothing-here', '/zh/guarantee', '/hotel-search?q=xqzzkwv']) {
      const { page, faults, close } = await visit(path, { colorScheme })
      assert.deepEqual(await faultsByAxe(page), [], path)
      assert.deepEqual(faults, [], path)
      await close()
    }
  })
}

test('nothing moves while the front page comes to life, and nothing sticks out of a small phone', async () => {
  for (const width of [360, 820, 1440]) {
    const { page, close } = await visit('/', { viewport: { width, height: 800 } })
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => setTimeout(() => resolve(sum), 100))
        }),
    )
    assert.ok(shift < 0.01, `${width}: ${shift}`)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false)
    await close()
  }
})
