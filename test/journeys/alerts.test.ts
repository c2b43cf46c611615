import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Locale } from '#domain/text/locale.ts'
import { checkAlerts } from '#server/alerts/check-alerts.ts'
import { testApp } from '#test/support/app.ts'
import { fillForBooking, findRate } from '#test/support/bookings.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { hydrated } from '#test/support/browser/hydrated.ts'
import { mailbox, signUp } from '#test/support/guests.ts'
import { priceHotelAt } from '#test/support/hotel-prices.ts'
import { alertWords } from '#words/saved/alerts.ts'
import { watchButtonWords } from '#words/saved/watch-button.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }
const password = 'lamplight-7'
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const dates = { s_d: day(40), e_d: day(42) }
const stay = { arrival: dates.s_d, departure: dates.e_d }

const browser = await launchBrowser()
after(() => browser.close())
const app = await testApp({ pages: true })
await fillForBooking(app, Date.now(), 60)
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const url = (locale: Locale, path: string) => base + (locale === 'zh' ? '/zh' : '') + path
const { hotel } = await findRate(app, dates)
const setPrice = (price: number) => priceHotelAt(app.db, { hotel, stay, price, now: Date.now() })
const check = () => checkAlerts({ ...app.booking, places: app.places })
const query = new URLSearchParams(dates)

async function visit(locale: Locale, path: string, viewport: typeof phone) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(url(locale, path))
  await hydrated(page)
  const close = async () => {
    assert.deepEqual(faults, [])
    await context.close()
  }
  return { page, close }
}

async function logIn(page: Page, account: string) {
  const dialog = page.locator('dialog').filter({ has: page.locator('input[name=password]') })
  await dialog.locator('input[name=email]').fill(account)
  await dialog.locator('input[name=password]').fill(password)
  await dialog.locator('button[type=submit]').click()
  await dialog.waitFor({ state: 'detached' })
}

test('a visitor watches a hotel, logs in, gets an email about a lower price and stops the alert with its link', {
  timeout: 120_000,
}, async () => {
  const account = 'watch.en@lodestar.example'
  await signUp(app, account, { password })
  await setPrice(60_000)
  const say = alertWords('en')
  const { page, close } = await visit('en', `/hotels/${hotel}?${query}`, desk)
  await page.getByRole('button', { name: watchButtonWords('en').watchHotel }).click()
  const dialog = page.getByRole('dialog', { name: watchButtonWords('en').watchHotel })
  await dialog.getByText(say.cheapestRate).waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  await dialog.getByRole('button', { name: say.begin }).click()
  await logIn(page, account)
  await dialog.getByText(say.begunHotel).waitFor()
  assert.match((await dialog.locator('.watch-begun').textContent())!, /watch\.en@lodestar\.example/)
  await dialog.getByRole('link', { name: say.all }).click()
  await page.getByText(say.facts(1, 20)).waitFor()

  const told = async () => (await mailbox(app, account)).filter(({ subject }) => /dropped/.test(subject))
  await setPrice(50_000)
  await check()
  const [mail] = await told()
  assert.match(mail!.subject, /dropped to CN¥/)
  await page.reload()
  const card = page.locator('.alert')
  await card.locator('[data-change=fall]').waitFor()
  assert.deepEqual(await faultsByAxe(page), [])

  const link = /https?:\/\/\S+\/stop-alert#\S+/.exec(mail!.text)![0]
  const { page: other, close: closeOther } = await visit(
    'en',
    new URL(link).pathname + new URL(link).hash,
    phone,
  )
  await other.getByRole('button', { name: say.stopAction }).click()
  await other.getByText(say.stopAgain).waitFor()
  await closeOther()
  await page.reload()
  await page.getByText(say.none).waitFor()
  await setPrice(30_000)
  await check()
  assert.equal((await told()).length, 1)
  await close()
})

test('on a phone in Chinese, a guest watches a search with a limit, changes it, pauses and resumes', {
  timeout: 120_000,
}, async () => {
  const account = 'watch.zh@lodestar.example'
  await signUp(app, account, { password })
  const [{ kw } = { kw: '' }] = await app.db<{ kw: string }[]>`
    select places.slug as kw from hotels join places on places.id = hotels.city where hotels.id = ${hotel}`
  const say = alertWords('zh')
  const { page, close } = await visit('zh', `/hotel-search/${kw}?${query}`, phone)
  await page.getByRole('button', { name: watchButtonWords('zh').watchSearch }).click()
  const dialog = page.getByRole('dialog', { name: watchButtonWords('zh').watchSearch })
  await dialog.locator('.watch-now .price').waitFor()
  await dialog.getByRole('radio', { name: say.byLimit }).check()
  await dialog.getByRole('button', { name: say.begin }).click()
  await dialog.getByText(say.limitWrong).waitFor()
  await dialog.getByLabel(say.myLimit('CNY')).fill('100')
  assert.deepEqual(await faultsByAxe(page), [])
  await dialog.getByRole('button', { name: say.begin }).click()
  await logIn(page, account)
  await dialog.getByText(say.begunSearch).waitFor()
  await dialog.getByRole('link', { name: say.all }).click()
  await page.getByText(say.atLimit('¥100.00')).waitFor()
  assert.deepEqual(await faultsByAxe(page), [])

  await page.getByRole('button', { name: say.limit, exact: true }).click()
  const change = page.getByRole('dialog', { name: say.changeLimit })
  await change.getByLabel(say.myLimit('CNY')).fill('')
  await change.getByRole('button', { name: say.save }).click()
  await page.getByText(say.atFall, { exact: true }).waitFor()
  await page.getByRole('button', { name: say.pause }).click()
  await page.getByRole('button', { name: say.resume }).click()
  await page.getByRole('button', { name: say.stop }).click()
  await page.getByText(say.none).waitFor()
  await close()
})
