import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Booked } from '#contract/booking.ts'
import { beginStays, completeStays } from '#server/booking/advance-order-states.ts'
import { documentVersion } from '#server/documents/read-document.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { askDesk, haveStaff, type Staff, staffHeaders } from '#test/support/desk.ts'
import { deskPages, isWithin } from '#test/support/desk-pages.ts'
import { ask, haveGuests, mailbox, sessionByNumber } from '#test/support/guests.ts'
import { settleDue } from '#test/support/settle-due.ts'

const browser = await launchBrowser()
after(() => browser.close())
const app = await testApp({
  pages: true,
  findSession: sessionByNumber,
  env: { FOUR_EYES_CNY: '500', PAYOUT_ACCOUNT: 'DE89370400440532013000' },
})
const { db, booking } = app
await fillForBooking(app, Date.now(), 20)
await haveGuests(db, [1, 2, 3])
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const open = deskPages({ browser, db, base })
const [first, second, content] = [
  await haveStaff(db, { role: 'finance' }),
  await haveStaff(db, { role: 'finance' }),
  await haveStaff(db, { role: 'content' }),
]
const at = Date.now()
const day = (ahead: number) => new Date(at + ahead * 86_400_000).toISOString().slice(0, 10)
const site = async (guest: number, path: string, fields: object = {}) =>
  (await ask(app, path, fields, { headers: { authentic: `${guest}` } })).body
const desk = async (path: string, body: object, who: Staff = first) =>
  askDesk(app, path, { body, headers: await staffHeaders(db, who, { now: Date.now() }) })
const apply = (guest: number, name: string, payout: string) =>
  site(guest, 'user/applyagent', {
    name,
    channel: 'A travel column with 4,200 readers',
    payout,
    statement: documentVersion('agentstatement'),
  })

await apply(1, 'Lin Wei', 'Bank, FR14 2004 1010 0505 0001 3M02 606')
await desk('agents/decide', { id: '1', approve: true })
await db`insert into agent_touches (account_id, agent_id, at) values (3, 1, ${new Date(at)})`
const { rate } = await findRate(app, { payment: 'prepay', s_d: day(5), e_d: day(7) })
const booked = (await site(3, 'hot/r_commit', bookingFields(rate.quote))).data as unknown as Booked
const { amount, currency } = booked.due_now
await settleDue(booking, { orderId: booked.order_id, kind: 'captured', amount, currency, now: at })
const later = { ...booking, now: () => at + 9 * 86_400_000 }
await beginStays(later)
await completeStays(later)
await desk('agents/correct', { id: '1', amount: 900_00, reason: 'A campaign in spring' })
await site(1, 'user/operationMember', { action: 'payout' })
await apply(2, 'Sun Xiaomei', 'PayPal sun@example.org')

test('two members pay a payout above the limit by a batch, and the agent receives an email', {
  timeout: 120_000,
}, async () => {
  const one = await open(first, '/agents')
  await one.page.getByRole('heading', { name: 'Payout for Lin Wei' }).waitFor()
  await one.page.getByRole('link', { name: booked.order_no }).waitFor()
  await one.page.getByText(/Payouts above .* are paid by a batch/).waitFor()
  assert.deepEqual(await faultsByAxe(one.page), [])
  await one.page.getByRole('checkbox', { name: 'Add the payout for Lin Wei to a batch' }).check()
  await one.page.getByRole('button', { name: 'Propose a batch of 1' }).click()
  await one.page.getByText('You proposed this batch').waitFor()
  assert.equal(await one.page.getByRole('button', { name: /^Approve/ }).count(), 0)

  const two = await open(second, '/agents?tab=batches')
  await two.page.getByRole('button', { name: /^Approve/ }).click()
  await two.page.getByText('The batch is approved').first().waitFor()
  assert.deepEqual(await faultsByAxe(two.page), [])
  const download = two.page.waitForEvent('download')
  await two.page.getByRole('button', { name: 'Bank file (pain.001)' }).click()
  assert.match((await download).suggestedFilename(), /^payouts-\d+\.xml$/)
  await two.page.getByLabel('Reference of the bank or Alipay').fill('BATCH-2026-12')
  await two.page.getByRole('button', { name: /^Record as paid/ }).click()
  await two.page.getByText('All payouts of the batch are recorded').first().waitFor()
  await one.page.getByText('BATCH-2026-12').first().waitFor()
  assert.match((await mailbox(app, 'guest1@example.com'))[0]!.text, /BATCH-2026-12/)
  await one.close()
  await two.close()
})

