import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { openExtranetSite } from '#test/support/extranet-site.ts'

const browser = await launchBrowser()
after(() => browser.close())
const site = await openExtranetSite()
const { base, db } = site
const password = 'lamp and ink 88'

const clean = async (page: Page) => {
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  assert.deepEqual(await faultsByAxe(page), [])
}

test('a hotelier works on a telephone from log-in to the statement', { timeout: 120_000 }, async () => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
  })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  const tabs = page.locator('nav.tabs5')
  const go = (name: string) => tabs.getByRole('link', { name, exact: true }).tap()

  await page.goto(await site.invite('min@hotel.example'))
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).tap()
  await page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Gu Min$/ }).waitFor()
  await page.getByRole('heading', { name: /^Tonight \d+ of \d+ rooms? (is|are) taken$/ }).waitFor()
  await page.getByRole('table', { name: 'Arrivals today' }).getByRole('link').first().waitFor()
  await clean(page)
  assert.deepEqual(await tabs.getByRole('link').allTextContents(), [
    'Home',
    'Arrivals',
    'Messages',
    'Calendar',
    'More',
  ])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.ok(width <= 390, `the page is ${width} px wide`)

  await go('Arrivals')
  const arrival = page.getByRole('listitem').filter({ hasText: site.arriving.number })
  await arrival.getByRole('button', { name: /^No-show/ }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Fee by the policy').waitFor()
  await clean(page)
  await dialog.getByRole('button', { name: 'Keep expecting' }).tap()
  await arrival.getByRole('button', { name: /^Mark arrived/ }).tap()
  await arrival.getByText(/^Arrived \d\d:\d\d$/).waitFor()
  await arrival.getByRole('button', { name: /^Undo/ }).tap()
  await arrival.getByRole('button', { name: /^Mark arrived/ }).tap()
  await arrival.getByText(/^Arrived \d\d:\d\d$/).waitFor()
  await clean(page)
  const [order] = await db`select arrived_at from orders where id = ${site.arriving.orderId}`
  assert.notEqual(order!.arrived_at, null)

  await db`
    insert into hotel_threads (order_id, account_id, hotel_id, last_at, waiting_since)
    select id, account_id, hotel_id, now(), now() from orders where id = ${site.arriving.orderId}`
  await db`
    insert into hotel_messages (order_id, at, text, lang)
    values (${site.arriving.orderId}, now(), 'Is there a parking space?', 'en')`
  await go('Messages')
  await page.getByText('Is there a parking space?').waitFor()
  await clean(page)
  await page.getByRole('link', { name: 'Open the booking' }).tap()
  const messages = page.locator('#messages')
  await messages.getByLabel('Message to the guest').fill('Yes, it is free of charge.')
  await messages.getByRole('button', { name: 'Send to the guest' }).tap()
  await messages.getByRole('article').filter({ hasText: 'Yes, it is free of charge.' }).waitFor()
  await clean(page)
  const [waiting] = await db`
    select waiting_since as since from hotel_threads where order_id = ${site.arriving.orderId}`
  assert.equal(waiting!.since, null)

  await go('Messages')
  await page.getByRole('heading', { name: 'Nothing to answer' }).waitFor()
  await page.getByRole('link', { name: /^Questions/ }).tap()
  await page.getByText('Is the cot free of charge?').waitFor()
  await page.getByRole('link', { name: /^Reviews/ }).tap()
  await page.getByRole('button', { name: 'Answer', exact: true }).tap()
  await dialog.getByLabel('Answer').fill('Thank you. Write to desk@hotel.example.')
  await dialog.getByRole('button', { name: 'Publish' }).tap()
  await dialog.getByText('A public answer can’t have links').waitFor()
  await dialog.getByLabel('Answer').fill('Thank you, we are glad that you slept well.')
  await dialog.getByRole('button', { name: 'Publish' }).tap()
  await page.getByRole('heading', { name: 'Nothing to answer' }).waitFor()
  await clean(page)

  await go('More')
  await page.getByRole('link', { name: 'Statements' }).last().tap()
  await page.goto(`${base}/desk/statements?month=${site.lastMonth.slice(0, 7)}`)
  await page.getByRole('link', { name: site.stayed.number }).waitFor()
  await page.getByText('We owe the hotel').waitFor()
  await clean(page)

  await page.goto(`${base}/desk/orders/${site.foreign.number}`)
  await page.getByRole('heading', { name: 'We couldn’t load this' }).waitFor()
  assert.equal(await page.getByText('Jonas Weber').count(), 0)
  assert.deepEqual(faults, [])
  await context.close()
})
