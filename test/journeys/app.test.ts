import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { faultsByAxe } from '#test/support/axe.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { ask, signUp } from '#test/support/guests.ts'
import { appWords } from '#words/app.ts'
import { voucherWords } from '#words/voucher.ts'

const browser = await launchBrowser()
const app = await testApp({ pages: true })
await fillForBooking(app, Date.now(), 20)
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
after(() => browser.close())
const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('the install pages explain themselves in the language chosen before, with a code for the phone', async () => {
  for (const locale of ['en', 'zh'] as const) {
    const say = appWords(locale)
    const context = await browser.newContext({
      viewport: { width: locale === 'en' ? 1280 : 390, height: 844 },
    })
    await context.addCookies([{ name: 'setupLang', value: locale === 'zh' ? 'zh-cn' : 'en-us', url: base }])
    const page = await context.newPage()
    await page.goto(`${base}/apps/down_ios.html`)
    await page.getByRole('img', { name: say.qr(`${base}/apps/down_ios.html`) }).waitFor()
    assert.deepEqual(await faultsByAxe(page), [])
    await page.getByRole('link', { name: say.toAndroid }).click()
    await page.waitForURL(`${base}/apps/down_and.html`)
    await page
      .getByRole('listitem')
      .filter({ hasText: say.android.split('\n')[1]! })
      .waitFor()
    await context.close()
  }
})

test('without a connection the last orders and their vouchers open, everything else says what it is, and no price is kept', async () => {
  const account = 'far.away@example.com'
  const guest = await signUp(app, account, { password: 'lamplight-7' })
  const { rate } = await findRate(app, { payment: 'at_hotel', s_d: dayOf(40), e_d: dayOf(42) })
  const as = { headers: guest.auth, cookie: guest.cookie }
  const booked = await ask(app, 'hot/r_commit', bookingFields(rate.quote), as)
  const id = String(booked.body.data.order_id)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(base)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
  await page.goto(`${base}/center/order`)
  const dialog = page.locator('dialog')
  await dialog.locator('input[name=email]').fill(account)
  await dialog.locator('input[name=password]').fill('lamplight-7')
  await dialog.locator('button[type=submit]').click()
  await page.locator('.order-card').waitFor()
  const voucher = `/center/detail/${id}/voucher`
  await page.waitForFunction(
    async ([path, order]) => {
      const cache = await caches.open('orders-1')
      const keys = (await cache.keys()).map(({ url }) => url)
      return (
        keys.some((url) => url.endsWith(path!)) &&
        keys.some((url) => url.includes(`o_detail`) && url.includes(`id=${order}`))
      )
    },
    [voucher, id] as const,
  )
  await context.setOffline(true)
  await page.goto(base + voucher)
  await page.getByText(voucherWords('en').title).first().waitFor()
  await page.getByText(String(booked.body.data.order_no)).first().waitFor()
  for (const [path, locale] of [
    ['/', 'en'],
    ['/zh/hotel-search/asia-china-shanghai', 'zh'],
  ] as const) {
    await page.goto(base + path)
    await page.getByRole('heading', { name: appWords(locale).offlineTitle }).waitFor()
  }
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  const priced = kept.filter(
    (path) => path.startsWith('/api/') && !/^\/api\/order\/(o_list|o_detail)$/.test(path),
  )
  assert.deepEqual(priced, [])

  // What was kept goes with the session.
  await context.setOffline(false)
  await page.goto(`${base}/center/order`)
  await page.locator('.order-card').waitFor()
  await page.getByRole('button', { name: /MORE/ }).click()
  await page.getByRole('region', { name: 'MORE' }).getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.waitForFunction(async () => !(await caches.keys()).some((name) => name.startsWith('orders-')))
  await context.close()
})
