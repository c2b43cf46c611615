import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { RoomList } from '#contract/hotels.ts'
import type { Money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { ok } from '#domain/result.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { transaction } from '#server/db/database.ts'
import { fillCatalogue } from '#server/demo-loader/fill-catalogue.ts'
import { testApp } from '#test/support/app.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { hydrated } from '#test/support/browser/hydrated.ts'
import { reviewWords } from '#words/hotels/reviews.ts'

const browser = await launchBrowser()
const app = await testApp({ pages: true })
await fillCatalogue(app.db, { hotels: 250, now: Date.now() })
await app.places()
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
after(() => browser.close())

const today = new Date().toISOString().slice(0, 10)
const s_d = addDays(today, 40)
const e_d = addDays(today, 43)
const stay = `s_d=${s_d}&e_d=${e_d}`
const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function roomsOf(id: string): Promise<RoomList> {
  const answer = await app.http.inject({ url: `/api/hot/r_detail?id=${id}&${stay}&lang=en` })
  return answer.json<{ data: RoomList }>().data
}

/** A hotel with several rooms, refundable and non-refundable rates. */
async function richHotel(): Promise<{ id: string; list: RoomList }> {
  const rows = await app.db<{ id: string }[]>`select id from hotels where review_count > 20 order by id`
  for (const { id } of rows) {
    const list = await roomsOf(id)
    const labels = list.rooms[0]!.rates.map(
      ({ cancellation, payment }) => `${cancellation.label} ${payment === 'at_hotel'}`,
    )
    const isRich = list.rooms.length > 2 && labels.includes('none false') && labels.includes('free false')
    if (isRich) return { id, list }
  }
  throw new Error('no hotel of the sample is rich enough')
}
const { id, list } = await richHotel()
const [firstRoom] = list.rooms

async function visit(path: string, options: BrowserContextOptions = desktop) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(base + path)
  return { page, faults, leave: () => context.close() }
}

/** The page is hydrated once it has written to local storage. */
const alive = (page: Page) => page.waitForFunction(() => 'history_mantal' in localStorage)

const shown = (money: Money) => formatMoney(money).replace(/\s/g, '')
const dockTotal = async (page: Page) =>
  String(await page.locator('.dock-sum .price').textContent()).replace(/\s/g, '')

test('without scripts rooms, prices and rules are there, dates change by form, and each rate is a link', async () => {
  const { page, leave } = await visit(`/hotels/${id}?${stay}`, { ...desktop, javaScriptEnabled: false })
  const table = page.getByRole('table')
  for (const name of ['Room', 'Rate', 'Cancellation', 'Payment', /^Total/])
    await table.getByRole('columnheader', { name }).waitFor()
  const rates = list.rooms.flatMap(({ rates }) => rates)
  assert.equal(await table.getByRole('radio').count(), rates.length)
  assert.equal(await table.locator('a[href^="/hreserve?quote="]').count(), rates.length)
  for (const room of list.rooms.slice(0, 2))
    for (const { name, price } of room.rates) {
      const row = table.getByRole('row').filter({ hasText: `${room.name}: ${name}` })
      const text = String(await row.locator('data .price').textContent()).replace(/\s/g, '')
      assert.equal(text, shown(price.total), name)
    }
  const details = table.getByRole('button', { name: 'Price details' }).first()
  await details.click()
  await page.getByRole('heading', { name: 'How the total is made' }).first().waitFor()

  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Families' }).click()
  assert.match(page.url(), /kind=family/)
  const moved = addDays(s_d, 2)
  await page.locator('.search-stay input[name=s_d]').fill(moved)
  await page.locator('.search-stay input[name=e_d]').fill(addDays(moved, 2))
  await page.locator('.search-stay').getByRole('button', { name: 'Update' }).click()
  assert.match(page.url(), new RegExp(`s_d=${moved}`))
  await page.getByRole('heading', { name: 'Choose a room and a rate' }).waitFor()
  await page.locator('a[href^="/hreserve?quote="]').first().click()
  assert.match(page.url(), /\/hreserve\?quote=quote\./)
  await leave()
})

