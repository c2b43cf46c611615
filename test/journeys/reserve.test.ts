import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { testApp } from '#test/support/app.ts'
import { fillForBooking, findRate } from '#test/support/bookings.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { handsOf, type Means } from '#test/support/browser/hands.ts'
import { hydrated } from '#test/support/browser/hydrated.ts'
import { chooseRate, field, rateText, typeReservation } from '#test/support/browser/reserving.ts'
import { mailbox, sentCode, signUp } from '#test/support/guests.ts'
import { signInWords } from '#words/accounts/sign-in.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { roomMixWords } from '#words/hotels/room-mix.ts'

// The server's clock follows the system clock and can be advanced, so that a quote expires without waiting.
let ahead = 0
const clock = () => Date.now() + ahead
const browser = await launchBrowser()
const app = await testApp({ pages: true, clock })
await fillForBooking(app, clock())
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
after(() => browser.close())

const s_d = addDays(new Date().toISOString().slice(0, 10), 40)
const e_d = addDays(s_d, 3)
const stay = { payment: 'at_hotel', s_d, e_d } as const
const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const prefix = (locale: Locale) => (locale === 'zh' ? '/zh' : '')

async function visitor(options: BrowserContextOptions = desktop) {
  const context = await browser.newContext(options)
  const faults: string[] = []
  context.on('page', (page) => {
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
        faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(error.message))
  })
  const leave = async () => {
    assert.deepEqual(faults, [])
    await context.close()
  }
  return { context, leave }
}
async function open(context: BrowserContext, path: string) {
  const page = await context.newPage()
  await page.goto(base + path)
  await hydrated(page)
  return page
}
const toReserve = (context: BrowserContext, quote: string, locale: Locale = 'en') =>
  open(context, `${prefix(locale)}/hreserve?quote=${quote}`)

const bookButton = (page: Page, locale: Locale = 'en') =>
  page.getByRole('button', { name: reserveWords(locale).bookAtHotel }).filter({ visible: true })
const notice = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title })
const booked = (page: Page) => page.waitForURL(/\/hotels\/inquiryfee\?order=\d+$/)
const orderIn = (page: Page) => /(?:detail\/|order=)(\d+)/.exec(page.url())![1]!
const ordersOf = async (email: string) => {
  const rows = await app.db<{ id: string }[]>`
    select o.id from orders o join accounts a on a.id = o.account_id where a.email = ${email}`
  return rows.map(({ id }) => String(id))
}
/** A logged-in guest in a new browser context. */
async function guest(email: string, known: object = {}) {
  const { token, cookie, id } = await signUp(app, email, { browser: true })
  const visit = await visitor()
  await visit.context.addCookies([{ name: 'USER_TOEKN', value: cookie, url: base }])
  const user = { id, account: email, email, name: '', points: 0, travellers: [], phone: null, ...known }
  await visit.context.addInitScript(
    ([info, usertoken]) => {
      // A page has no storage before its first navigation.
      if (location.protocol === 'about:' || localStorage.getItem('user_info')) return
      localStorage.setItem('user_info', info!)
      localStorage.setItem('lodestar', JSON.stringify({ usertoken }))
    },
    [JSON.stringify(user), token],
  )
  return visit
}

