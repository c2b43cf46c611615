import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { haveStaff } from '#test/support/desk.ts'
import { deskPages, isWithin } from '#test/support/desk-pages.ts'
import { ask, haveGuests, sessionByNumber } from '#test/support/guests.ts'
import { startTranslationServer } from '#test/support/translation-server.ts'

const browser = await launchBrowser()
after(() => browser.close())
const translator = await startTranslationServer()
after(() => translator.close())
const app = await testApp({
  pages: true,
  findSession: sessionByNumber,
  env: { TRANSLATE_URL: translator.url },
})
const { db } = app
await fillForBooking(app, Date.now(), 10)
await haveGuests(db, [1, 2])
await db`update accounts set name = 'Lin Wei' where id = 1`
await db`
  insert into macros (name_en, name_zh, body_en, body_zh, changed_at)
  values ('Late arrival', '晚到', 'Hi {guest}, {order} is noted.', '{guest}，订单{order}已注明。', now())`
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const open = deskPages({ browser, db, base })
const mei = await haveStaff(db, { role: 'support' })
await db`update staff set name = 'Mei Tan' where id = ${mei.id}`
const tomas = await haveStaff(db, { role: 'support' })
await db`update staff set name = 'Tomas Lind' where id = ${tomas.id}`
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
let said = 0
const say = (guest: string, text: string, lang = 'zh') =>
  ask(app, `support/say`, { id: `message-${++said}`, text, lang }, { headers: { authentic: guest } })
const conversationOf = async (guest: string) =>
  (await db<{ id: string }[]>`select id from conversations where account_id = ${guest}`)[0]!.id
const textsOf = (id: string) =>
  db<{ by: string; text: string; name: string | null }[]>`
    select by, body as text, name from conversation_messages
    where conversation_id = ${id} and by <> 'automatic' order by n`

test('two colleagues on one chat: each sees the other, and every message is there once', {
  timeout: 180_000,
}, async () => {
  const { rate } = await findRate(app, { payment: 'at_hotel', free: true, s_d: day(30), e_d: day(32) })
  await ask(app, 'hot/r_commit', bookingFields(rate.quote), { headers: { authentic: '1' } })
  await say('1', '能晚到吗？')
  const id = await conversationOf('1')
  const first = await open(mei, '/today')
  await first.page
    .getByRole('link', { name: /guest1@example.com/ })
    .first()
    .click()
  await first.page.getByRole('heading', { name: 'Lin Wei' }).waitFor()
  await first.page.locator('.talk').getByText('[en] 能晚到吗？').waitFor()
  await first.page.getByRole('button', { name: 'Take it' }).click()
  await first.page.getByText(/with you since/).waitFor()
  assert.deepEqual(await faultsByAxe(first.page), [])

  const second = await open(tomas, `/chat?id=${id}`)
  await second.page.getByText(/with Mei Tan/).waitFor()
  const box = first.page.getByRole('textbox', { name: 'Message' })
  await box.fill('We ask the hotel.')
  await first.page.locator('.preview').getByText('[zh] We ask the hotel.').waitFor()
  await second.page.getByText(/is typing/).waitFor()
  await box.press('Enter')
  await second.page.locator('.talk').getByText('[zh] We ask the hotel.').waitFor()
  await say('1', '谢谢')
  await Promise.all([first, second].map(({ page }) => page.locator('.talk').getByText('[en] 谢谢').waitFor()))

  await second.page.getByRole('textbox', { name: 'Message' }).fill('好的')
  await second.page.getByRole('textbox', { name: 'Message' }).press('Enter')
  await first.page.locator('.talk').getByText('好的', { exact: true }).waitFor()
  await first.page.getByRole('button', { name: 'Hand over' }).click()
  const dialog = first.page.getByRole('dialog', { name: 'Hand over this conversation' })
  await dialog.getByLabel('Hand over').selectOption({ label: 'Tomas Lind' })
  assert.deepEqual(await faultsByAxe(first.page), [])
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await second.page.getByText(/with you since/).waitFor()
  await first.page.getByText(/with Tomas Lind/).waitFor()
  assert.deepEqual(
    (await textsOf(id)).map(({ text, name }) => [text, name]),
    [
      ['能晚到吗？', null],
      ['[zh] We ask the hotel.', 'Mei Tan'],
      ['谢谢', null],
      ['好的', 'Tomas Lind'],
    ],
  )
  await first.close()
  await second.close()
})

