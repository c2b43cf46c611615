import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { haveStaff } from '#test/support/desk.ts'
import { deskPages, isWithin } from '#test/support/desk-pages.ts'

const browser = await launchBrowser()
after(() => browser.close())
const app = await testApp({ pages: true })
const { db } = app
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const open = deskPages({ browser, db, base })
const admin = await haveStaff(db, { role: 'admin' })

const pauseNewAccounts = () => db`
  insert into paused_features (feature, reason, paused_by, since)
  values ('registration', 'A wave of false accounts', 'Mei Tan', now())`

test('a feature is paused with a reason, is counted and listed on Today, and resumed', {
  timeout: 120_000,
}, async () => {
  const { page, close } = await open(admin, '/settings')
  await page.getByRole('button', { name: 'Pause: Enquiries of hotels' }).click()
  const dialog = page.getByRole('dialog')
  assert.ok(await dialog.getByRole('button', { name: 'Pause' }).isDisabled())
  await dialog.getByRole('textbox').fill('The hotel team is away')
  assert.deepEqual(await faultsByAxe(page), [])
  await dialog.getByRole('button', { name: 'Pause' }).click()
  await page.getByText(/^paused .* The hotel team is away$/).waitFor()

  const today = page.getByRole('navigation').first().getByRole('link', { name: 'Today 1 waiting' })
  await today.click()
  await page.getByRole('link', { name: /Paused: Enquiries of hotels/ }).click()
  await page.getByRole('button', { name: 'Resume: Enquiries of hotels' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('The team is back')
  await page.getByRole('dialog').getByRole('button', { name: 'Resume' }).click()
  await page.getByRole('button', { name: 'Pause: Enquiries of hotels' }).waitFor()
  await close()
})

test('settings and counts fit telephones and tablets in both languages', { timeout: 120_000 }, async () => {
  await pauseNewAccounts()
  for (const width of [390, 820, 1440])
    for (const locale of ['en-GB', 'zh-CN']) {
      const { page, close } = await open(admin, '/settings', { width, locale, isDark: width === 820 })
      await page.locator('.feature-switches').waitFor()
      await page.locator('.cnt').first().waitFor({ state: 'attached' })
      assert.ok(await isWithin(page), `${width} ${locale}`)
      assert.deepEqual(await faultsByAxe(page), [], `${width} ${locale}`)
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${width}-${locale}.png` })
      await close()
    }
})
