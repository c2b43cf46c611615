import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { BrowserContextOptions } from 'playwright-core'
import { testApp } from '#test/support/app.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { hydrated } from '#test/support/browser/hydrated.ts'

const browser = await launchBrowser()
const app = await testApp({ pages: true })
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
after(() => browser.close())

async function visit(path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(base + path, { waitUntil: 'networkidle' })
  if (options.javaScriptEnabled !== false) await hydrated(page)
  return { page, faults, leave: () => context.close() }
}

test('without scripts a country page is complete: regions, letters, cities and a filter', async () => {
  const { page, leave } = await visit('/counties/usa', { javaScriptEnabled: false })
  await page.getByRole('heading', { level: 1, name: 'Hotels in the United States' }).waitFor()
  assert.ok((await page.locator('a[href^="/hotel-search/america-usa-"]').count()) >= 571)
  await page.getByRole('navigation', { name: 'Jump to a letter' }).getByRole('link', { name: 'T' }).click()
  assert.equal(new URL(page.url()).hash, '#letter-T')
  const rest = page.getByRole('link', { name: 'Bakersfield', exact: true })
  assert.equal(await rest.isVisible(), false)
  await page.getByText(/^\d+ more in California$/).click()
  assert.equal(await rest.isVisible(), true)

  await page.getByRole('searchbox', { name: 'Find a city or region' }).fill('springs')
  await page.getByRole('button', { name: 'Find' }).click()
  assert.equal(new URL(page.url()).search, '?q=springs')
  await page.getByText(/^7 of \d+ match “springs”/).waitFor()
  await page.getByRole('link', { name: 'Palm Springs' }).waitFor()
  assert.equal(await page.getByRole('link', { name: 'Houston' }).count(), 0)
  await leave()
})

test('with scripts the list follows the input, and a city links to its hotels', async () => {
  const { page, faults, leave } = await visit('/zh/counties/china')
  const box = page.getByRole('searchbox', { name: '查找城市或地区' })
  await box.pressSequentially('chongq', { delay: 20 })
  await page.waitForURL(/\?q=chongq$/)
  const found = page.getByRole('link', { name: '重庆', exact: true })
  await page.getByRole('link', { name: '上海', exact: true }).first().waitFor({ state: 'detached' })
  assert.equal(await found.count(), 1)
  assert.equal(await box.inputValue(), 'chongq')
  await page.getByRole('link', { name: '显示全部' }).click()
  await page.getByRole('link', { name: '上海', exact: true }).first().waitFor()
  assert.equal(await box.inputValue(), '')
  await box.fill('重庆')
  await page.waitForURL(/\?q=/)
  await found.first().click()
  await page.waitForURL(`${base}/zh/hotel-search/asia-china-chongqing`)
  assert.deepEqual(faults, [])
  await leave()
})

test('all countries link to their pages, and a page has canonical and alternate links', async () => {
  const { page, faults, leave } = await visit('/counties/all')
  await page.getByRole('link', { name: 'Iceland', exact: true }).click()
  await page.waitForURL(`${base}/counties/iceland`)
  await page.getByRole('heading', { level: 1, name: 'Hotels in Iceland' }).waitFor()
  assert.match(await page.title(), /^Hotels in Iceland - Hotel Best Rates$/)
  assert.equal(await page.locator('link[rel=canonical]').getAttribute('href'), `${base}/counties/iceland`)
  await page.getByRole('navigation', { name: 'You are here' }).getByText('Countries and regions').click()
  await page.waitForURL(`${base}/counties/all`)
  assert.deepEqual(faults, [])
  await leave()
})

test('an unknown country fails validation', async () => {
  for (const [path, told] of [
    ['/counties/atlantis', 'Page Not Found: /counties/atlantis'],
    ['/zh/counties/america-usa-houston', '页面地址无效：/counties/america-usa-houston'],
    ['/counties/USA', 'Page Not Found: /counties/USA'],
  ] as const) {
    const answer = await fetch(base + path)
    assert.equal(answer.status, 404, path)
    assert.ok((await answer.text()).includes(told), path)
  }
})

test('the page is accessible, in both languages, colour schemes and on a phone', async () => {
  const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
  for (const [path, options] of [
    ['/counties/france', {}],
    ['/zh/counties/all', { colorScheme: 'dark' as const }],
    ['/zh/counties/china?q=xyzzy', phone],
    ['/counties/greece', { ...phone, colorScheme: 'dark' as const }],
  ] as const) {
    const { page, faults, leave } = await visit(path, options)
    assert.deepEqual(await faultsByAxe(page), [], path)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    assert.equal(wide, false, path)
    assert.deepEqual(faults, [], path)
    await leave()
  }
})