test('a prepared answer is filled, and an order is changed without leaving the chat', {
  timeout: 120_000,
}, async () => {
  const id = await conversationOf('1')
  await say('1', '还有一个问题')
  const { page, close } = await open(tomas, `/chat?id=${id}`)
  const box = page.getByRole('textbox', { name: 'Message' })
  await box.fill('/late')
  await page.getByRole('option', { name: /Late arrival/ }).waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  await box.press('Enter')
  await page.waitForFunction(() =>
    /^.+，订单LS\w{9}已注明。$/.test(document.querySelector('textarea')!.value),
  )
  await box.press('Enter')
  await page
    .locator('.talk')
    .getByText(/已注明/)
    .waitFor()
  await page.getByRole('button', { name: 'Actions' }).first().click()
  await page.getByRole('button', { name: /Note/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('Arrives at midnight')
  await dialog.getByRole('button', { name: /note/i }).last().click()
  await dialog.waitFor({ state: 'detached' })
  assert.equal((await db`select from order_notes`).length, 1)
  await page.getByRole('button', { name: 'Make a ticket' }).click()
  await page
    .getByText(/Ticket T\w{9} is in the inbox/)
    .first()
    .waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  await close()
})

test('a picture is uploaded beside a message, sent and shown', {
  timeout: 120_000,
}, async () => {
  const id = await conversationOf('1')
  const { page, close } = await open(tomas, `/chat?id=${id}`)
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c60' } })
    .png()
    .toBuffer()
  await page.getByLabel('Add a picture').setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer })
  await page.locator('.comp-added[aria-busy=false] img').waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  await page.getByRole('button', { name: 'Send' }).click()
  const picture = page.locator('.talk .chat-picture').last()
  await picture.waitFor()
  await page.waitForFunction(
    () => [...document.querySelectorAll<HTMLImageElement>('.talk .chat-picture')].at(-1)!.naturalWidth > 0,
  )
  assert.deepEqual((await textsOf(id)).at(-1), { by: 'staff', text: '一张图片', name: 'Tomas Lind' })
  await close()
})

test('messages written without a connection are sent once when it returns', {
  timeout: 120_000,
}, async () => {
  const id = await conversationOf('1')
  const { page, close } = await open(tomas, `/chat?id=${id}`)
  const box = page.getByRole('textbox', { name: 'Message' })
  await page.locator('.talk .msg').first().waitFor()
  await page.context().setOffline(true)
  for (const text of ['一', '二', '三']) {
    await box.fill(text)
    await box.press('Enter')
  }
  await page.getByText('No connection. Messages are sent when it returns.').waitFor()
  await page.context().setOffline(false)
  await page.getByText('sending').first().waitFor({ state: 'detached' })
  const written = (await textsOf(id)).filter(({ by }) => by === 'staff').map(({ text }) => text)
  assert.deepEqual(written.slice(-3), ['一', '二', '三'])
  await close()
})

test('the console fits telephones and tablets in both languages, light and dark', {
  timeout: 180_000,
}, async () => {
  await say('2', 'Is the tax included?', 'en')
  const id = await conversationOf('2')
  for (const width of [390, 820, 1440])
    for (const locale of ['en-GB', 'zh-CN']) {
      const options = { width, locale, isDark: width === 820 }
      const { page, close } = await open(mei, '/chat', options)
      await page.locator(`[data-row="${id}"]`).click()
      await page.locator('.talk').getByText('Is the tax included?').waitFor()
      assert.ok(await isWithin(page), `${width} ${locale}`)
      assert.deepEqual(await faultsByAxe(page), [], `${width} ${locale}`)
      await close()
    }
})