test('an application is approved, and an agent is found by code', { timeout: 120_000 }, async () => {
  const { page, close } = await open(first, '/agents?agent=2')
  await page.getByRole('heading', { name: 'Application of Sun Xiaomei' }).waitFor()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByText('Approved: the agent has a code').first().waitFor()
  const [{ code }] = (await db`select code from agents where account_id = 2`) as unknown as [{ code: string }]
  await page.getByRole('link', { name: 'Agents', exact: true }).last().click()
  await page.getByRole('searchbox', { name: 'Name or code' }).fill(code)
  await page.getByRole('link', { name: /Sun Xiaomei/ }).waitFor()
  await page.getByRole('link', { name: /Lin Wei/ }).waitFor({ state: 'detached' })
  assert.deepEqual(await faultsByAxe(page), [])
  await close()
})

test('an issue of the newsletter is previewed and sent, and an address unsubscribed', {
  timeout: 120_000,
}, async () => {
  await db`
    insert into newsletter_subscriptions (email, state, token, locale, topics, asked_at)
    values ('ann@example.com', 'subscribed', 'ann', 'en', '{}', now())`
  const { page, close } = await open(content, '/newsletter')
  await page.getByLabel('Name of the issue').fill('autumn')
  await page.getByLabel('Subject').fill('Autumn lights')
  await page.getByLabel('Text').fill('Lamps are lit early.\n\nCome by train.')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('heading', { name: 'Autumn lights' }).waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  await page.getByRole('button', { name: 'Send to 1 subscriber' }).click()
  await page.getByText('The issue is queued').first().waitFor()
  await page.getByLabel('Email').fill('Ann@example.com')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByText('The address is unsubscribed').first().waitFor()
  await close()
})

test('a redirect is added, tried and removed; a foreign host is refused', { timeout: 120_000 }, async () => {
  const { page, close } = await open(content, '/redirects')
  const path = page.getByRole('textbox', { name: 'Path' }).first()
  await path.fill('/sale')
  await page.getByLabel('To', { exact: true }).fill('https://elsewhere.example/')
  await page.getByRole('button', { name: 'Save redirect' }).click()
  await page
    .getByRole('alert')
    .getByText(/whose host is allowed/)
    .waitFor()
  await page.getByLabel('To', { exact: true }).fill('/article/sprite')
  await page.getByRole('button', { name: 'Save redirect' }).click()
  await page.getByRole('rowheader', { name: '/sale' }).waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  await page.getByRole('button', { name: 'Remove the redirect of /sale' }).click()
  await page.getByText('No redirects yet.').waitFor()
  await close()
})

test('agents, newsletter and redirects fit telephones and tablets in both languages, light and dark', {
  timeout: 180_000,
}, async () => {
  const pages = [
    [first, '/agents'],
    [first, '/agents?tab=agents&agent=1'],
    [first, '/agents?tab=batches'],
    [content, '/newsletter'],
    [content, '/redirects'],
  ] as const
  for (const width of [390, 820, 1440])
    for (const locale of ['en-GB', 'zh-CN'])
      for (const [member, path] of pages) {
        const { page, close } = await open(member, path, { width, locale, isDark: width === 820 })
        await page.locator('main h1').waitFor()
        await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
        assert.ok(await isWithin(page), `${path} ${width} ${locale}`)
        if (width !== 1440) assert.deepEqual(await faultsByAxe(page), [], `${path} ${width} ${locale}`)
        await close()
      }
})
