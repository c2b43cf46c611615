// Measures the frames of the order list in a real browser while 10,000 loaded rows are scrolled. It prints the time
// between frames and the CPU time of the main thread per frame. `--orders N` changes the number of rows.
import assert from 'node:assert/strict'
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { createApp } from '#server/app.ts'
import { readSettings } from '#server/settings.ts'
import { loadBuiltPages } from '#server/startup/load-pages.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { testDatabase } from '#test/support/database.ts'
import { haveStaff, staffHeaders } from '#test/support/desk.ts'
import { ask, haveGuests, sessionByNumber } from '#test/support/guests.ts'
import { copyOrders } from './desk/orders-store.ts'
import { scrollFrames } from './measuring/scroll-frames.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { orders: { type: 'string', default: '10000' } },
})
const orders = Number(values.orders)
const { db, drop } = await testDatabase()
const settings = readSettings({ LOG_LEVEL: 'silent', PORT: '0', SECRET: 'for measuring '.repeat(3) })
const app = {
  ...(await createApp({ db, settings, pages: await loadBuiltPages(), findSession: sessionByNumber })),
  db,
}
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
await fillForBooking(app, Date.now())
await haveGuests(db, [1])
const { rate } = await findRate(app, { payment: 'prepay', s_d: inDays(40), e_d: inDays(42) })
const booked = await ask(app, 'hot/r_commit', bookingFields(rate.quote), { headers: { authentic: '1' } })
assert.equal(booked.body.code, 1)
await copyOrders(db, orders)
const member = await haveStaff(db, { role: 'admin', email: 'mei@desk.example' })
const headers = await staffHeaders(db, member, { now: Date.now() })

const browser = await launchBrowser()
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
await context.addCookies([
  { name: 'desk_session', value: headers.cookie.split('=')[1]!, url: `${base}/api/desk` },
])
const page = await context.newPage()
await page.goto(`${base}/desk/orders?view=all`)
await page.locator('.olist tbody tr[data-row]').first().waitFor()
console.log(`Loading ${orders} rows`)
const loaded = async () => {
  const text = await page.locator('.tfoot span').first().textContent()
  return Number(/^[\d,]+/.exec(text ?? '')![0].replaceAll(',', ''))
}
const mostTries = 10_000
for (let tries = 0; tries < mostTries && (await loaded()) < orders; tries++)
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight)
    document.querySelector<HTMLElement>('.tfoot button:not([aria-busy])')?.click()
  })

const result = {
  bench: 'desk-scroll',
  rows: await loaded(),
  ...(await scrollFrames(page, { frames: 600, pixels: 120 })),
  cores: availableParallelism(),
  load: +loadavg()[0]!.toFixed(1),
}
console.log(JSON.stringify(result))
await browser.close()
await app.http.close()
await drop()
process.exit(result.isSmooth ? 0 : 1)
