import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { BrowserContextOptions } from 'playwright-core'
import { fillCatalogue } from '#server/demo-loader/fill-catalogue.ts'
import { testApp } from '#test/support/app.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { hydrated } from '#test/support/browser/hydrated.ts'
import { formatDate } from '#words/format.ts'
import { calendarWords } from '#words/search/calendar.ts'

const browser = await launchBrowser()
const app = await testApp({ pages: true })
await fillCatalogue(app.db, { hotels: 400, now: Date.now() })
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
after(() => browser.close())

async function visit(path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(base + path, { waitUntil: 'networkidle' })
  if (options.javaScriptEnabled !== false) await hydrated(page)
  return { page, faults, close: () => context.close() }
}
const phone = { viewport: { width: 390, height: 844 } }

test('the table of contents follows the scrolling, and links to its sections', async () => {
  const { page, faults, close } = await visit('/docs/terms', { viewport: { width: 1440, height: 900 } })
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('link', { name: 'Cancellation and refund' }).click()
  await contents.locator('[aria-current="location"]', { hasText: 'Cancellation and refund' }).waitFor()
  assert.equal(new URL(page.url()).hash, '#cancellation')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const first = contents.getByRole('link').first()
  await contents.locator('[aria-current="location"]', { hasText: (await first.textContent())! }).waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  await page.emulateMedia({ media: 'print' })
  assert.equal(await contents.isVisible(), false)
  assert.ok(await page.getByRole('heading', { name: 'Complaints and disputes' }).isVisible())
  assert.deepEqual(faults, [])
  await close()
})

test('the FAQ is searched as one types, also without scripts, and a link opens its answer', async () => {
  const { page, close } = await visit('/docs/faq#refund-when', phone)
  await page.getByText('We’ll send it when you cancel').waitFor()
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('guarantee')
  await page
    .getByRole('status')
    .getByText(/answers mention “guarantee”/)
    .waitFor()
  assert.equal(await page.getByRole('heading', { name: 'Do I need an account to book?' }).count(), 0)
  assert.deepEqual(await faultsByAxe(page), [])
  await close()
  const plain = await visit('/zh/docs/faq?q=%E9%80%80%E6%AC%BE', { javaScriptEnabled: false })
  await plain.page
    .getByRole('status')
    .getByText(/条解答提到“退款”/)
    .waitFor()
  const facts = await plain.page.locator('script[type="application/ld+json"]').textContent()
  assert.equal(JSON.parse(facts!)['@type'], 'FAQPage')
  await plain.close()
})

test('from the front page to an itinerary, another first day, and a hotel of one of its stops', async () => {
  const { page, faults, close } = await visit('/')
  assert.equal(await page.locator('a[href^="/article/via/"]').count(), 3)
  await page.getByRole('link', { name: 'All itineraries' }).click()
  await page.getByRole('heading', { name: 'Inspiration', level: 1 }).waitFor()
  await page.getByRole('combobox', { name: 'Country' }).selectOption('japan')
  await page.waitForURL('**/article/sprite?country=japan')
  await page.getByRole('link', { name: /Kyoto, early and after dark/ }).click()
  await page.getByRole('heading', { name: 'Kyoto, early and after dark', level: 1 }).waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  const start = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  await page.getByRole('button', { name: /^First day/ }).click()
  const calendar = page.getByRole('application', { name: /First day/ })
  await calendar.waitFor()
  assert.deepEqual(await faultsByAxe(page, '.day-panel'), [])
  const wanted = calendar.getByRole('button', { name: formatDate(start, 'en', 'long') })
  const later = calendar.getByRole('button', { name: calendarWords('en').next })
  while ((await wanted.count()) === 0) await later.click()
  await wanted.click()
  await page.getByRole('button', { name: `First day, ${formatDate(start, 'en', 'weekday')}` }).waitFor()
  await page.getByRole('button', { name: 'Show prices' }).click()
  await page.waitForURL(`**/article/via/kyoto-after-dark?s_d=${start}`)
  const hotels = await page
    .locator('.stop-hotel')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  assert.ok(hotels.length > 0)
  assert.match(hotels[0]!, new RegExp(`^/hotels/\\d+\\?s_d=${start}`))
  assert.deepEqual(faults, [])
  await close()
})

test('an itinerary fits on a phone, in Chinese, and an unknown one does not exist', async () => {
  const { page, close } = await visit('/zh/article/via/hexi-corridor', phone)
  await page.getByRole('heading', { name: '敦煌：住两天' }).waitFor()
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  assert.ok(wider <= 0, `${wider} px too wide`)
  assert.equal((await page.goto(`${base}/zh/article/via/no-such-journey`))?.status(), 404)
  await close()
})
