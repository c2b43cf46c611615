import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { fillForBooking } from '#test/support/bookings.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { haveStaff } from '#test/support/desk.ts'
import { deskPages, isWithin } from '#test/support/desk-pages.ts'
import { ask, haveGuests, sessionByNumber } from '#test/support/guests.ts'
import { haveReviewedStay } from '#test/support/reviewed-stay.ts'
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
await haveGuests(db, [1])
await db`update accounts set name = 'Lin Wei' where id = 1`
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const open = deskPages({ browser, db, base })
const member = await haveStaff(db, { role: 'support' })
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const tell = async (text: string, lang: 'en' | 'zh') => {
  const form = { topic: 'hotel', text, lang }
  const { body } = await ask(app, 'system/feed_send', form, { headers: { authentic: '1' } })
  return (body.data as { ticket: string }).ticket
}

test('a ticket in Chinese is answered in English with a translation and a prepared answer', {
  timeout: 120_000,
}, async () => {
  const number = await tell('房间有暖气吗？', 'zh')
  const { page, close } = await open(member, '/today')
  await page
    .getByRole('link', { name: /房间有暖气吗/ })
    .first()
    .click()
  await page.getByRole('heading', { name: '房间有暖气吗？' }).waitFor()
  await page.getByText('[en] 房间有暖气吗？').waitFor()
  assert.deepEqual(await faultsByAxe(page), [])

  await page.getByRole('button', { name: 'Prepared answers' }).click()
  await page.getByRole('button', { name: 'Edit prepared answers' }).click()
  const dialog = page.getByRole('dialog', { name: 'Prepared answers' })
  await dialog.getByLabel('Name in English').fill('Greeting')
  await dialog.getByLabel('Name in Chinese').fill('问候')
  await dialog.getByLabel('Text in English').fill('Hello {guest},')
  await dialog.getByLabel('Text in Chinese').fill('您好，')
  await dialog.getByText('The Chinese text lacks {guest}').waitFor()
  await dialog.getByLabel('Text in Chinese').fill('{guest}，您好，')
  assert.deepEqual(await faultsByAxe(page), [])
  await dialog.getByRole('button', { name: 'Save answer' }).click()
  await page.getByText('The answer is saved').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Greeting/ }).click()
  const field = page.getByLabel('Answer', { exact: true })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('textarea')].some(({ value }) => value.includes('，您好，')),
  )

  await field.fill('Yes, in every room.')
  await page.getByText('[zh] Yes, in every room.').waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Written as: Yes, in every room.').waitFor()
  const [sent] = await db<{ body: string; original: string }[]>`
    select body, original from ticket_messages join tickets on id = ticket_id
    where number = ${number} and by = 'staff'`
  assert.deepEqual(sent, { body: '[zh] Yes, in every room.', original: 'Yes, in every room.' })
  await close()
})

test('an entry is taken, tagged, noted and snoozed by keyboard and returns when it is woken', {
  timeout: 120_000,
}, async () => {
  await tell('The heating is cold', 'en')
  const { page, close } = await open(member, '/inbox')
  await page.getByRole('heading', { name: 'The heating is cold' }).waitFor()
  await page.keyboard.press('a')
  await page.getByRole('button', { name: /Release/ }).waitFor()
  await page.getByPlaceholder('Add a tag').fill('heating')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove the tag heating' }).waitFor()
  await page.getByLabel('Note', { exact: true }).fill('The boiler is repaired on Thursday')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.locator('.staff-note').getByText('The boiler is repaired on Thursday').waitFor()
  await page.getByRole('button', { name: 'Snooze' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tomorrow, 09:00' }).click()
  await page.getByRole('link', { name: /Snoozed 1/ }).click()
  await page.getByRole('button', { name: 'Wake up' }).click()
  await page.getByRole('link', { name: /Snoozed 0/ }).waitFor()
  await page.getByRole('link', { name: /Mine 1/ }).click()
  await page.getByRole('link', { name: /The heating is cold/ }).waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  await close()
})

test('a review is published and hidden again, and its score is counted both times', {
  timeout: 120_000,
}, async () => {
  const { hotel } = await haveReviewedStay(app, {
    score: 1,
    title: 'Trams all night',
    text: 'Loud. Write to trams@example.com for more.',
    from: day(40),
    to: day(42),
  })
  const scoreOf = async () =>
    (
      await db<{ score: number; count: number }[]>`
      select score, review_count as count from hotels where id = ${hotel}`
    )[0]!
  const before = await scoreOf()
  const { page, close } = await open(member, '/inbox?kind=review')
  await page.getByRole('heading', { name: 'Trams all night' }).waitFor()
  await page.getByText('An email address or a long number: trams@example.com').waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Published', { exact: true }).first().waitFor()
  assert.equal((await scoreOf()).count, before.count + 1)

  await page.getByRole('link', { name: /Done today/ }).click()
  await page.getByRole('link', { name: /Trams all night/ }).click()
  await page.getByText('If hidden').waitFor()
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'Hide this text?' })
  await dialog.getByLabel('Reason, for the audit log').fill('An email address')
  await dialog.getByRole('button', { name: 'Hide' }).click()
  await page.getByText('Hidden', { exact: true }).first().waitFor()
  assert.deepEqual(await scoreOf(), before)
  await close()
})

test('the inbox fits telephones and tablets in both languages, light and dark', {
  timeout: 180_000,
}, async () => {
  await tell('Is breakfast included?', 'en')
  for (const width of [390, 820, 1440])
    for (const locale of ['en-GB', 'zh-CN']) {
      const { page, close } = await open(member, '/inbox', { width, locale, isDark: width === 820 })
      await page.getByRole('link', { name: /Is breakfast included/ }).click()
      await page.getByRole('heading', { name: 'Is breakfast included?' }).waitFor()
      assert.ok(await isWithin(page), `${width} ${locale}`)
      assert.deepEqual(await faultsByAxe(page), [], `${width} ${locale}`)
      await close()
    }
})
