import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { Locale } from '#domain/text/locale.ts'
import { answerTicket } from '#server/feedback/staff-tickets.ts'
import { answerForStaff } from '#server/questions/staff-questions.ts'
import { openParts } from '#server/startup/open-parts.ts'
import { staffMember } from '#test/support/actors.ts'
import { testApp } from '#test/support/app.ts'
import { fillForBooking } from '#test/support/bookings.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { ask, mailbox, signUp } from '#test/support/guests.ts'
import { footerWords } from '#words/site/footer.ts'
import { newsletterWords } from '#words/site/newsletter.ts'
import { uploadWords } from '#words/site/pictures.ts'
import { topicWords } from '#words/support/feedback.ts'
import { feedbackPageWords } from '#words/support/feedback-page.ts'
import { questionAreaWords } from '#words/support/question-area.ts'

const desk = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }
const password = 'lamplight-7'
const hostile = `</script><img src=x onerror="document.title='taken'"> \u202Edrow\u2028${'W'.repeat(10_000)}`

const browser = await launchBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'feedback-'))
after(() => rmSync(dataDir, { recursive: true, force: true }))
let ahead = 0
const app = await testApp({ pages: true, env: { DATA_DIR: dataDir }, clock: () => Date.now() + ahead })
await fillForBooking(app, Date.now(), 5)
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
after(() => browser.close())
const staff = openParts({ db: app.db, settings: app.settings, clock: Date.now }).mailing
const [{ id: hotel }] = (await app.db<{ id: string }[]>`select id from hotels limit 1`) as unknown as [
  { id: string },
]

type Visit = { locale?: Locale; viewport?: { width: number; height: number }; scripts?: boolean }
async function visit(path: string, { locale = 'en', viewport = desk, scripts = true }: Visit = {}) {
  const context = await browser.newContext({ viewport, javaScriptEnabled: scripts })
  const faults: string[] = []
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(`${base}${locale === 'zh' ? '/zh' : ''}${path}`)
  const close = async () => {
    assert.deepEqual(faults, [])
    await context.close()
  }
  return { page, close }
}
async function logIn(page: Page, account: string) {
  const dialog = page.locator('dialog')
  await dialog.locator('input[name=email]').fill(account)
  await dialog.locator('input[name=password]').fill(password)
  await dialog.locator('button[type=submit]').click()
  await dialog.waitFor({ state: 'detached' })
}
/** No injected script has run, and nothing is wider than the page. */
async function assertHarmless(page: Page) {
  assert.notEqual(await page.title(), 'taken')
  assert.equal(await page.locator('img[src="x"]').count(), 0)
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0)
}

