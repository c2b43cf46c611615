import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import type { Locale } from '#domain/text/locale.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { ask, signUp } from '#test/support/guests.ts'
import { tripTitleWords } from '#words/booking/trip-title.ts'
import { tripWords } from '#words/booking/trips.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }
const password = 'lamplight-7'
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

const browser = await launchBrowser()
after(() => browser.close())
const app = await testApp({ pages: true })
await fillForBooking(app, Date.now(), 60)
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const url = (locale: Locale, path: string) => base + (locale === 'zh' ? '/zh' : '') + path

/** Hotels of neighbouring cities. */
const pairs = await app.db<{ first: string; second: string }[]>`
  select one.id as first, other.id as second from hotels one join hotels other on one.city <> other.city
    and abs(one.lat - other.lat) < 6 and abs(one.lon - other.lon) < 6
  order by one.id, other.id limit 200`

/** Offers for stays in two cities with two open nights between them. */
async function findOffers() {
  for (const { first, second } of pairs) {
    const wanted = [
      { hotel: first, s_d: day(40), e_d: day(43) },
      { hotel: second, s_d: day(45), e_d: day(46) },
      { hotel: second, s_d: day(46), e_d: day(48) },
    ]
    const found = await Promise.all(
      wanted.map((one) => findRate(app, { payment: 'at_hotel', left: 6, ...one }).catch(() => null)),
    )
    if (found.every((one) => one !== null)) return found.map((one) => one!.rate.quote)
  }
  throw new Error('no two neighbouring cities have rooms')
}

async function travel(account: string) {
  const guest = await signUp(app, account, { password })
  const as = { headers: guest.auth, cookie: guest.cookie }
  for (const quote of await findOffers())
    await ask(app, 'hot/r_commit', bookingFields(quote, { 'contact[email]': account }), as)
}

async function visit(locale: Locale, account: string, path: string, viewport = desk, isDark = false) {
  const context = await browser.newContext({ viewport, colorScheme: isDark ? 'dark' : 'light' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(url(locale, path))
  const dialog = page.locator('dialog')
  await dialog.locator('input[name=email]').fill(account)
  await dialog.locator('input[name=password]').fill(password)
  await dialog.locator('button[type=submit]').click()
  await dialog.waitFor({ state: 'detached' })
  const close = async () => {
    assert.deepEqual(faults, [])
    await context.close()
  }
  return { page, context, close }
}

test('a trip is opened, named, exported, shared and read by a stranger, and the link is revoked', {
  timeout: 120_000,
}, async () => {
  const account = 'trip.en@lodestar.example'
  await travel(account)
  const say = tripWords('en')
  const { page, close } = await visit('en', account, '/center/trips')
  await page.getByText(say.facts(3, 6, 2)).waitFor()
  await page.locator('.trip-row h2 a').click()
  await page.getByRole('heading', { name: /Nothing booked/ }).waitFor()
  assert.equal(await page.locator('.trip-stop').count(), 3)
  assert.equal(await page.locator('.trip-doors li').count(), 8)
  assert.deepEqual(await faultsByAxe(page), [])

  await page.getByRole('button', { name: say.rename }).click()
  await page.getByLabel(say.name).fill('Lakes in spring')
  await page.getByRole('button', { name: say.save }).click()
  await page.getByRole('heading', { name: 'Lakes in spring' }).waitFor()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say.calendar }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  assert.equal(file.match(/BEGIN:VEVENT/g)?.length, 3)

  await page.getByRole('button', { name: say.share }).click()
  const dialog = page.getByRole('dialog', { name: say.shareTitle })
  await dialog.getByRole('checkbox', { name: say.showNames }).uncheck()
  await dialog.getByRole('button', { name: say.makeLink }).click()
  const link = await dialog.getByLabel(say.link).inputValue()
  assert.deepEqual(await faultsByAxe(page), [])

  const stranger = await browser.newContext({ viewport: phone })
  const shared = await stranger.newPage()
  await shared.goto(link)
  await shared.getByRole('heading', { name: 'Lakes in spring' }).waitFor()
  const text = await shared.locator('main').textContent()
  assert.ok(!/Lovelace|LS\w{9}|¥/.test(text!), text!)
  assert.deepEqual(await faultsByAxe(shared), [])

  await dialog.getByRole('button', { name: say.revoke }).click()
  await dialog.getByRole('button', { name: say.makeLink }).waitFor()
  // A rendered page is kept for some seconds.
  let status = 200
  for (let turn = 0; status !== 410 && turn < 60; turn++) {
    status = (await shared.goto(link))!.status()
    await shared.waitForTimeout(500)
  }
  assert.equal(status, 410)
  await shared.getByRole('heading', { name: tripTitleWords('en').gone }).waitFor()
  await stranger.close()
  await close()
})

test('open nights lead to a search for them; an order leaves its trip and returns', {
  timeout: 120_000,
}, async () => {
  const account = 'trip.zh@lodestar.example'
  await travel(account)
  const say = tripWords('zh')
  const { page, close } = await visit('zh', account, '/center/trips', phone)
  await page.locator('.trip-row h2 a').click()
  await page.locator('.trip-gap-links a').first().waitFor()
  assert.match((await page.locator('.trip-gap-links a').last().getAttribute('href'))!, new RegExp(day(43)))
  const longer = page.locator('.trip-gap-links a').first()
  assert.match((await longer.getAttribute('href'))!, new RegExp(`/change\\?s_d=${day(40)}&e_d=${day(45)}`))
  await page.getByRole('button', { name: say.takeOut }).first().click()
  await page.getByText(say.facts(2, 3, 0)).waitFor()
  await page.goto(url('zh', '/center/trips'))
  await page.getByRole('button', { name: say.putBack }).click()
  await page.getByText(say.facts(3, 6, 2)).waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  await close()
})

test('a trip fits telephones and tablets in both languages, light and dark', {
  timeout: 180_000,
}, async () => {
  for (const locale of ['en', 'zh'] as const)
    for (const width of [390, 820, 1440]) {
      const account = `trip.${locale}@lodestar.example`
      const size = { width, height: 900 }
      const { page, close } = await visit(locale, account, '/center/trips', size, width === 820)
      for (const path of ['list', 'trip']) {
        if (path === 'trip') await page.locator('.trip-row h2 a').click()
        await page
          .locator(path === 'trip' ? '.trip-head' : '.trip-row')
          .first()
          .waitFor()
        const isWide = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        )
        assert.ok(!isWide, `${path} ${locale} ${width}`)
        assert.deepEqual(await faultsByAxe(page), [], `${path} ${locale} ${width}`)
        if (process.env.SHOTS)
          await page.screenshot({
            path: `${process.env.SHOTS}/${path}-${width}-${locale}.png`,
            fullPage: true,
          })
      }
      await close()
    }
})