test('on a desktop, by keyboard', async (journey) => {
  const { page, faults, leave } = await visit(`/hotels/${id}?${stay}`)
  await alive(page)

  await journey.test('the hotel is remembered on the device', async () => {
    const stored = await page.evaluate(() => ({
      lodestar: JSON.parse(localStorage.lodestar),
      recent: JSON.parse(localStorage.history_mantal),
    }))
    const name = await page.getByRole('heading', { level: 1 }).textContent()
    assert.deepEqual(
      [stored.lodestar.activeProductName, stored.lodestar.history_list, stored.recent[0].id],
      [name, [id], id],
    )
  })

  await journey.test(
    'the gallery is full screen: arrow keys change the picture, Escape returns the focus',
    async () => {
      const first = page.locator('.mosaic a').first()
      await first.focus()
      await page.keyboard.press('Enter')
      const viewer = page.getByRole('dialog')
      await viewer.getByText('1 / ', { exact: false }).waitFor()
      await page.keyboard.press('ArrowRight')
      await viewer.getByText('2 / ', { exact: false }).waitFor()
      await page.keyboard.press('End')
      const count = await page.locator('.mosaic li').count()
      await viewer.getByText(`${count} / ${count}`).waitFor()
      const rooms = viewer.getByRole('button', { name: /^Rooms / })
      const ofRooms = Number((await rooms.textContent())!.replace(/\D/g, ''))
      await rooms.click()
      await viewer.getByText(`1 / ${ofRooms}`).waitFor()
      assert.equal(await viewer.locator('figure').count(), ofRooms)
      await page.keyboard.press('Escape')
      await viewer.waitFor({ state: 'detached' })
      assert.equal(await first.evaluate((element) => element === document.activeElement), true)
      const address = page.url()
      await first.click()
      await viewer.waitFor()
      await page.goBack()
      await viewer.waitFor({ state: 'detached' })
      assert.equal(page.url(), address)
    },
  )

  await journey.test('rates are compared like for like, and one of them is chosen', async () => {
    const boxes = page.getByRole('checkbox', { name: /^Compare/ })
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await page.getByRole('button', { name: 'Compare 2' }).click()
    const dialog = page.getByRole('dialog', { name: 'Like-for-like comparison' })
    await dialog.getByRole('columnheader').nth(1).waitFor()
    assert.equal(await dialog.getByRole('columnheader').count(), 2)
    await dialog
      .getByRole('button', { name: /^Choose/ })
      .nth(1)
      .click()
    await dialog.waitFor({ state: 'detached' })
    assert.equal(await dockTotal(page), shown(firstRoom!.rates[1]!.price.total))
  })

  await journey.test('reviews are filtered and paged, and each view has a URL', async () => {
    const reviews = page.locator('#reviews')
    await reviews.getByText(reviewWords('en').samples).waitFor()
    await reviews.getByRole('link', { name: 'Couples' }).click()
    await page.waitForURL(/kind=couple/)
    await reviews.locator('.review-by').filter({ hasText: 'couple' }).first().waitFor()
    await page.goBack()
    await page.waitForURL((url) => !url.searchParams.has('kind'))
    await reviews.getByRole('link', { name: 'Page 2' }).click()
    await page.waitForURL(/page=2/)
    await reviews.getByRole('button', { name: /^Sort reviews/ }).click()
    await reviews.getByRole('link', { name: 'Lowest score first' }).click()
    await page.waitForURL((url) => url.searchParams.get('sort') === 'lowest' && !url.searchParams.has('page'))
    await reviews.getByRole('searchbox').fill('room')
    await reviews.getByRole('searchbox').press('Enter')
    await page.waitForURL((url) => url.searchParams.get('q') === 'room')
    // The filter links keep the query, so the filtered page is reachable.
    await reviews.locator('.review-filters a[href*="q=room"]').first().waitFor()
    await reviews.locator('.review').filter({ hasNotText: /room/i }).first().waitFor({ state: 'detached' })
  })

  await journey.test('if rooms or reviews fail to load, the previous ones stay', async () => {
    const before = await page.locator('.review h3').allTextContents()
    const total = await dockTotal(page)
    await page.route('**/api/hot/{reviews,r_detail}*', (route) => route.abort())
    await page.locator('#reviews').getByRole('link', { name: 'Solo' }).click()
    const failed = page.locator('#reviews').getByRole('alert')
    await failed.waitFor()
    assert.deepEqual(await page.locator('.review h3').allTextContents(), before)
    await page.locator('.price-days a:not([aria-current])').first().click()
    await page.locator('#rooms').getByRole('alert').waitFor()
    assert.equal(await dockTotal(page), total)
    await page.unroute('**/api/hot/{reviews,r_detail}*')
    faults.splice(0)
    await page.goBack()
    await page.goBack()
    await page.locator('#rooms').getByRole('alert').waitFor({ state: 'detached' })
    await failed.waitFor({ state: 'detached' })
  })

  await journey.test('axe finds no violations', async () => assert.deepEqual(await faultsByAxe(page), []))

  await journey.test('a rate is chosen, its refund and bill are shown, and the dock leads on', async () => {
    const free = firstRoom!.rates.find(
      ({ cancellation, payment }) => cancellation.label === 'free' && payment !== 'at_hotel',
    )!
    await page.getByRole('table').getByRole('radio', { checked: true }).focus()
    for (let at = 0; at < 40 && (await dockTotal(page)) !== shown(free.price.total); at++)
      await page.keyboard.press('ArrowDown')
    assert.equal(await dockTotal(page), shown(free.price.total))

    const slider = page.getByRole('slider', { name: 'Cancel at' })
    await slider.focus()
    // A cancelled deposit is refunded as far as it was paid; the rest was never charged.
    const [now] = free.cancellation.windows
    const all =
      now!.uncharged.amount === 0
        ? 'Full refund'
        : `${formatMoney(now!.refund)} back, we won’t charge the rest`
    assert.ok(String(await slider.getAttribute('aria-valuetext')).endsWith(all))
    await page.keyboard.press('End')
    const last = free.cancellation.windows.at(-1)!
    const told = last.refund.amount === 0 ? 'No refund' : `${formatMoney(last.refund)} back`
    assert.ok(String(await slider.getAttribute('aria-valuetext')).includes(told))

    const row = page.getByRole('row').filter({ hasText: `${firstRoom!.name}: ${free.name}` })
    await row.first().getByRole('button', { name: 'Price details' }).press('Enter')
    const bill = page.getByRole('region', { name: 'How the total is made' }).filter({ visible: true })
    for (const { name } of free.price.lines) await bill.getByText(name, { exact: true }).first().waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.dock').getByRole('button', { name: 'Reserve' }).press('Enter')
    await page.waitForURL(/\/hreserve\?quote=quote\./)
  })

  assert.deepEqual(faults, [])
  await leave()
})

