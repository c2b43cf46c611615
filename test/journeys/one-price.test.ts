import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import type { Booked, Order } from '#contract/booking.ts'
import type { PaypalOrder } from '#contract/payments.ts'
import type { HotelPins } from '#contract/search.ts'
import type { Money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { advancePayments } from '#server/payments/operations/advance-payment.ts'
import { startSimulator } from '#simulator/start-simulator.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking } from '#test/support/bookings.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { cleanly } from '#test/support/cleanly.ts'
import { ask, mailbox, signUp } from '#test/support/guests.ts'

const wantedHotels = 30
const password = 'lamplight-7'
const account = 'one.price@lodestar.example'

const sim = await startSimulator({ port: 0, file: null, clock: Date.now })
after(sim.close)
const browser = await launchBrowser()
after(() => browser.close())
const app = await testApp({ pages: true, env: { ...sim.merchant } })
await fillForBooking(app, Date.now(), 600)
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const guest = await signUp(app, account, { password })
const as = { headers: guest.auth, cookie: guest.cookie }
const slugs = (
  await app.db<{ slug: string }[]>`
    select p.slug from hotels h join places p on p.id = h.city group by p.slug order by count(*) desc limit 12`
).map(({ slug }) => slug)

/** A search with random filters, and which of the cards is pressed. */
const anySearch = fc.record({
  locale: fc.constantFrom<Locale>('en', 'zh'),
  slug: fc.constantFrom(...slugs),
  currency: fc.constantFrom('CNY', 'JPY', 'EUR', 'USD'),
  days: fc.integer({ min: 20, max: 90 }),
  nights: fc.integer({ min: 1, max: 4 }),
  adults: fc.integer({ min: 1, max: 2 }),
  rooms: fc.constantFrom(1, 1, 2),
  filters: fc.record({
    'board[0]': fc.constantFrom(undefined, undefined, 'breakfast'),
    free_cancel: fc.constantFrom(undefined, '1'),
    pay_later: fc.constantFrom(undefined, undefined, '1'),
    sort: fc.constantFrom(undefined, 'price', 'score'),
  }),
  card: fc.nat(),
})
type Search = typeof anySearch extends fc.Arbitrary<infer Shape> ? Shape : never

const plain = (text: string) => text.replace(/&#x27;|\s/g, '')
const textOf = (html: string) =>
  plain(html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ''))
/** The text from the first element with a class up to the end of another tag. */
const textAfter = (html: string, mark: string, end: string) => {
  const start = html.indexOf(mark)
  assert.ok(start >= 0, mark)
  return textOf(`<${html.slice(start, html.indexOf(end, start))}`)
}

async function read(path: string, { currency }: Pick<Search, 'currency'>) {
  const { statusCode, body } = await app.http.inject({ url: path, cookies: { localcurrency: currency } })
  assert.equal(statusCode, 200, path)
  return body
}

const queryOf = ({ days, nights, adults, rooms, filters }: Search) => {
  const s_d = addDays(new Date().toISOString().slice(0, 10), days)
  const query = new URLSearchParams({
    s_d,
    e_d: addDays(s_d, nights),
    rooms: `${rooms}`,
    adults: `${adults * rooms}`,
  })
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value)
  return query
}

/** A card of the list: where it leads, and the price it shows. */
async function pressedCard(search: Search) {
  const path = joinLocale(`/hotel-search/${search.slug}?${queryOf(search)}`, search.locale)
  const html = await read(path, search)
  const cards = html
    .split('<article')
    .slice(1)
    .filter((card) => card.includes('offer='))
  const card = cards[search.card % Math.max(1, cards.length)]
  if (!card) return null
  const href = /href="([^"]*\/hotels\/\d+\?[^"]*offer=[^"]*)"/.exec(card)![1]!.replaceAll('&amp;', '&')
  return { href, hotel: /hotels\/(\d+)/.exec(href)![1]!, text: textOf(`<article${card}`) }
}

/** The text of a pin: the price without cents. */
async function pinOf(search: Search, hotel: string): Promise<Money> {
  const query = queryOf(search)
  query.delete('sort')
  query.set('kw', search.slug)
  query.set('currency', search.currency)
  query.set('lang', search.locale)
  const answer = await app.http.inject({ url: `/api/hot/pins?${query}` })
  const { data } = answer.json<{ data: HotelPins }>()
  return { amount: data.amounts[data.ids.indexOf(hotel)]!, currency: data.currency }
}

async function book(search: Search, quote: string) {
  const booked = await ask(
    app,
    'hot/r_commit',
    bookingFields(quote, { rooms: search.rooms, lang: search.locale, 'contact[email]': account }),
    as,
  )
  assert.equal(booked.body.code, 1, JSON.stringify(booked.body))
  return booked.body.data as unknown as Booked
}

