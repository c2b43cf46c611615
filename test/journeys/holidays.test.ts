import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { fillForBooking, findRate } from '#test/support/bookings.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { hydrated } from '#test/support/browser/hydrated.ts'

const browser = await launchBrowser()
after(() => browser.close())
const app = await testApp({ pages: true })
await fillForBooking(app, Date.now(), 60)
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })

/** The coming Christmas, or the one after if it is near. */
const soon = new Date(Date.now() + 10 * 86_400_000)
const year = soon.toISOString().slice(5) > '12-20' ? soon.getUTCFullYear() + 1 : soon.getUTCFullYear()
const dates = { s_d: `${year}-12-23`, e_d: `${year}-12-26` }

test('the calendar of a hotel marks holidays of the guest’s country, by name and by a dot', {
  timeout: 60_000,
}, async () => {
  const { hotel } = await findRate(app, dates)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto(`${base}/hotels/${hotel}?${new URLSearchParams(dates)}`)
  await hydrated(page)
  await page.locator('.price-strip button').click()
  const dialog = page.getByRole('dialog')
  const christmas = dialog.getByRole('button', { name: /25 December.*Christmas Day/ })
  await christmas.waitFor()
  assert.equal(await christmas.getAttribute('data-holiday'), 'true')
  assert.match((await dialog.locator('.calendar-holidays').textContent())!, /25 Dec Christmas Day/)
  assert.deepEqual(await faultsByAxe(page, 'dialog'), [])
  await context.close()
})
