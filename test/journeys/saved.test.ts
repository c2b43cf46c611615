import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { Locale } from '#domain/text/locale.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { ask, signUp } from '#test/support/guests.ts'
import { favouriteWords } from '#words/saved/favourites.ts'
import { savedWords } from '#words/saved/saved.ts'
import { traceWords } from '#words/saved/traces.ts'
import { searchWords } from '#words/search/search.ts'
import { partnerWords } from '#words/site/partner.ts'
import { guaranteeWords } from '#words/support/guarantee.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }
const password = 'lamplight-7'
const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10)
const dates = { s_d: day(40), e_d: day(42) }

const browser = await launchBrowser()
after(() => browser.close())
const dataDir = mkdtempSync(join(tmpdir(), 'saved-'))
after(() => rmSync(dataDir, { recursive: true, force: true }))
const app = await testApp({ pages: true, env: { DATA_DIR: dataDir } })
await fillForBooking(app, Date.now(), 30)
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const url = (locale: Locale, path: string) => base + (locale === 'zh' ? '/zh' : '') + path
const { hotel } = await findRate(app, dates)
const [named] = await app.db<{ en: string; zh: string }[]>`
  select name_en as en, name_zh as zh from hotels where id = ${hotel}`

/** A new browser context; console errors fail the test. */
async function openBrowser(viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport })
  const faults: string[] = []
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  const close = async () => {
    assert.deepEqual(faults, [])
    await context.close()
  }
  return { page, close }
}

async function signIn(page: Page, account: string) {
  const dialog = page.locator('dialog')
  await dialog.locator('input[name=email]').fill(account)
  await dialog.locator('input[name=password]').fill(password)
  await dialog.locator('button[type=submit]').click()
  await dialog.waitFor({ state: 'detached' })
}

test("en, at a desk: a visitor's viewed hotels join the history once, and are removed on request", async () => {
  const say = traceWords('en')
  const account = 'history@lodestar.example'
  await signUp(app, account, { password })
  const { page, close } = await openBrowser(desk)
  await page.goto(url('en', `/hotels/${hotel}?s_d=${dates.s_d}&e_d=${dates.e_d}`))
  await page.waitForFunction(() => localStorage.history_mantal?.includes('"id"'))
  await page.goto(url('en', '/center/traces'))
  await signIn(page, account)
  await page.getByRole('link', { name: named!.en }).waitFor()
  assert.equal(await page.locator('.trace').count(), 1)
  await page.getByText(say.today).waitFor()
  assert.deepEqual(await faultsByAxe(page), [])

  await page.getByRole('switch').click()
  await page.getByText(say.pausedText).waitFor()
  assert.equal(await page.getByRole('switch').getAttribute('aria-checked'), 'false')
  await page.getByRole('switch').click()
  await page.getByText(say.onText).waitFor()
  await page.getByRole('button', { name: say.remove(named!.en) }).click()
  await page.getByText(say.emptyText).waitFor()
  await page.reload()
  await page.getByText(say.emptyText).waitFor()
  assert.equal(await page.evaluate(() => localStorage.history_mantal), '[]')
  await close()
})