/** Hostile text, longer than the form allows. */
const hostile = {
  title: '</script><script>window.harmed = true</script>',
  text: `<img src=x onerror="window.harmed = true"> \u202e\u2028最后 ${'w'.repeat(10_000)}`,
}

/** A published review without the required stay. */
const haveReview = ({ title, text }: typeof hostile) =>
  transaction(app.db, async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      insert into guest_reviews (order_id, account_id, hotel_id, state, score, marks, title, body, locale, author,
        written_at, decided_at)
      values (1, 1, ${id}, 'published', 8, array[null, null, null, null, null]::smallint[], ${title}, ${text}, 'zh',
        'Ada L.', now(), now())`
    return ok(null)
  })

/** In the page: the bar marks the section as current, and its entry is fully visible. */
function isEntryInSight(part: string): boolean {
  const entry = document.querySelector(`.section-bar [href="#${part}"][aria-current]`)
  const box = entry?.getBoundingClientRect()
  return box !== undefined && box.left >= 0 && box.right <= innerWidth
}

/** In the page: floating elements are at rest, and cover no line of text. */
function areWordsClear(): boolean {
  if (document.querySelector('.corner')?.getAttribute('data-placed') === 'moving') return false
  const floating = [...document.querySelectorAll('.corner-item')]
    .filter((item) => item.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((item) => item.getBoundingClientRect())
  const walk = document.createTreeWalker(document.querySelector('#main')!, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (!node.textContent?.trim() || node.parentElement?.closest('.sr-only')) continue
    range.selectNodeContents(node)
    const isUnder = [...range.getClientRects()].some((line) =>
      floating.some(
        (box) =>
          line.left < box.right && box.left < line.right && line.top < box.bottom && box.top < line.bottom,
      ),
    )
    if (isUnder) return false
  }
  return true
}

test('on a phone, by touch, in Chinese', async (journey) => {
  await haveReview(hostile)
  await app.db`
    insert into inventory_nights (room_type_id, night, free) values (${firstRoom!.id}, ${s_d}, 0)
    on conflict (room_type_id, night, hotel_id) do update set free = 0`
  const { page, faults, leave } = await visit(`/zh/hotels/${id}?${stay}`, phone)
  await alive(page)

  await journey.test('pictures follow the finger, and the bill is a sheet', async () => {
    await page.locator('.mosaic ul').evaluate((list) => list.scrollBy({ left: list.clientWidth }))
    await page.getByText('2 / ', { exact: false }).first().waitFor()
    const open = page.getByRole('button', { name: '价格明细' }).first()
    const bill = page.getByRole('region', { name: '总价构成' }).filter({ visible: true })
    await open.tap()
    await bill.waitFor()
    await bill.getByRole('button', { name: '关闭' }).tap()
    await bill.waitFor({ state: 'detached' })
    const address = page.url()
    await open.tap()
    await bill.waitFor()
    await page.goBack()
    await bill.waitFor({ state: 'detached' })
    assert.equal(page.url(), address)
  })

  await journey.test('two rates are shown side by side in the comparison sheet', async () => {
    const boxes = page.locator('.compare-toggle')
    await boxes.nth(0).tap()
    await boxes.nth(1).tap()
    const compare = page.getByRole('button', { name: /^对比2/ })
    const [button, dock] = [(await compare.boundingBox())!, (await page.locator('.dock').boundingBox())!]
    assert.ok(button.y >= dock.y, 'it lies in the dock, over nothing that is read')
    await compare.tap()
    const columns = page.getByRole('dialog').getByRole('columnheader')
    for (const at of [0, 1]) {
      const box = (await columns.nth(at).boundingBox())!
      assert.ok(box.x >= 0 && box.x + box.width <= 390, `column ${at} is in sight`)
    }
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  await journey.test('floating elements cover no text, and the bar shows the current section', async () => {
    for (const part of ['rooms', 'policies', 'reviews', 'way', 'questions']) {
      await page.locator(`#${part}`).evaluate((section) => section.scrollIntoView())
      await page.waitForFunction(isEntryInSight, part)
      await page.waitForFunction(areWordsClear)
    }
  })

  await journey.test('hostile text in a review is shown as plain text', async () => {
    const review = page.locator('.review').first()
    await review.getByText(hostile.title).waitFor()
    assert.match((await review.textContent())!, /onerror="window\.harmed = true"> \n最后 w{10000}/)
    assert.equal(await page.evaluate(() => 'harmed' in window), false)
  })

  await journey.test('axe finds no violations, and nothing is wider than the screen', async () => {
    assert.deepEqual(await faultsByAxe(page), [])
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0)
  })

  await journey.test('a full room states the reason and links to the nearest available dates', async () => {
    const soldOut = page.locator('.rate-refused').filter({ hasText: '所选日期已订完' }).first()
    await soldOut.getByRole('link').tap()
    await page.waitForURL((url) => url.searchParams.get('s_d') !== s_d)
    await page.locator('.rate-refused').filter({ hasText: '所选日期已订完' }).waitFor({ state: 'detached' })
  })

  await journey.test('the marker of the policy follows the touch', async () => {
    // The cheapest rate is chosen, and a non-refundable one has nothing to look up.
    await page.getByRole('row').filter({ hasText: '免费取消' }).locator('.rate-choice').first().tap()
    const slider = page.getByRole('slider')
    await slider.scrollIntoViewIfNeeded()
    const box = (await slider.boundingBox())!
    await page.touchscreen.tap(box.x + box.width - 12, box.y + box.height / 2)
    assert.ok(Number(await slider.inputValue()) > 150)
  })

  assert.deepEqual(faults, [])
  await app.db`delete from inventory_nights where room_type_id = ${firstRoom!.id} and night = ${s_d}`
  await leave()
})

