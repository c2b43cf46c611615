import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Booked } from '#contract/booking.ts'
import type { Role } from '#domain/permissions.ts'
import { traceOfCommand } from '#server/audit/record-audit.ts'
import { inviteStaff } from '#server/desk/manage-staff.ts'
import { openDesk } from '#server/desk/open-desk.ts'
import { openSecret } from '#server/secret-keys/secret.ts'
import { openParts } from '#server/startup/open-parts.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { totpCode } from '#test/support/desk.ts'
import { ask, haveGuests, mailbox, sessionByNumber } from '#test/support/guests.ts'
import { settleDue } from '#test/support/settle-due.ts'
import { deskLogInWords } from '#words/desk/log-in.ts'

const browser = await launchBrowser()
after(() => browser.close())
const app = await testApp({
  pages: true,
  findSession: sessionByNumber,
  env: { PUBLIC_URL: 'http://127.0.0.1', FOUR_EYES_CNY: '100' },
})
const { db, settings } = app
await fillForBooking(app, Date.now(), 30)
await haveGuests(db, [1])
await db`select setval(pg_get_serial_sequence('accounts', 'id'), 1000)`
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const { outbox } = openParts({ db, settings, clock: Date.now }).mailing
const world = openDesk({
  db,
  settings,
  secret: openSecret(settings),
  outbox,
  origin: () => base,
  now: Date.now,
})
const password = 'lamp and ink 88'

async function newPage(width = 1440) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Shanghai',
  })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  const close = async () => {
    assert.deepEqual(faults, [])
    await context.close()
  }
  return { page, close }
}

/** From the printed invitation link to a logged-in desk. */
async function enter(email: string, name: string, role: Role) {
  const invited = await inviteStaff(
    world,
    { email, name, role, hotels: [], locale: 'en' },
    { trace: traceOfCommand('journey'), isMailed: false },
  )
  assert.ok(invited.ok)
  const { page, close } = await newPage()
  await page.goto(invited.value.url)
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Set up the second factor' }).waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  await page.locator('.rec li').first().waitFor()
  const key = (await page.locator('.key').textContent())!.replace(/\s/g, '')
  await page.getByLabel('2. Type the code it shows').fill(totpCode(key, Date.now()))
  await page.getByLabel('I’ve saved them somewhere safe').check()
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('heading', { name: 'Today', exact: true }).waitFor()
  return { page, close, key }
}

async function paidOrder(guest: { name: string; email: string }) {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const { rate } = await findRate(app, { payment: 'prepay', s_d: day(20), e_d: day(22) })
  // A contact address equal to the account's needs no code.
  await db`update accounts set email = ${guest.email} where id = 1`
  const fields = bookingFields(rate.quote, { 'contact[name]': guest.name, 'contact[email]': guest.email })
  const { body } = await ask(app, 'hot/r_commit', fields, { headers: { authentic: '1' } })
  assert.equal(body.code, 1, JSON.stringify(body))
  const order = body.data as unknown as Booked
  await settleDue(app.booking, {
    orderId: order.order_id,
    kind: 'captured',
    amount: order.due_now.amount,
    currency: order.due_now.currency,
    now: Date.now(),
  })
  return order
}

const clean = async (page: Page) => assert.deepEqual(await faultsByAxe(page), [])

test('the first member logs in by the invitation link, and every page passes axe', async () => {
  const { page, close } = await enter('mei@desk.example', 'Mei Tan', 'admin')
  for (const name of ['Orders', 'Payments', 'Staff', 'Audit', 'Jobs', 'Settings']) {
    await page.getByRole('link', { name, exact: true }).first().click()
    await page.getByRole('heading', { name, exact: true, level: 1 }).waitFor()
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
    await clean(page)
  }
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await page.getByRole('heading', { name: 'Today', exact: true }).waitFor()
  await clean(page)
  await close()
})