for (const [locale, viewport, name] of [
  ['en', desk, 'at a desk'],
  ['zh', phone, 'on a phone'],
] as const) {
  const say = favouriteWords(locale)

  test(`${locale}, ${name}: a list with dates and live prices, undone, shared and withdrawn`, async () => {
    const account = `favourites.${locale}@lodestar.example`
    await signUp(app, account, { password })
    const { page, close } = await openBrowser(viewport)
    await page.goto(url(locale, '/center/collect'))
    await signIn(page, account)
    await page.getByText(say.emptyText).waitFor()
    await page.goto(url(locale, `/hotels/${hotel}?s_d=${dates.s_d}&e_d=${dates.e_d}`))
    await page
      .getByRole('button', { name: savedWords(locale).save(named![locale]) })
      .first()
      .click()
    await page.getByText(savedWords(locale).saved).waitFor()
    await page.locator('.heart-labelled', { hasText: savedWords(locale).savedShort }).waitFor()
    await page.getByRole('button', { name: savedWords(locale).changeList }).click()
    await page.getByRole('dialog').getByRole('button', { name: say.newList }).click()
    assert.deepEqual(await faultsByAxe(page, 'dialog'), [])
    await page.getByRole('dialog').getByRole('textbox').fill('Coast')
    await page.getByRole('dialog').getByRole('button', { name: say.create }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await page.goto(url(locale, '/center/collect'))
    await page.getByRole('heading', { name: 'Coast' }).waitFor()
    const card = page.getByRole('article').filter({ hasText: named![locale] })
    await card.getByText(say.same).waitFor()
    assert.deepEqual(await faultsByAxe(page), [])
    await card.getByRole('button', { name: say.move, exact: true }).click()
    await page.getByRole('button', { name: say.newList }).last().click()
    await page.locator('dialog input').fill('Lake')
    await page.locator('dialog').getByRole('button', { name: say.create }).click()
    await page.getByRole('link', { name: 'Lake' }).click()
    await page.getByRole('heading', { name: 'Lake' }).waitFor()
    await page.getByRole('button', { name: say.setDates }).click()
    await page.getByRole('button', { name: searchWords(locale).update }).waitFor()
    await card.getByText(/¥/).first().waitFor()

    await card.getByRole('button', { name: say.remove }).click()
    await page.getByText(say.removedHotel(named![locale])).waitFor()
    await page.getByRole('button', { name: say.undo }).click()
    await card.waitFor()

    await page.getByRole('button', { name: say.share }).click()
    await page.getByRole('button', { name: say.shareMake }).click()
    const link = await page.getByRole('textbox', { name: say.shareAddress }).inputValue()
    const stranger = await openBrowser(viewport)
    await stranger.page.goto(link)
    await stranger.page.getByRole('heading', { level: 1, name: 'Lake' }).waitFor()
    await stranger.page.getByRole('link', { name: named![locale] }).waitFor()
    assert.ok(!(await stranger.page.content()).includes(account))
    const heart = stranger.page.getByRole('button', { name: savedWords(locale).save(named![locale]) })
    const corner = (await heart.boundingBox())!
    const row = (await stranger.page.getByRole('article').boundingBox())!
    assert.ok(corner.y > row.y && corner.y + corner.height < row.y + row.height, 'the heart is on its hotel')
    assert.deepEqual(await faultsByAxe(stranger.page), [])
    await page.getByRole('button', { name: say.shareWithdraw }).click()
    await page.getByRole('button', { name: say.shareMake }).waitFor()
    const token = link.split('/').at(-1)!
    assert.equal((await ask(app, 'hot/shared_list', { token }, { method: 'GET' })).status, 404)
    await stranger.close()

    await app.db`delete from favourite_lists where name = 'Coast'`
    await app.db`update favourite_lists set arrival = ${day(-9)}, departure = ${day(-7)} where name = 'Lake'`
    await page.goto(url(locale, '/center/collect'))
    await page.getByText(say.datesOver).waitFor()
    await page.goto(url(locale, '/center/collect?list=999999'))
    await page.getByText(say.nothingHere).waitFor()
    await page.getByRole('link', { name: say.toFavourites }).click()
    await card.waitFor()
    await close()
  })
}

test('zh, on a phone: a claim is confirmed point by point, sent with a picture, and pending', async () => {
  const say = guaranteeWords('zh')
  const account = 'claims@lodestar.example'
  const guest = await signUp(app, account, { password })
  const { rate } = await findRate(app, { payment: 'at_hotel', free: true, ...dates, left: 2 })
  const fields = bookingFields(rate.quote, { 'contact[email]': account })
  await ask(app, 'hot/r_commit', fields, { headers: guest.auth, cookie: guest.cookie })
  const { page, close } = await openBrowser(phone)
  await page.goto(url('zh', '/guarantee'))
  assert.deepEqual(await faultsByAxe(page), [])
  await page.locator('.claim-visitor').getByRole('button', { name: say.signInAction }).click()
  await signIn(page, account)
  const send = page.getByRole('button', { name: say.send })
  await send.waitFor()
  assert.equal(await send.getAttribute('aria-disabled'), 'true')
  await page.getByText(say.done(1)).waitFor()
  await page.getByRole('checkbox', { name: say.sameTick }).check()
  await page.getByRole('checkbox', { name: say.datesTick }).check()
  await page.getByRole('textbox', { name: say.address }).fill('https://elsewhere.example/7')
  await page.getByRole('textbox', { name: say.total }).fill('1')
  await page.getByText(say.done(4)).waitFor()
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#248' } })
    .png()
    .toBuffer()
  const file = { name: 'offer.png', mimeType: 'image/png', buffer: picture }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText(say.ready).waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  await send.click()
  await page.getByText(say.openText).waitFor()
  assert.equal((await app.db`select from claims where state = 'open'`).length, 1)
  await close()
})

test('en, at a desk: a hotel applies and receives a number', async () => {
  const say = partnerWords('en')
  const { page, close } = await openBrowser(desk)
  await page.goto(url('en', '/partner'))
  await page.getByRole('button', { name: say.send }).click()
  await page.getByText(say.missing(say.hotel)).waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  const fill = (label: string, text: string) =>
    page.getByRole('textbox', { name: label, exact: true }).fill(text)
  await fill(say.hotel, 'Larchlight Lodge')
  await fill(say.city, 'Zermatt')
  await fill(say.rooms, '24')
  await fill(say.name, 'Ursina Kalbermatten')
  await fill(say.email, 'ursina@larchlight.example')
  await fill(say.phone, '+41 27 555 01 23')
  await fill(say.text, 'A family house.')
  await page.getByRole('button', { name: say.send }).click()
  await page.getByRole('heading', { name: say.doneTitle }).waitFor()
  assert.equal((await app.db`select from leads`).length, 1)
  await close()
})