async function pay({ order_id }: Booked, way: 'order' | 'authorize') {
  const req = (step: string) => ({ id: order_id, req_id: `one-price-${step}-${order_id}` })
  const begun = await ask(app, 'paypal/paypal_created_order', req('begin'), as)
  assert.equal(begun.body.code, 1, JSON.stringify(begun.body))
  await fetch(`${sim.url}/checkoutnow`, {
    method: 'POST',
    body: new URLSearchParams({
      token: (begun.body.data as unknown as PaypalOrder).paypal_id,
      act: 'approve',
    }),
    redirect: 'manual',
  })
  const done = await ask(app, `paypal/paypal_checkout_${way}`, req('finish'), as)
  assert.equal(done.body.code, 1, JSON.stringify(done.body))
  await cleanly(advancePayments(app.payments))
}

/** A guest may have only a few unpaid orders at a time. */
async function cancel({ order_id: id }: Booked) {
  const { body } = await ask(app, 'order/s_cancel', { id }, { ...as, method: 'GET' })
  const done = await ask(
    app,
    'order/o_cancel',
    { id, sim: body.data.sim, req_id: `one-price-cancel-${id}` },
    as,
  )
  assert.equal(done.body.code, 1, JSON.stringify(done.body))
}

async function signIn(page: Page) {
  await page.goto(`${base}/center/order`)
  const dialog = page.locator('dialog')
  await dialog.locator('input[name=email]').fill(account)
  await dialog.locator('input[name=password]').fill(password)
  await dialog.locator('button[type=submit]').click()
  await dialog.waitFor({ state: 'detached' })
}

/** The quote of the rate that the page has chosen. */
function chosenQuote(html: string): string {
  const radio = html.match(/<input[^>]*name="quote"[^>]*>/g)?.find((input) => input.includes('checked'))
  return /value="([^"]+)"/.exec(radio ?? '')![1]!
}

const orderOf = async ({ order_id: id }: Booked) =>
  (await ask(app, 'order/o_detail', { id }, { ...as, method: 'GET' })).body.data as unknown as Order

/** Waits until the page shows the price. */
async function shows(page: Page, path: string, price: string) {
  await page.goto(base + path)
  const main = page.locator('main')
  const isShown = page.waitForFunction(
    (wanted) => document.querySelector('main')?.textContent.replace(/\s/g, '').includes(wanted),
    price,
    { timeout: 10_000 },
  )
  await isShown.catch(async () => assert.fail(`no ${price} on ${path}: ${await main.textContent()}`))
}

test('one price from pin and card to the bill, for 30 random hotels under random filters', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.route(/\.(webp|avif|jpe?g|png|svg)(\?|$)/, (route) => route.abort())
  const page = await context.newPage()
  await signIn(page)
  const seen: string[] = []
  for (const search of fc.sample(anySearch, { numRuns: wantedHotels * 3, seed: 20_261_118 })) {
    if (seen.length === wantedHotels) break
    const card = await pressedCard(search)
    if (!card || seen.includes(card.hotel)) continue
    seen.push(card.hotel)
    const about = `${card.href} in ${search.currency}`
    const hotelPage = await read(card.href, search)
    const quote = chosenQuote(hotelPage)
    const reservation = await read(joinLocale(`/hreserve?quote=${quote}`, search.locale), search)
    const pin = await pinOf(search, card.hotel)
    const booked = await book(search, quote)
    const { price, payment } = await orderOf(booked)
    const total = plain(formatMoney(price.total, search.locale))

    assert.ok(card.text.includes(total), `card: ${total}, ${about}, ${card.text}`)
    assert.deepEqual(pin, price.total, `pin: ${about}`)
    const dock = textAfter(hotelPage, 'p class="dock-sum"', '</p>')
    assert.ok(dock.startsWith(total), `dock: ${dock}, ${total}, ${about}`)
    const bill = textAfter(reservation, 'div class="stay-bill-sum"', '</div>')
    assert.ok(bill.includes(total), `reservation: ${bill}, ${total}, ${about}`)

    const path = joinLocale(`/center/detail/${booked.order_id}`, search.locale)
    if (booked.state === 'held') {
      await shows(page, joinLocale(`/hotels/pay?order=${booked.order_id}`, search.locale), total)
      await pay(booked, payment.type === 'guarantee' ? 'authorize' : 'order')
    }
    for (const part of ['', '/voucher', '/invoice']) await shows(page, path + part, total)
    const mail = (await mailbox(app, account)).find(({ text }) => text.includes(booked.order_no))
    assert.ok(mail && plain(mail.text).includes(total), `mail: ${total}, ${about}, ${mail?.text}`)
    if (payment.type === 'at_hotel') await cancel(booked)
  }
  assert.equal(seen.length, wantedHotels)
  await context.close()
})