test('a visitor writes about a hotel, with a picture, and receives a ticket number by mail', async () => {
  const say = feedbackPageWords('en')
  const { page, close } = await visit(`/feedback?i=hotel:${hotel}`)
  assert.ok(await page.getByRole('radio', { name: topicWords('en').hotel }).isChecked())
  await page.getByRole('button', { name: say.send }).click()
  await page.getByText(say.textMissing).waitFor()
  await page.getByLabel(say.text).fill('The pool is larger than in the picture.')
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#88a' } })
    .png()
    .toBuffer()
  await page.setInputFiles('input[type=file]', { name: 'pool.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: uploadWords('en').removePicture(1) }).waitFor()
  await page.getByLabel(say.email, { exact: true }).fill('vera@lodestar.example')
  assert.deepEqual(await faultsByAxe(page), [])
  await page.getByRole('button', { name: say.send }).click()
  await page.getByRole('heading', { name: say.sentTitle }).waitFor()
  const [mail] = await mailbox(app, 'vera@lodestar.example')
  const number = /\[(T\w+)\]/.exec(mail!.subject)![1]!
  await page.getByText(say.sentText(number)).waitFor()
  await close()
})

test('zh, on a phone: an answer is counted until it is read, and hostile text is harmless', async () => {
  const say = feedbackPageWords('zh')
  const account = 'guest.of.tickets@lodestar.example'
  const guest = await signUp(app, account, { password })
  const as = { headers: guest.auth, cookie: guest.cookie }
  const sent = await ask(app, 'system/feed_send', { topic: 'website', text: '地图打不开' }, as)
  const number = sent.body.data.ticket as string
  await app.db`update ticket_messages set body = ${hostile}
    where ticket_id = (select id from tickets where number = ${number})`
  await answerTicket(staff, { by: staffMember, number, text: '已修好。' })
  const { page, close } = await visit('/center', { locale: 'zh', viewport: phone })
  await logIn(page, account)
  await page.locator('.rail .badge').waitFor()
  // The badge's text for screen readers lies beyond the edge of the scrolling line, and does not widen the
  // page.
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), phone.width)
  await page.getByRole('link', { name: say.overview(1) }).click()
  await page.locator('.ticket-unread').click()
  await page.locator('.ticket-messages').getByText('已修好。').waitFor()
  await page.locator('.rail .badge').waitFor({ state: 'detached' })
  await assertHarmless(page)
  await page.getByLabel(say.reply).fill('谢谢，现在可以了。')
  await page.getByRole('button', { name: say.sendReply }).click()
  await page.locator('.ticket-messages li').nth(2).waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  await close()
})

test('a guest asks about a hotel and reads the answer there; a hostile question is harmless', async () => {
  const say = questionAreaWords('en')
  const account = 'guest.of.questions@lodestar.example'
  const guest = await signUp(app, account, { password })
  const { page, close } = await visit(`/hotels/${hotel}`, { viewport: phone })
  await page.getByRole('button', { name: say.ask }).click()
  await page.getByLabel(say.askLabel).fill('Is there a lift?')
  await page.getByRole('button', { name: say.askSend }).click()
  await logIn(page, account)
  await page.getByText(say.waiting).waitFor()
  const [{ id }] = (await app.db<{ id: string }[]>`select id from questions`) as unknown as [{ id: string }]
  assert.equal((await answerForStaff(staff, { id, text: 'Yes, to every floor.' })).ok, true)
  await app.db`
    insert into questions (hotel_id, account_id, state, body, locale, author, asked_at, decided_at)
    values (${hotel}, ${guest.id}, 'published', ${hostile}, 'en', ${hostile}, now(), now())`
  // A page is cached for ten seconds.
  ahead = 11_000
  const again = await visit(`/hotels/${hotel}`, { viewport: phone })
  await again.page.locator('#questions').scrollIntoViewIfNeeded()
  await again.page.getByText('Yes, to every floor.').waitFor()
  await assertHarmless(again.page)
  assert.ok((await again.page.locator('#questions').textContent())?.includes('</script><img src=x'))
  await again.close()
  await close()
})

test('without scripts the footer subscribes, a link in the mail confirms, and another unsubscribes', async () => {
  const say = newsletterWords('zh')
  const { page, close } = await visit('/feedback', { locale: 'zh', scripts: false })
  await page.getByLabel(footerWords('zh').email).fill('cai@lodestar.example')
  await page.getByRole('button', { name: footerWords('zh').subscribe }).click()
  await page.getByRole('heading', { name: say.pendingTitle }).waitFor()
  const [mail] = await mailbox(app, 'cai@lodestar.example')
  const link = /\/zh\/newsletter\?confirm=[\w-]+/.exec(mail!.text)![0]
  await page.goto(base + link)
  await page.getByRole('button', { name: say.confirm }).click()
  await page.getByRole('heading', { name: say.subscribedTitle }).waitFor()
  await page.goto(base + link.replace('confirm', 'unsubscribe'))
  await page.getByRole('button', { name: say.leave }).click()
  await page.getByRole('heading', { name: say.unsubscribedTitle }).waitFor()
  await close()
})