test('a visitor who scrolls before hydration stays there', async () => {
  const context = await browser.newContext(desktop)
  const page = await context.newPage()
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(`${base}/hotels/${id}?${stay}`, { waitUntil: 'commit' })
  // Without its styles, and before its end has arrived, the page has another height.
  await page.waitForFunction(
    () =>
      document.querySelector('.footer-base') &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet) &&
      document.documentElement.scrollHeight > 3000,
  )
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  scripts.resolve()
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  assert.equal(await page.evaluate(() => scrollY > 1000), true)
  await context.close()
})

test('an unknown hotel is 404, a closed one 410 with others nearby', async () => {
  const lost = await app.http.inject({ url: '/hotels/77' })
  assert.equal(lost.statusCode, 404)
  assert.match(lost.body, /Page Not Found: \/hotels\/77/)
  await app.db`update hotels set state = 'closed' where id = ${id}`
  const closed = await app.http.inject({ url: `/zh/hotels/${id}` })
  assert.equal(closed.statusCode, 410)
  assert.match(closed.body, /该酒店已下线/)
  assert.match(closed.body, /noindex/)
  await app.db`update hotels set state = 'open' where id = ${id}`
})

test('structured data has the price, the head has the hotel, and the canonical URL has no dates', async () => {
  const { body, headers } = await app.http.inject({ url: `/hotels/${id}?${stay}` })
  assert.match(body, new RegExp(`<link rel="canonical" href="http://[^"?]+/hotels/${id}"`))
  assert.match(body, new RegExp(`property="og:image" content="http://[^"]+/media/v2/h/${id}/preview.webp"`))
  assert.match(body, /<script type="application\/ld\+json">\{"@context":"https:\/\/schema\.org"/)
  assert.match(body, /itemProp="price"|itemprop="price"/)
  assert.match(String(headers['cache-control']), /^public, max-age=10$/)
})