test('without scripts the hotel links to the form, which is complete and lists its requirements', async () => {
  const { hotel } = await findRate(app, stay)
  const { context, leave } = await visitor({ ...desktop, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${base}/hotels/${hotel}?s_d=${s_d}&e_d=${e_d}`)
  await page.locator('.dock').getByRole('button', { name: 'Reserve' }).click()
  assert.match(page.url(), /\/hreserve\?quote=quote\./)
  const say = reserveWords('en')
  for (const name of ['guests.0.first', 'guests.0.last', 'contact.email', 'contact.phone', 'wishes'])
    await field(page, name).fill('x')
  assert.equal(await page.locator('noscript p').textContent(), say.needsScript)
  await page.getByRole('complementary', { name: say.summary }).getByText('Total').waitFor()
  await page.getByRole('heading', { name: 'If plans change' }).waitFor()
  await field(page, 'contact.email').press('Enter')
  assert.match(page.url(), /\/hreserve\?quote=quote\./)
  await leave()
})

test('the page is private and not indexed; a broken link leads on', async () => {
  const { rate } = await findRate(app, stay)
  for (const locale of ['en', 'zh'] as const) {
    const { body, headers } = await app.http.inject({ url: `${prefix(locale)}/hreserve?quote=${rate.quote}` })
    assert.match(String(headers['cache-control']), /^private/)
    assert.match(body, /noindex/)
    const broken = await app.http.inject({
      url: `${prefix(locale)}/hreserve?quote=${rate.quote.slice(0, -9)}`,
    })
    assert.ok(broken.body.includes(reserveWords(locale).quoteInvalidTitle))
  }
})

test('a code is sent with nothing else filled in, and only the address is checked', async () => {
  const { rate } = await findRate(app, stay)
  const { context, leave } = await visitor()
  const page = await open(context, `/hreserve?quote=${rate.quote}`)
  const send = page.getByRole('button', { name: signInWords('en').sendCode }).first()
  await send.click()
  await page.getByText(reserveWords('en').emailWrong).waitFor()
  assert.equal(await page.locator('[aria-invalid=true]').count(), 1)
  await field(page, 'contact.email').fill('early.code@example.org')
  await send.click()
  await field(page, 'code').waitFor()
  assert.equal(await page.locator('[aria-invalid=true]').count(), 0)
  assert.match(await sentCode(app, 'early.code@example.org'), /^\d{6}$/)
  await leave()
})

test('zh, on a phone: a mobile number and its code are enough, and the confirmation is a text message', async () => {
  const { rate } = await findRate(app, stay)
  const { context, leave } = await visitor(phone)
  const page = await toReserve(context, rate.quote, 'zh')
  const { press, type } = handsOf(page, 'touch')
  await type(field(page, 'guests.0.first'), '越')
  await type(field(page, 'guests.0.last'), '林')
  await page.locator('option[value=SE]').waitFor({ state: 'attached' })
  await field(page, 'contact.phone').fill('138 0013 8123')
  await page.getByText(reserveWords('zh').emailOptional).waitFor()
  await press(page.getByRole('button', { name: signInWords('zh').sendCode }).first())
  await type(field(page, 'code'), await sentCode(app, '+8613800138123'))
  await page.getByText(reserveWords('zh').contactGuest).waitFor()
  const consent = field(page, 'consent_abroad')
  if ((await consent.count()) > 0) await consent.check()
  await press(bookButton(page, 'zh'))
  await booked(page)
  await page.getByText('+8613800138123').first().waitFor()
  const messages = await mailbox(app, '+8613800138123')
  const [order] = await app.db<{ number: string }[]>`select number from orders where id = ${orderIn(page)}`
  assert.ok(messages.some(({ text }) => text.includes(order!.number)))
  await leave()
})

const journeys: readonly [Locale, BrowserContextOptions, Means][] = [
  ['en', desktop, 'keyboard'],
  ['zh', phone, 'touch'],
]
for (const [locale, device, means] of journeys) {
  const say = reserveWords(locale)
  test(`${locale}, by ${means}: from the hotel to a confirmed order, with a code instead of a password`, async (journey) => {
    const { hotel, rate } = await findRate(app, stay)
    const { context, leave } = await visitor(device)
    const page = await open(context, `${prefix(locale)}/hotels/${hotel}?s_d=${s_d}&e_d=${e_d}`)
    const hands = handsOf(page, means)
    const email = `first.${locale}@example.org`

    await journey.test('the chosen rate is on the page, at the same price', async () => {
      await chooseRate(page, rateText(rate.price.total, locale), means)
      await hands.press(page.locator('.dock').getByRole('button', { name: rateWords(locale).reserve }))
      await page.waitForURL(/\/hreserve\?quote=/)
      await page.getByRole('heading', { name: say.title, level: 1 }).waitFor()
      const total = await page.locator('.stay-bill .fall-sum .price').textContent()
      assert.equal(String(total).replace(/\s/g, ''), rateText(rate.price.total, locale))
    })

    await journey.test('missing fields are reported beside the field and in a focused summary', async () => {
      // Chinese readers are asked for a separate consent if the hotel is abroad.
      const asked = await field(page, 'consent_abroad').count()
      assert.ok(locale === 'zh' || asked === 0)
      const wrong = 4 + asked
      await hands.press(bookButton(page, locale))
      const summary = page.getByRole('alert').filter({ hasText: say.errorCount(wrong) })
      await summary.waitFor()
      assert.ok(await summary.evaluate((element) => element === document.activeElement))
      assert.equal(await page.locator('.reserve-form [aria-invalid=true]').count(), wrong)
      await hands.press(summary.getByRole('button', { name: say.email }))
      await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'contact.email')
      assert.deepEqual(await faultsByAxe(page), [])
    })

    await journey.test('form input survives a reload and a return to the hotel', async () => {
      await typeReservation(page, email, means)
      await hands.type(field(page, 'wishes'), 'A quiet room')
      await page.reload()
      await hydrated(page)
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=wishes]')?.value)
      assert.equal(await field(page, 'contact.phone').inputValue(), '070 174 06 22')
      await page.goBack()
      await page.waitForURL(/\/hotels\//)
      await page.goForward()
      await page.waitForURL(/\/hreserve/)
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=wishes]')?.value)
      assert.equal(await field(page, 'guests.0.first').inputValue(), 'Mara')
      assert.equal(await page.getByRole('alert').filter({ visible: true }).count(), 0)
    })

    await journey.test('axe finds no violations, and nothing is wider than the screen', async () => {
      assert.deepEqual(await faultsByAxe(page), [])
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0)
    })

    await journey.test('one press sends the code; entering it books the stay', async () => {
      await page.locator('option[value=SE]').waitFor({ state: 'attached' })
      await hands.press(bookButton(page, locale))
      await field(page, 'code').waitFor()
      await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'code')
      await page.getByText(say.codeNeeded(email)).waitFor()
      await page.keyboard.type('000000')
      await page.locator('.field-error').first().waitFor()
      await hands.type(field(page, 'code'), await sentCode(app, email))
      await booked(page)
      assert.deepEqual(await ordersOf(email), [orderIn(page)])
      const [order] = await app.db<{ contact: { phone: string }; wishes: string }[]>`
        select contact, wishes from orders where id = ${orderIn(page)}`
      assert.deepEqual([order!.contact.phone, order!.wishes], ['+46701740622', 'A quiet room'])
      await page.waitForFunction(() => localStorage.getItem('user_info')?.includes('"Mara"'))
    })

    await journey.test('Back shows that the stay is booked, and nothing is booked twice', async () => {
      const id = orderIn(page)
      await page.goBack()
      await page.waitForURL(/\/hreserve/)
      await notice(page, say.bookedTitle).waitFor()
      await hands.press(page.getByRole('link', { name: say.seeOrder }))
      await page.waitForURL(new RegExp(`/center/detail/${id}$`))
      assert.deepEqual(await ordersOf(email), [id])
    })
    await leave()
  })
}
test('a returning guest books in three clicks, and a double click books once', async () => {
  const email = 'again@example.org'
  const { hotel, rate } = await findRate(app, stay)
  const { context, leave } = await guest(email, {
    travellers: [{ first: 'Ana', last: 'Ruiz' }],
    phone: '+46701740622',
  })
  const page = await open(context, `/hotels/${hotel}?s_d=${s_d}&e_d=${e_d}`)
  await chooseRate(page, rateText(rate.price.total), 'mouse')
  await page.locator('.dock').getByRole('button', { name: 'Reserve' }).click()
  await page.waitForURL(/\/hreserve/)
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="contact.phone"]')?.value)
  assert.equal(await field(page, 'guests.0.last').inputValue(), 'Ruiz')
  assert.equal(await field(page, 'contact.email').inputValue(), email)
  await bookButton(page).dblclick()
  await booked(page)
  assert.deepEqual(await ordersOf(email), [orderIn(page)])
  await leave()
})

for (const [locale, device] of [
  ['en', desktop],
  ['zh', phone],
] as const)
  test(`${locale}: an address that is not the account’s own is verified by a code on the same page`, async () => {
    const email = `owner.${locale}@example.org`
    const other = `secretary.${locale}@example.org`
    const { rate } = await findRate(app, stay)
    const { context, leave } = await guest(email)
    const page = await toReserve(context, rate.quote, locale)
    await page.setViewportSize(device.viewport!)
    await typeReservation(page)
    await field(page, 'contact.email').fill(other)
    await bookButton(page, locale).click()
    const say = reserveWords(locale)
    await page.getByText(say.contactCode(other)).waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'contact_code')
    assert.deepEqual(await faultsByAxe(page), [])
    assert.deepEqual(await ordersOf(email), [])
    await field(page, 'contact_code').fill(await sentCode(app, other))
    await booked(page)
    const [id] = await ordersOf(email)
    const [order] = await app.db<
      { contact: { email: string } }[]
    >`select contact from orders where id = ${id!}`
    assert.equal(order!.contact.email, other)
    await leave()
  })

test('two tabs with one offer make one order, and the second leads to it', async () => {
  const email = 'tabs@example.org'
  const { rate } = await findRate(app, stay)
  const { context, leave } = await guest(email)
  const [first, second] = [await toReserve(context, rate.quote), await toReserve(context, rate.quote)]
  for (const page of [first!, second!]) await typeReservation(page)
  await bookButton(first!).click()
  await booked(first!)
  await bookButton(second!).click()
  await notice(second!, reserveWords('en').bookedTitle).waitFor()
  await second!.getByRole('link', { name: reserveWords('en').seeOrder }).click()
  await second!.waitForURL(/\/center\/detail/)
  assert.deepEqual(await ordersOf(email), [orderIn(first!)])
  assert.equal(orderIn(second!), orderIn(first!))
  await leave()
})

test('a lost response is requested again after a reload, and the order is the same', async () => {
  const email = 'lost@example.org'
  const say = reserveWords('en')
  const { rate } = await findRate(app, stay)
  const { context, leave } = await guest(email)
  const page = await toReserve(context, rate.quote)
  await typeReservation(page)
  await page.route('**/api/hot/r_commit**', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await bookButton(page).click()
  await notice(page, say.unansweredTitle).waitFor()
  const made = await ordersOf(email)
  assert.equal(made.length, 1)
  await page.unroute('**/api/hot/r_commit**')
  await page.reload()
  await hydrated(page)
  await notice(page, say.unansweredTitle).waitFor()
  await page.locator('option[value=SE]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: say.tryAgain }).click()
  await booked(page)
  assert.deepEqual([orderIn(page), await ordersOf(email)], [made[0], made])
  await leave()
})

test('an increased price is shown beside the old one and booked only after confirmation', async () => {
  const email = 'risen@example.org'
  const say = reserveWords('en')
  const { rate } = await findRate(app, stay)
  const { context, leave } = await guest(email)
  const page = await toReserve(context, rate.quote)
  await typeReservation(page)
  await app.db`update rate_plans set percent = percent * 1.1::float8 where id = ${rate.rate}`
  await bookButton(page).click()
  const told = notice(page, say.priceChangedTitle)
  await told.getByText(formatMoney(rate.price.total)).waitFor()
  assert.ok(await told.evaluate((element) => element === document.activeElement))
  assert.deepEqual(await ordersOf(email), [])
  assert.deepEqual(await faultsByAxe(page), [])
  await told.getByRole('button', { name: /^Accept/ }).click()
  await told.waitFor({ state: 'detached' })
  assert.equal(await field(page, 'guests.0.first').inputValue(), 'Mara')
  const total = String(await page.locator('.stay-bill .fall-sum .price').textContent()).replace(/\s/g, '')
  assert.notEqual(total, rateText(rate.price.total))
  await bookButton(page).click()
  await booked(page)
  await app.db`update rate_plans set percent = percent / 1.1::float8 where id = ${rate.rate}`
  await leave()
})

test('a promo code is shown on the bill before booking, and an invalid one beside its field', async () => {
  const email = 'promo@example.org'
  const say = reserveWords('en')
  await app.db`
    insert into promotions (code, "of", value, booked_from, booked_until, min_nights, uses_per_account, uses_in_all)
    values ('LAMP10', 'percent', 1000, '2020-01-01', '2099-12-31', 1, 5, 5)`
  const { rate } = await findRate(app, { ...stay, payment: 'prepay' })
  const { context, leave } = await guest(email)
  const page = await toReserve(context, rate.quote)
  await typeReservation(page)
  const total = async () =>
    String(await page.locator('.stay-bill .fall-sum .price').textContent()).replace(/\s/g, '')
  await field(page, 'promotion').fill('NOTHING')
  await page.getByRole('button', { name: say.apply }).click()
  await page.locator('.reserve-form .field-error').waitFor()
  assert.equal(await total(), rateText(rate.price.total))
  await field(page, 'promotion').fill('lamp10')
  await page.getByRole('button', { name: /^Book, pay at most/ }).waitFor()
  await page.getByRole('button', { name: say.apply }).click()
  await page.getByText(say.applied).waitFor()
  const lowered = await total()
  assert.notEqual(lowered, rateText(rate.price.total))
  await page.getByRole('button', { name: /^Book, pay [^a]/ }).click()
  await page.waitForURL(/\/hotels\/pay\?order=\d+$/)
  const [order] = await app.db<{ amount: number; currency: string; state: string }[]>`
    select total::float8 as amount, currency, state from orders where id = ${orderIn(page)}`
  assert.deepEqual([rateText(order!), order!.state], [lowered, 'held'])
  await leave()
})

test('an expired offer is renewed in place: by hand, or by the booking itself at the same price', async () => {
  const email = 'late@example.org'
  const say = reserveWords('en')
  const { rate } = await findRate(app, stay)
  const { context, leave } = await guest(email)
  const page = await toReserve(context, rate.quote)
  await typeReservation(page)
  const before = page.url()
  await page.getByRole('button', { name: say.renew }).click()
  await page.waitForURL((url) => url.href !== before)
  await page.getByText(say.renewed).first().waitFor()
  assert.equal(await field(page, 'guests.0.first').inputValue(), 'Mara')
  ahead += 16 * 60_000
  await bookButton(page).click()
  await booked(page)
  assert.equal((await ordersOf(email)).length, 1)
  ahead = 0
  await leave()
})

test('a room sold meanwhile links to the others for the same stay, with the form input', async () => {
  const email = 'sold@example.org'
  const say = reserveWords('zh')
  const { rate, room } = await findRate(app, stay)
  const { context, leave } = await guest(email)
  const page = await toReserve(context, rate.quote, 'zh')
  await typeReservation(page)
  await app.db`
    insert into inventory_nights (room_type_id, night, free) values (${room.id}, ${s_d}, 0)
    on conflict (room_type_id, night, hotel_id) do update set free = 0`
  await bookButton(page, 'zh').click()
  const told = notice(page, say.goneTitle)
  await told.waitFor()
  const all = await told.getByRole('link', { name: say.seeRooms }).getAttribute('href')
  assert.match(all!, new RegExp(`^/zh/hotels/\\d+\\?s_d=${s_d}&e_d=${e_d}`))
  const others = told.locator('.other-rooms a')
  if ((await others.count()) > 0) {
    const before = page.url()
    await others.first().click()
    await page.waitForURL((url) => url.href !== before)
    await told.waitFor({ state: 'detached' })
    assert.equal(await field(page, 'guests.0.first').inputValue(), 'Mara')
  }
  assert.deepEqual(await ordersOf(email), [])
  await app.db`delete from inventory_nights where room_type_id = ${room.id} and night = ${s_d}`
  await leave()
})

test('an expired session is renewed on the page, and the booking continues', async () => {
  const email = 'ended@example.org'
  const { rate } = await findRate(app, stay)
  const { context, leave } = await guest(email)
  const page = await toReserve(context, rate.quote)
  await typeReservation(page)
  await app.db`delete from sessions where account_id = (select id from accounts where email = ${email})`
  await bookButton(page).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(signInWords('en').expired).waitFor()
  await dialog.locator('[name=password]').fill('correct horse')
  await dialog.locator('button[type=submit]').click()
  await booked(page)
  assert.deepEqual(await ordersOf(email), [orderIn(page)])
  await leave()
})

for (const [locale, device, means] of journeys) {
  const say = roomMixWords(locale)
  test(`${locale}, by ${means}: two different rooms are chosen and booked as one order`, async () => {
    const { hotel, list } = await findRate(app, { payment: 'at_hotel', s_d, e_d, left: 3 })
    const email = `mix.${locale}@example.org`
    const types = list.rooms.flatMap((room) => {
      const rate = room.rates.find(({ payment, left }) => payment === 'at_hotel' && (left ?? 9) >= 2)
      return rate ? [`${room.id}.${rate.rate}`] : []
    })
    assert.ok(types.length >= 2, 'the hotel sells two room types that are paid there')
    const { token, cookie, id } = await signUp(app, email, { browser: true })
    const visit = await visitor(device)
    await visit.context.addCookies([{ name: 'USER_TOEKN', value: cookie, url: base }])
    const user = { id, account: email, email, name: '', points: 0, travellers: [], phone: null }
    await visit.context.addInitScript(
      ([info, usertoken]) => {
        if (location.protocol === 'about:' || localStorage.getItem('user_info')) return
        localStorage.setItem('user_info', info!)
        localStorage.setItem('lodestar', JSON.stringify({ usertoken }))
      },
      [JSON.stringify(user), token],
    )
    const query = `s_d=${s_d}&e_d=${e_d}&rooms=2&adults=3`
    const page = await open(visit.context, `${prefix(locale)}/hotels/${hotel}?${query}`)
    const { press, type } = handsOf(page, means)
    await press(page.getByRole('button', { name: say.button }))
    const dialog = page.getByRole('dialog')
    const choices = dialog.getByRole('combobox')
    await choices.nth(1).waitFor()
    await choices.nth(0).selectOption(types[0]!)
    await choices.nth(1).selectOption(types[1]!)
    const [first, second] = await Promise.all([0, 1].map((at) => choices.nth(at).inputValue()))
    assert.deepEqual([first, second], types.slice(0, 2))
    const reserve = dialog.getByRole('button', { name: say.reserve })
    await reserve.and(page.locator(':not([aria-disabled])')).waitFor()
    assert.deepEqual(await faultsByAxe(page), [])
    await press(reserve)
    await page.waitForURL(/\/hreserve\?quote=/)
    await page.locator('.stay-bill-policy').nth(1).waitFor()
    await type(field(page, 'guests.1.first'), 'Noor')
    await type(field(page, 'guests.1.last'), 'Haan')
    await typeReservation(page, undefined, means)
    await press(bookButton(page, locale))
    await booked(page)
    const rows = await app.db<{ type: string; name: string }[]>`
      select coalesce(r.room_type_id, o.room_type_id) || '.' || coalesce(r.rate_plan_id, o.rate_plan_id) as type,
        first_name as name
      from order_rooms r join orders o on o.id = r.order_id where o.id = ${orderIn(page)} order by r.position`
    assert.deepEqual(
      rows.map(({ type, name }) => [type, name]),
      [
        [types[0], 'Mara'],
        [types[1], 'Noor'],
      ],
    )
    await visit.leave()
  })
}
