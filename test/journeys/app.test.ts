import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { deliverMessage } from '#server/messages/deliver-message.ts'
import { openJobHandlers } from '#server/startup/job-handlers.ts'
import { openParts } from '#server/startup/open-parts.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser, waitForAsync } from '#test/support/browser/browser.ts'
import { secondBuild } from '#test/support/browser/second-build.ts'
import { ask, signUp } from '#test/support/guests.ts'
import { openPushService, pushSubscription } from '#test/support/push-service.ts'
import { voucherWords } from '#words/booking/voucher.ts'
import { appWords } from '#words/site/app.ts'
import { pageNames } from '#words/site/page-names.ts'
import { partnerWords } from '#words/site/partner.ts'
import { pushWords } from '#words/site/push.ts'
import { shellWords } from '#words/site/shell.ts'

const browser = await launchBrowser()
const service = await openPushService()
const app = await testApp({ pages: true, env: { PUSH_SERVICES: service.origin } })
await fillForBooking(app, Date.now(), 20)
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
after(() => browser.close())
const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('the install pages use the chosen language and show a QR code for the phone', async () => {
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

test('offline, the last orders and their vouchers open, other pages say so, and no price is cached', async () => {
  const account = 'far.away@example.com'
  const guest = await signUp(app, account, { password: 'lamplight-7' })
  const { rate } = await findRate(app, { payment: 'at_hotel', s_d: dayOf(40), e_d: dayOf(42) })
  const as = { headers: guest.auth, cookie: guest.cookie }
  const booked = await ask(app, 'hot/r_commit', bookingFields(rate.quote, { 'contact[email]': account }), as)
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
  await waitForAsync(
    page,
    async ([path, order]) => {
      const cache = await caches.open('orders-2')
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
  await page
    .locator('.stored-copy')
    .getByText(/copy saved on \w+ \d+ \w+, \d\d:\d\d/)
    .waitFor()
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

  // Cached data is deleted with the session.
  await context.setOffline(false)
  await page.goto(`${base}/center/order`)
  await page.locator('.order-card').waitFor()
  await page.getByRole('button', { name: /MORE/ }).click()
  await page.getByRole('region', { name: 'MORE' }).getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await waitForAsync(
    page,
    async () => !(await caches.keys()).some((name) => name.startsWith('orders-')),
    null,
  )
  await context.close()
})

test('a guest subscribes to notifications, receives one, and none after logging out', async () => {
  const account = 'told.here@example.com'
  const guest = await signUp(app, account, { password: 'lamplight-7' })
  const subscription = pushSubscription(`${service.origin}/here`)
  const context = await browser.newContext({ permissions: ['notifications'] })
  // A browser without its vendor's push service cannot subscribe, so it gets an endpoint of ours.
  await context.addInitScript((fields) => {
    let current: unknown = null
    const made = {
      endpoint: fields.endpoint,
      toJSON: () => ({ endpoint: fields.endpoint, keys: fields }),
      unsubscribe: async () => {
        current = null
        return true
      },
    }
    Object.assign(PushManager.prototype, {
      subscribe: async () => (current = made),
      getSubscription: async () => current,
    })
  }, subscription.fields)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  await page.goto(`${base}/center?part=profile`)
  const dialog = page.locator('dialog')
  await dialog.locator('input[name=email]').fill(account)
  await dialog.locator('input[name=password]').fill('lamplight-7')
  await dialog.locator('button[type=submit]').click()
  const say = pushWords('en')
  const pane = page.getByRole('region', { name: say.title })
  await pane.getByRole('button', { name: say.turnOn }).click()
  await pane.getByText(say.thisDevice).waitFor()
  assert.deepEqual(await faultsByAxe(page), [])

  const { rate } = await findRate(app, { payment: 'at_hotel', s_d: dayOf(50), e_d: dayOf(52) })
  const as = { headers: guest.auth, cookie: guest.cookie }
  const booked = await ask(app, 'hot/r_commit', bookingFields(rate.quote, { 'contact[email]': account }), as)
  const { transports } = openJobHandlers(openParts({ db: app.db, settings: app.settings, clock: Date.now }))
  const [message] = await app.db<{ id: string }[]>`select id from outbox where channel = 'push'`
  await deliverMessage({ db: app.db, transports, now: Date.now() }, message!.id)
  const data = JSON.stringify(subscription.read(service.received[0]!.body))
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: base,
    registrationId: await registration,
    data,
  })
  const notice = await waitForAsync(
    page,
    async () => {
      const [notice] = await (await navigator.serviceWorker.ready).getNotifications()
      return notice && { title: notice.title, data: notice.data as string }
    },
    null,
  )
  assert.equal(notice.title, 'Your stay is confirmed')
  assert.equal(notice.data, `/center/detail/${booked.body.data.order_id}`)

  await page.getByRole('button', { name: 'Log out' }).first().click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.waitForFunction(() => localStorage.getItem('push_device') === null)
  await context.close()
})

test('a new build takes over without a broken page: missing files cause a full load, and a reload is offered', async () => {
  const context = await browser.newContext()
  const pages = await Promise.all([context.newPage(), context.newPage()])
  const [going, staying] = pages
  const faults: string[] = []
  for (const page of pages) {
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(base)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  }
  const scripts = () =>
    Promise.all(pages.map((page) => page.locator('script[src*="/assets/"]').first().getAttribute('src')))
  const before = await scripts()
  await app.http.close()
  const second = await secondBuild()
  const next = await testApp({ pages: second, db: app.db })
  await next.http.listen({ port: Number(new URL(base).port), host: '127.0.0.1' })

  await going
    .getByRole('contentinfo')
    .getByRole('link', { name: pageNames('en').partner })
    .click()
  await going
    .getByRole('heading', { level: 1 })
    .filter({ hasText: partnerWords('en').title })
    .waitFor()
  assert.equal(new URL(going.url()).pathname, '/partner')
  // The open page is notified, and reloads when its reader confirms.
  await staying.bringToFront()
  await staying.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const offer = staying.getByRole('button', { name: shellWords('en').reload })
  await offer.waitFor()
  await waitForAsync(
    staying,
    async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
    null,
  )
  await offer.click()
  await staying.waitForFunction((old) => !document.querySelector(`script[src="${old}"]`), before[1]!)
  await waitForAsync(staying, async () => !(await navigator.serviceWorker.getRegistration())?.waiting, null)
  const after = await scripts()
  assert.ok(
    after.every((src, at) => src !== before[at]),
    'both pages are of the new build',
  )
  assert.deepEqual(faults, [])
  await context.close()
})