test('an order is found by a misspelt name and refunded with approval by a second member', async () => {
  const order = await paidOrder({ name: 'Grace Adeyemi', email: 'grace@example.com' })
  const ada = await enter('ada@desk.example', 'Ada Moreau', 'finance')
  await ada.page.goto(`${base}/desk/orders?view=all`)
  await ada.page.getByLabel('Find an order').fill('Adeyeni')
  await ada.page.getByText('These orders are similar').waitFor()
  await ada.page.keyboard.press('Escape')
  await ada.page.getByRole('link', { name: order.order_no }).first().click()
  await ada.page.getByRole('heading', { name: order.order_no }).waitFor()
  // Events and the agreement are in the reader's time zone.
  const booked = await ada.page.locator('.ev', { hasText: 'Booked' }).locator('time').textContent()
  await ada.page.getByText(`frozen on ${booked};`).waitFor()
  await clean(ada.page)
  await ada.page.getByRole('button', { name: /^Refund a sum/ }).click()
  await ada.page.getByLabel(/^Amount in/).fill('150')
  await ada.page.getByLabel('Reason, for the books').fill('No hot water on two mornings')
  await ada.page.getByRole('button', { name: /^Refund CN¥150/ }).click()
  await ada.page.getByText('Another member of staff has to decide.').waitFor()

  const mei = await enter('rui@desk.example', 'Jin Rui', 'admin')
  await mei.page.getByText('Refund awaiting approval').click()
  await mei.page.getByRole('button', { name: /^Approve CN¥150/ }).click()
  await mei.page.locator('.ev', { hasText: 'Refund by staff' }).waitFor()
  // The colleague is notified that the order changed, and nothing is overwritten.
  await ada.page.getByText('This order has changed since you opened it.').waitFor()
  await ada.page.getByRole('button', { name: 'Show the changes' }).click()
  await ada.page.locator('.ev', { hasText: 'Refund by staff' }).waitFor()
  await ada.page.getByText('Jin Rui is looking too').waitFor()
  await mei.close()
  await ada.close()
})

test('the Chinese address opens the desk in Chinese', async () => {
  const { page, close } = await newPage()
  await page.goto(`${base}/zh/desk/orders?view=all`)
  await page.getByRole('heading', { name: deskLogInWords('zh').logIn }).waitFor()
  assert.equal(new URL(page.url()).pathname, '/desk/orders')
  assert.equal(new URL(page.url()).search, '?view=all')
  await close()
})

test('by keyboard alone: Today, the list of orders, one order and its dialog', async () => {
  const order = await paidOrder({ name: 'Ines Calado', email: 'ines@example.com' })
  const { page, close } = await enter('noor@desk.example', 'Noor Haddad', 'admin')
  const keys = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name)
  }
  await keys('g', 'o')
  await page.getByRole('heading', { name: 'Orders', exact: true }).waitFor()
  await page.locator('tbody tr').first().waitFor()
  await keys('f')
  await page.keyboard.type('Calado')
  await page.waitForURL(/q=Calado/)
  await page.locator('tbody tr', { hasText: 'Calado' }).first().waitFor()
  await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1)
  await keys('Escape', 'j')
  await page.locator('tr[aria-selected=true]', { hasText: order.order_no }).waitFor()
  assert.equal(await page.getByLabel('Find an order').inputValue(), 'Calado')
  await keys('Enter')
  await page.getByRole('heading', { name: order.order_no }).waitFor()

  const note = page.getByRole('button', { name: /^Note for colleagues/ })
  await note.waitFor()
  for (let n = 0; n < 80 && !(await note.evaluate((one) => one === document.activeElement)); n++)
    await keys('Tab')
  await keys('Enter')
  await page.locator('dialog[open]').waitFor()
  await keys('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await keys('g', 't')
  await page.getByRole('heading', { name: 'Today', exact: true }).waitFor()
  await close()
})

test('a telephone booking is made by keyboard and form, and the guest receives the payment link', async () => {
  const { page, close } = await enter('tomas@desk.example', 'Tomas Lind', 'support')
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const { hotel } = await findRate(app, { payment: 'prepay', s_d: day(30), e_d: day(31) })
  const [row] = await db<{ name: string }[]>`select name_en as name from hotels where id = ${hotel}`
  await page.goto(`${base}/desk/book`)
  await page.getByLabel('Hotel', { exact: true }).fill(row!.name)
  await page.locator('.offers button').first().click()
  await page.getByLabel('Check-out').fill(day(31))
  await page.getByLabel('Check-in').fill(day(30))
  await page.getByRole('radio').first().waitFor()
  await clean(page)
  await page.locator('.picks label', { hasText: 'all in advance' }).first().click()
  await page.getByLabel('Contact name').fill('Elin Nyström')
  await page.getByLabel('Email', { exact: true }).fill('elin@example.se')
  await page.getByLabel('Phone').fill('+46701234567')
  await page.getByLabel('First name').fill('Elin')
  await page.getByLabel('Last name').fill('Nyström')
  await page.getByRole('button', { name: /^Book for/ }).click()
  await page.getByRole('heading', { name: /^LS/ }).waitFor()
  const mails = await mailbox(app, 'elin@example.se')
  assert.match(mails[0]!.text, /\/hotels\/pay\?order=/)
  // Support may not refund: the button stays and names the roles that may.
  const refund = page.getByRole('button', { name: /^Refund a sum/ })
  assert.equal(await refund.getAttribute('aria-disabled'), 'true')
  await close()
})
