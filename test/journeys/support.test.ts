import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import sharp from 'sharp'
import type { Locale } from '#domain/text/locale.ts'
import { createFanout } from '#server/support/fanout.ts'
import { postgresCarrier } from '#server/support/open-fanout.ts'
import { reply, showForStaff, typeAsStaff } from '#server/support/staff.ts'
import { testApp } from '#test/support/app.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { signUp } from '#test/support/guests.ts'
import { pageNames } from '#words/site/page-names.ts'
import { supportWords } from '#words/support/support.ts'
import { commonQuestionWords } from '#words/support/support-answers.ts'

const browser = await launchBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'support-'))
after(() => rmSync(dataDir, { recursive: true, force: true }))
const app = await testApp({ pages: true, env: { DATA_DIR: dataDir } })
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
after(() => browser.close())
const fanout = createFanout(postgresCarrier(app.db))
after(fanout.close)
const staff = { db: app.db, fanout, now: Date.now }
const newest = async () =>
  (await app.db<{ id: string }[]>`select id from conversations order by id desc limit 1`)[0]!.id

const url = (locale: Locale, path: string) => base + (locale === 'zh' ? '/zh' : '') + path
const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }

for (const locale of ['en', 'zh'] as const) {
  test(`a visitor is answered automatically and by staff, in ${locale}`, async () => {
    const say = supportWords(locale)
    const context = await browser.newContext({
      viewport: locale === 'zh' ? phone : desk,
    })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(url(locale, '/sockets'))
    await page.getByRole('heading', { level: 1, name: pageNames(locale).sockets }).waitFor()
    await page.getByRole('button', { name: commonQuestionWords(locale).cancel }).click()
    const log = page.getByRole('log')
    await log.getByText(say.automatic).waitFor()
    await log.getByText(say.delivered).waitFor()
    const id = await newest()
    await showForStaff(staff, id)
    await log.getByText(say.read, { exact: false }).last().waitFor()
    typeAsStaff(staff, id)
    await page.getByRole('img', { name: say.typing }).waitFor()
    await reply(staff, { conversation: id, name: 'Mei', text: 'Good evening 晚上好' })
    await log.getByText('Good evening 晚上好').waitFor()
    await page.getByText(say.withYou('Mei')).waitFor()

    // A picture uploaded by the visitor.
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: picture })
    await page.locator('.chat-added[aria-busy=false]').waitFor()
    await page.getByLabel(say.message, { exact: true }).fill('door')
    await page.keyboard.press('Enter')
    await log.locator('li', { hasText: 'door' }).getByRole('img', { name: say.picture }).waitFor()
    assert.deepEqual(await faultsByAxe(page), [])

    // Messages written offline are queued, and sent when the connection is back.
    await context.setOffline(true)
    await page.locator('.chat-state[data-state=lost]').waitFor()
    await page.getByLabel(say.message, { exact: true }).fill('still here')
    await page.keyboard.press('Enter')
    await log.getByText(say.waiting).waitFor()
    await context.setOffline(false)
    await log.getByText(say.waiting).waitFor({ state: 'detached' })
    const { messages } = (await showForStaff(staff, id))!
    assert.equal(messages.filter(({ text }) => text === 'still here').length, 1)
    assert.deepEqual(faults, [])
    await context.close()
  })
}

test('a visitor who logs in keeps the conversation and can request it by mail', async () => {
  const account = 'keeps.thread@example.com'
  await signUp(app, account, { password: 'lamplight-7' })
  const say = supportWords('en')
  const page = await browser.newPage({ viewport: desk })
  await page.goto(url('en', '/sockets'))
  await page.getByLabel(say.message, { exact: true }).fill('A lost umbrella')
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText(say.delivered).waitFor()
  await page.getByRole('button', { name: say.more, exact: true }).click()
  await page.getByRole('button', { name: say.transcriptGuest }).click()
  const dialog = page.locator('dialog')
  await dialog.locator('input[name=email]').fill(account)
  await dialog.locator('input[name=password]').fill('lamplight-7')
  await dialog.locator('button[type=submit]').click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('log').getByText('A lost umbrella').waitFor()
  await page.getByRole('button', { name: say.more, exact: true }).click()
  await page.getByRole('button', { name: say.transcript }).click()
  await page.getByText(`We’ve sent the chat to ${account}`).waitFor()
  await page.close()
})

test('without JavaScript a form sends messages, and the answer can be read', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  const say = supportWords('zh')
  await page.goto(url('zh', '/sockets'))
  await page.getByLabel(say.message, { exact: true }).fill('空调坏了')
  await page.getByRole('button', { name: say.send }).click()
  await page.getByText('空调坏了').waitFor()
  await page.getByText(say.automatic).waitFor()
  await reply(staff, { conversation: await newest(), name: '小梅', text: '马上来看' })
  await page.getByRole('link', { name: say.look }).click()
  await page.getByText('马上来看').waitFor()
  await context.close()
})
