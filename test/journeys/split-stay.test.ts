import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { BrowserContextOptions } from 'playwright-core'
import { encodeForm } from '#contract/encode.ts'
import type { RoomList, SplitStays } from '#contract/hotels.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { startSimulator } from '#simulator/start-simulator.ts'
import { testApp } from '#test/support/app.ts'
import { fillForBooking } from '#test/support/bookings.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { handsOf, type Means } from '#test/support/browser/hands.ts'
import { hydrated } from '#test/support/browser/hydrated.ts'
import { field, rateText, typeReservation } from '#test/support/browser/reserving.ts'
import { sentCode } from '#test/support/guests.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { splitStayWords } from '#words/hotels/split-stay.ts'
import { payPageWords } from '#words/payments/pay-page.ts'
import { paymentMeansWords } from '#words/payments/payment-means.ts'
import { paymentResultWords } from '#words/payments/payment-result.ts'

const s_d = addDays(new Date().toISOString().slice(0, 10), 40)
const middle = addDays(s_d, 3)
const e_d = addDays(s_d, 6)

const sim = await startSimulator({ port: 0, file: null, clock: Date.now })
after(sim.close)
const browser = await launchBrowser()
after(() => browser.close())
const app = await testApp({ pages: true, env: { ...sim.merchant } })
await fillForBooking(app, Date.now(), 60)
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
for (const method of app.payments.providers.keys())
  sim.setNotifyUrl(method, `${base}/api/pay/notify/${method}`)

const ask = async <Data>(name: string, input: object) => {
  const answer = await app.http.inject({ url: `/api/hot/${name}?${encodeForm({ ...input, lang: 'en' })}` })
  return answer.json<{ data: Data }>().data
}
const stayOf = (dates: object) => ({ rooms: 1, adults: 2, currency: 'CNY', ...dates })

/** A hotel with two prepaid rooms, of which each is then sold out for the other half of the stay. */
async function hotelSoldOutInTheMiddle(): Promise<string> {
  const hotels = await app.db<{ id: string }[]>`select id from hotels order by id`
  for (const { id } of hotels) {
    const halves = await Promise.all(
      [
        { s_d, e_d: middle },
        { s_d: middle, e_d },
      ].map((dates) => ask<RoomList>('r_detail', { id, ...stayOf(dates) })),
    )
    const [first, second] = halves.map(({ rooms }) =>
      rooms.filter(({ rates }) => rates.length > 0 && rates.every(({ payment }) => payment === 'prepay')),
    )
    const one = first?.[0]
    const other = second?.find(({ id }) => id !== one?.id)
    if (!one || !other) continue
    for (const { id: room } of halves[0]!.rooms)
      for (let night = 0; night < 6; night++) {
        const isFree = night < 3 ? room === one.id : room === other.id
        if (isFree) continue
        await app.db`
          insert into inventory_nights (room_type_id, night, free) values (${room}, ${addDays(s_d, night)}, 0)
          on conflict (room_type_id, night, hotel_id) do update set free = 0`
      }
    return id
  }
  throw new Error('no hotel has two prepaid rooms')
}

const ways: readonly [Locale, Means, BrowserContextOptions][] = [
  ['en', 'mouse', { viewport: { width: 1440, height: 900 }, locale: 'en-GB' }],
  ['zh', 'touch', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'zh-CN' }],
]
for (const [locale, means, device] of ways) {
  test(`${locale}: sold out in the middle, the first of two stays is booked and leads to the second`, async () => {
    const say = splitStayWords(locale)
    const result = paymentResultWords(locale)
    const email = `split.stay.${locale}@lodestar.example`
    const hotel = await hotelSoldOutInTheMiddle()
    const context = await browser.newContext(device)
    await context.addCookies([{ name: 'localcurrency', value: 'CNY', url: base }])
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    const { press, type } = handsOf(page, means)
    const path = `${locale === 'zh' ? '/zh' : ''}/hotels/${hotel}?${encodeForm(stayOf({ s_d, e_d }))}`

    await page.goto(base + path)
    await hydrated(page)
    const { list } = await ask<SplitStays>('split_stay', { id: hotel, ...stayOf({ s_d, e_d }) })
    const [first, second] = list[0]!.parts
    await page.getByRole('heading', { name: say.title(s_d, e_d) }).waitFor()
    assert.equal(await page.locator('.split').count(), list.length)
    await page.getByText(say.inTurnText).waitFor()
    assert.deepEqual(await faultsByAxe(page), [])

    // The dock books the first; its page opens with its dates and its rate.
    await press(page.locator('.dock').getByRole('link', { name: say.bookFirst }))
    await page.waitForURL((url) => url.searchParams.get('e_d') === middle)
    await page.locator('.splits').waitFor({ state: 'detached' })
    await press(page.locator('.dock').getByRole('button', { name: rateWords(locale).reserve }))
    await page.getByRole('heading', { level: 1, name: reserveWords(locale).title }).waitFor()
    await typeReservation(page, email, means)
    const book = reserveWords(locale).bookPayNow('').split(/[,，]/)[0]!
    await press(page.getByRole('button', { name: new RegExp(`^${book}`) }).filter({ visible: true }))
    await type(field(page, 'code'), await sentCode(app, email))
    await page.getByRole('heading', { level: 1, name: payPageWords(locale).title }).waitFor()
    await page.getByRole('radio', { name: paymentMeansWords(locale).name('paypal') }).check()
    const pay = paymentMeansWords(locale).pay('').trim()
    await press(page.getByRole('button', { name: pay }).filter({ visible: true }).first())
    await page.waitForURL(`${sim.url}/**`)
    await press(page.locator('button[value=approve]'))
    await page.getByRole('heading', { name: result.paid }).waitFor()

    // The second is still to book, and is never called held.
    const next = page.getByRole('region', { name: say.nowSecond })
    await next.getByText(say.toBook(middle, e_d)).waitFor()
    await press(next.getByRole('link', { name: say.bookSecond }))
    await page.waitForURL((url) => url.searchParams.get('s_d') === middle)
    const opened = new URL(page.url())
    assert.equal(opened.pathname.endsWith(`/hotels/${second!.hotel.id}`), true)
    assert.equal(opened.searchParams.get('e_d'), e_d)
    await page.locator('.dock-sum .price').waitFor()
    const shown = String(await page.locator('.dock-sum .price').textContent()).replace(/\s/g, '')
    assert.equal(shown, rateText(second!.offer.total, locale))
    const orders = await app.db<{ arrival: string; departure: string }[]>`
      select o.arrival::text, o.departure::text from orders o join accounts a on a.id = o.account_id
      where a.email = ${email}`
    assert.deepEqual([...orders], [{ arrival: first!.s_d, departure: first!.e_d }])
    assert.deepEqual(faults, [])
    await context.close()
  })
}
