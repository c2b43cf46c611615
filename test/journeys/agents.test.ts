import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { decideAgent } from '#server/agents/decide-agent.ts'
import { correctPoints } from '#server/points/correct-points.ts'
import { staffMember } from '#test/support/actors.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { ask, signUp } from '#test/support/guests.ts'
import { agentAnswers } from '#words/loyalty/agent-answers.ts'
import { agentWords } from '#words/loyalty/agents.ts'
import { pointsWords } from '#words/loyalty/points.ts'

const password = 'lamplight-7'
const browser = await launchBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'agents-'))
after(() => rmSync(dataDir, { recursive: true, force: true }))
const app = await testApp({ pages: true, env: { DATA_DIR: dataDir } })
await fillForBooking(app, Date.now(), 20)
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
after(() => browser.close())

const url = (locale: Locale, path: string) => base + (locale === 'zh' ? '/zh' : '') + path

async function visit(locale: Locale, path: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport })
  const faults: string[] = []
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(url(locale, path))
  const signIn = async (account: string) => {
    const dialog = page.locator('dialog')
    await dialog.locator('input[name=email]').fill(account)
    await dialog.locator('input[name=password]').fill(password)
    await dialog.locator('button[type=submit]').click()
    await dialog.waitFor({ state: 'detached' })
  }
  const close = async () => {
    assert.deepEqual(faults, [])
    await context.close()
  }
  return { page, context, signIn, close }
}

for (const [locale, viewport, name] of [
  ['en', { width: 1280, height: 900 }, 'at a desk'],
  ['zh', { width: 390, height: 844 }, 'on a phone'],
] as const) {
  const say = agentWords(locale)

  test(`${locale}, ${name}: a guest becomes an agent, a visitor follows the link and books, and the agent sees it`, async () => {
    const account = `agent.${locale}@lodestar.example`
    const { id } = await signUp(app, account, { password })
    const { page, signIn, close } = await visit(locale, '/center/distribution', viewport)
    await signIn(account)
    const send = page.getByRole('button', { name: say.send })
    await send.click()
    await page.getByText(say.nameMissing).waitFor()
    await page.getByText(say.acceptMissing).waitFor()
    await page.getByLabel(say.name).fill('Lin Wei')
    await page.getByLabel(say.payoutTo).fill('Alipay lin@example.org')
    await page.getByLabel(say.channel).fill('A blog')
    await page.getByRole('checkbox').check()
    assert.deepEqual(await faultsByAxe(page), [])
    await send.click()
    await page.getByRole('heading', { name: say.appliedTitle }).waitFor()
    await page.getByText(agentAnswers(locale).applied).waitFor()

    await decideAgent(app.booking, { id, approve: true })
    await page.reload()
    const link = await page.getByLabel(say.link, { exact: true }).inputValue()
    await page.getByText(say.tooSmall(formatMoney(money(10_000, 'CNY'), locale))).waitFor()
    assert.deepEqual(await faultsByAxe(page), [])

    const guest = `brought.${locale}@lodestar.example`
    await signUp(app, guest, { password })
    const visitor = await visit(locale, `${new URL(link).pathname}${new URL(link).search}`, viewport)
    await visitor.page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name, duration }) => name.includes('/api/user/visit') && duration > 0),
    )
    await visitor.page.goto(url(locale, '/center'))
    await visitor.signIn(guest)
    await visitor.close()

    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const { rate } = await findRate(app, { payment: 'at_hotel', s_d: day(40), e_d: day(42) })
    const [row] = await app.db<{ id: string }[]>`select id from accounts where email = ${guest}`
    const booked = await bookAs(guest, rate.quote)
    assert.equal(booked, 1)
    const [touch] = await app.db`select agent_id from agent_touches where account_id = ${row!.id}`
    assert.equal(touch!.agent_id, id)

    await page.reload()
    const states = page.locator('.agent-states')
    await states.getByText(say.pendingText(1)).waitFor()
    await page.getByText(say.visitsTold('1')).first().waitFor()
    const chart = page.getByRole('slider', { name: say.period })
    await chart.press('ArrowLeft')
    assert.match((await chart.getAttribute('aria-valuetext')) ?? '', new RegExp(say.visitsTold('0')))
    await page.getByText(say.asTable).click()
    assert.equal(await page.locator('.agent-chart-figures tbody tr').count(), 12)
    await close()
  })

  test(`${locale}, ${name}: a guest reads the history of their points`, async () => {
    const words = pointsWords(locale)
    const account = `points.${locale}@lodestar.example`
    const { id } = await signUp(app, account, { password })
    const { page, signIn, close } = await visit(locale, '/center/integral', viewport)
    await signIn(account)
    await page.getByText(words.none, { exact: true }).waitFor()
    assert.deepEqual(await faultsByAxe(page), [])
    await correctPoints(app.db, {
      by: staffMember,
      guestId: id,
      points: 1_280,
      reason: 'A cold room',
      now: Date.now(),
    })
    await page.reload()
    await page.getByText(words.worth(formatMoney(money(1_280, 'CNY'), locale))).waitFor()
    await page.getByText('A cold room').waitFor()
    await page.getByRole('link', { name: `${words.kind('adjusted')} 1` }).click()
    await page.waitForURL(/kind=adjusted/)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.download }).click(),
    ])
    assert.equal(download.suggestedFilename(), 'points.csv')
    assert.deepEqual(await faultsByAxe(page), [])
    await close()
  })
}

/** As a client without a browser: the guest was registered by the earlier login. */
async function bookAs(account: string, quote: string) {
  const opened = await ask(app, 'user/login', { account, account_code: password })
  const { token } = opened.body.data as { token: string }
  const { body } = await ask(app, 'hot/r_commit', bookingFields(quote, { 'contact[email]': account }), {
    headers: { authentic: token },
    cookie: opened.cookie!.value,
  })
  return body.code
}
