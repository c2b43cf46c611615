import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { Locale } from '#domain/text/locale.ts'
import { fillCatalogue } from '#server/demo-loader/fill-catalogue.ts'
import { testApp } from '#test/support/app.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { mailbox, signUp } from '#test/support/guests.ts'
import { accountAnswers } from '#words/accounts/account-answers.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { profileWords } from '#words/accounts/profile.ts'
import { securityWords } from '#words/accounts/security.ts'
import { signInWords } from '#words/accounts/sign-in.ts'
import { undoLoginChangeWords } from '#words/accounts/undo-login-change.ts'
import { formWords } from '#words/errors/form-messages.ts'
import { savedWords } from '#words/saved/saved.ts'
import { shellWords } from '#words/site/shell.ts'

// The server's clock follows the system clock and can be advanced, so that codes and sessions expire without
// waiting.
let ahead = 0
const clock = () => Date.now() + ahead
const minutes = (count: number) => count * 60_000

const browser = await launchBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'accounts-'))
after(() => rmSync(dataDir, { recursive: true, force: true }))
const app = await testApp({ pages: true, clock, env: { DATA_DIR: dataDir } })
await fillCatalogue(app.db, { hotels: 20, now: clock() })
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
after(() => browser.close())

const [hotel] = await app.db<{ slug: string; en: string; zh: string }[]>`
  select p.slug, h.name_en as en, h.name_zh as zh from hotels h join places p on p.id = h.city order by h.id limit 1`
const { slug, en, zh } = hotel!

type Options = { viewport?: { width: number; height: number }; colorScheme?: 'light' | 'dark' }

/** A new browser context at a page; console errors are collected. */
async function visit(locale: Locale, path: string, options: Options = {}) {
  const context = await browser.newContext(options)
  const faults: string[] = []
  const open = async (at: string) => {
    const page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
        faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(address(locale, at))
    await page.waitForFunction(() => localStorage.getItem('lodestar')?.includes('destination'))
    return page
  }
  const close = async () => {
    assert.deepEqual(faults, [])
    await context.close()
  }
  return { page: await open(path), open, context, close }
}
const address = (locale: Locale, path: string) =>
  base + (locale === 'zh' ? `/zh${path === '/' ? '' : path}` : path)

const state = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('lodestar') ?? '{}'))
const codeOf = async (account: string) => {
  for (;;) {
    const [mail] = await mailbox(app, account)
    if (mail?.code) return mail.code
  }
}
const dialogOf = (page: Page) => page.locator('dialog')
const submit = (page: Page) => dialogOf(page).locator('button[type=submit]').click()
const field = (page: Page, name: string) => dialogOf(page).locator(`input[name=${name}]`)
const openDialog = async (page: Page, locale: Locale) => {
  await page
    .getByRole('link', { name: shellWords(locale).logIn })
    .first()
    .click()
  await dialogOf(page).waitFor()
}
const isSignedIn = (page: Page, account: string) =>
  page.waitForFunction((name) => localStorage.getItem('user_info')?.includes(name), account)
const password = 'lamplight-7'

async function logInBy(page: Page, account: string, secret = password) {
  await field(page, 'email').fill(account)
  await field(page, 'password').fill(secret)
  await submit(page)
}

for (const locale of ['en', 'zh'] as const) {
  const say = signInWords(locale)
  const shell = shellWords(locale)

  test(`${locale}: a visitor registers, and the code may be pasted with its message`, async () => {
    const { page, context, close } = await visit(locale, '/docs/faq')
    const first = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    assert.ok(!first.some((name) => name.includes('sign-in-dialog')), 'the dialog waits until it is needed')

    await openDialog(page, locale)
    assert.equal((await state(page)).join_layer, 1)
    await page.getByRole('dialog', { name: say.login }).waitFor()
    await dialogOf(page).getByRole('button', { name: say.register, exact: true }).click()
    await page.getByRole('dialog', { name: say.register }).waitFor()
    await submit(page)
    await page.getByRole('alert').getByText(formWords(locale).formEmpty).waitFor()
    for (const fault of locale === 'en' ? ['Your email', 'The 6-bit verification code'] : ['请输入6位验证码'])
      await dialogOf(page).getByText(fault, { exact: true }).waitFor()

    const account = `new.guest.${locale}@example.com`
    const send = () => dialogOf(page).getByRole('button', { name: say.sendCode }).click()
    await field(page, 'email').fill('nobody')
    await send()
    await page.getByRole('alert').getByText(say.emailError).first().waitFor()
    await field(page, 'email').fill(account)
    await send()
    await dialogOf(page).getByText(say.codeSent(account)).waitFor()
    const counting = dialogOf(page).locator('.code-button[aria-disabled=true]')
    assert.match((await counting.textContent()) ?? '', /\d/)
    const code = await codeOf(account)
    await field(page, 'sms_code').evaluate((input, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, `Lodestar 2027: ${code}.`)
    assert.equal(await field(page, 'sms_code').inputValue(), code)
    await dialogOf(page).getByRole('button', { name: say.sendCode }).waitFor()
    await field(page, 'password').fill(password)
    await dialogOf(page).getByRole('button', { name: say.showPassword }).click()
    assert.equal(await field(page, 'password').getAttribute('type'), 'text')
    const consent = dialogOf(page).getByRole('checkbox', { name: say.consentBefore })
    assert.equal(await consent.isChecked(), false, 'consent is given, never taken')
    await submit(page)
    await page.getByRole('alert').getByText(say.consentMissing).waitFor()
    assert.equal(await consent.getAttribute('aria-invalid'), 'true')
    assert.ok(await consent.evaluate((box) => box === document.activeElement))
    await consent.check()
    await submit(page)
    await isSignedIn(page, account)
    await dialogOf(page).waitFor({ state: 'detached' })
    assert.equal((await state(page)).join_layer, 0)
    await page.getByText(accountAnswers(locale).registered).waitFor()
    assert.match((await page.evaluate(() => document.activeElement?.className)) ?? '', /bar-user/)
    const cookie = (await context.cookies()).find(({ name }) => name === 'USER_TOEKN')
    assert.deepEqual([cookie?.httpOnly, cookie?.sameSite, cookie?.path], [true, 'Lax', '/'])

    // Logging out asks first and leads to the front page.
    await page.getByRole('button', { name: shell.logOut }).first().click()
    await page.getByRole('dialog', { name: shell.notice }).getByRole('button', { name: shell.yes }).click()
    await page.getByText(accountAnswers(locale).loggedOut).waitFor()
    assert.equal(await page.evaluate(() => localStorage.getItem('user_info')), null)
    await page.waitForURL(address(locale, '/'))
    await close()
  })

  test(`${locale}: a guest logs in by password, by code, and with a new password`, async () => {
    const account = `regular.${locale}@example.com`
    await signUp(app, account, { password })
    ahead += minutes(2)
    const byPassword = await visit(locale, '/docs/faq')
    await openDialog(byPassword.page, locale)
    await logInBy(byPassword.page, account, 'not the one')
    await dialogOf(byPassword.page).locator('.field-error').waitFor()
    await field(byPassword.page, 'password').fill(password)
    await byPassword.page.keyboard.press('Enter')
    await isSignedIn(byPassword.page, account)
    await byPassword.close()

    const byCode = await visit(locale, '/docs/faq', { viewport: { width: 390, height: 844 } })
    await byCode.page.getByRole('button', { name: shell.moreLabel }).click()
    await openDialog(byCode.page, locale)
    await field(byCode.page, 'email').fill(account)
    await dialogOf(byCode.page).getByRole('button', { name: say.sendCode }).click()
    await dialogOf(byCode.page).getByText(say.codeSent(account)).waitFor()
    await field(byCode.page, 'password').fill(await codeOf(account))
    await submit(byCode.page)
    await isSignedIn(byCode.page, account)
    await byCode.close()

    ahead += minutes(2)
    const reset = await visit(locale, '/docs/faq')
    await openDialog(reset.page, locale)
    await field(reset.page, 'email').fill(account)
    await dialogOf(reset.page).getByRole('button', { name: say.reset, exact: true }).click()
    await reset.page.getByRole('dialog', { name: say.reset }).waitFor()
    assert.equal(await field(reset.page, 'email').inputValue(), account)
    await dialogOf(reset.page).getByRole('button', { name: say.sendCode }).click()
    await dialogOf(reset.page).getByText(say.codeSent(account)).waitFor()
    await field(reset.page, 'sms_code').fill(await codeOf(account))
    await field(reset.page, 'password').fill('another-light-8')
    await field(reset.page, 'reset_password').fill('another-light-9')
    await submit(reset.page)
    await reset.page.getByRole('alert').getByText(say.bidifferance).waitFor()
    await field(reset.page, 'reset_password').fill('another-light-8')
    await submit(reset.page)
    await isSignedIn(reset.page, account)
    await reset.close()
  })

  test(`${locale}: a visitor’s favourite is saved automatically after login`, async () => {
    const account = `hearts.${locale}@example.com`
    const { id } = await signUp(app, account, { password })
    const { page, close } = await visit(locale, `/hotel-search/${slug}`)
    const calls: string[] = []
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname
      if (/collect/.test(path)) calls.push(path)
    })
    const name = locale === 'en' ? en : zh
    const heart = page.getByRole('button', { name: savedWords(locale).save(name) })
    assert.equal(await heart.getAttribute('aria-pressed'), 'false')
    await heart.click()
    await dialogOf(page).getByText(savedWords(locale).toSave(name)).waitFor()
    assert.equal((await state(page)).join_layer, 1)
    assert.equal(calls.length, 0)
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY), 'hidden')
    await logInBy(page, account)
    await page.getByText(savedWords(locale).saved).waitFor()
    assert.equal(await heart.getAttribute('aria-pressed'), 'true')
    assert.equal(
      (await app.db`select from favourites where guest_id = ${id} and removed_at is null`).length,
      1,
    )

    await page.reload()
    await page.locator('.heart[aria-pressed=true]').waitFor()
    assert.equal(calls.filter((path) => path.includes('query_user_collect')).length, 2)
    await heart.click()
    await page.getByText(savedWords(locale).removed).waitFor()
    assert.equal(
      (await app.db`select from favourites where guest_id = ${id} and removed_at is null`).length,
      0,
    )
    await close()
  })
}

test('form input outlives the session, and is saved automatically after the next login', async () => {
  const account = 'slow.writer@example.com'
  const { id } = await signUp(app, account, { password })
  const { page, close } = await visit('en', '/center?part=profile')
  // A visitor gets the shell and the dialog; the page follows after the login.
  await dialogOf(page).getByText(centreWords('en').toSee).waitFor()
  await logInBy(page, account)
  const name = page.getByLabel(profileWords('en').name, { exact: true })
  await name.fill('Wei Lin')
  ahead += minutes(5 * 60)
  await name.press('Enter')
  await dialogOf(page).getByText(centreWords('en').expired).waitFor()
  assert.equal(await field(page, 'email').inputValue(), account)
  assert.equal(await name.inputValue(), 'Wei Lin')

  // After logout the page hides personal data and keeps the input.
  await page.keyboard.press('Escape')
  await page.getByText(centreWords('en').visitorText).waitFor()
  assert.equal(await name.isVisible(), false)
  await page.locator('.centre-visitor button').click()
  await dialogOf(page).waitFor()
  assert.equal(await name.isVisible(), false)
  await logInBy(page, account)
  await dialogOf(page).waitFor({ state: 'detached' })
  await name.waitFor()
  assert.equal(await name.inputValue(), 'Wei Lin')
  ahead += minutes(5 * 60)
  await name.press('Enter')
  await dialogOf(page).waitFor()
  await field(page, 'password').fill(password)
  await submit(page)
  await page.locator('.bar-user', { hasText: 'Wei Lin' }).waitFor()
  const [row] = await app.db`select name from accounts where id = ${id}`
  assert.equal(row?.name, 'Wei Lin')
  await close()
})

test('two tabs share one session: a login or logout in one is seen in the other', async () => {
  const account = 'two.tabs@example.com'
  await signUp(app, account, { password })
  const { page, open, close } = await visit('en', '/docs/faq')
  const other = await open('/docs/about')
  const came = other.waitForEvent('load')
  await openDialog(page, 'en')
  await logInBy(page, account)
  await came
  await other.locator('.bar-user', { hasText: 'two.tab' }).waitFor()
  const went = other.waitForEvent('load')
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await page.getByRole('dialog', { name: 'Notice' }).getByRole('button', { name: 'Yes' }).click()
  await went
  await other.locator('.bar-user', { hasText: 'Log in' }).waitFor()
  await close()
})

test('devices are listed and logged out, a password is changed, an account is closed and restored', async () => {
  const account = 'careful@example.com'
  await signUp(app, account, { password })
  ahead += minutes(2)
  const say = securityWords('en')
  const { page, close } = await visit('en', '/center?part=security')
  await dialogOf(page).waitFor()
  await logInBy(page, account)
  await page.getByText(say.thisDevice).waitFor()
  await page.getByRole('button', { name: say.endOthers }).click()
  await page.getByRole('dialog').getByRole('button', { name: say.endOthers }).click()
  await page.getByRole('button', { name: say.endOthers }).waitFor({ state: 'detached' })

  await page.getByLabel(say.oldPassword).fill(password)
  await page.getByLabel(say.newPassword, { exact: true }).fill('another-light-8')
  await page.getByLabel(say.passwordAgain).fill('another-light-8')
  await page.getByRole('button', { name: say.changePassword }).click()
  await page.getByText(accountAnswers('en').passwordSet).waitFor()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say.export }).click()
  assert.match((await download).suggestedFilename(), /^my-data-\d{4}-\d\d-\d\d\.json$/)

  await page.getByRole('button', { name: say.close }).click()
  await dialogOf(page)
    .getByRole('button', { name: signInWords('en').sendCode })
    .click()
  await dialogOf(page).locator('.field-good').waitFor()
  await field(page, 'smscode').fill(await codeOf(account))
  await submit(page)
  await page.waitForURL(`${base}/`)
  const closing = () => app.db`select from accounts where email = ${account} and closes_at is not null`
  assert.equal((await closing()).length, 1)
  await openDialog(page, 'en')
  await logInBy(page, account, 'another-light-8')
  await isSignedIn(page, account)
  assert.equal((await closing()).length, 0)
  await close()
})

test('a new address needs the password, and the previous address can undo the change', async () => {
  const [account, next] = ['first.address@example.com', 'second.address@example.com']
  await signUp(app, account, { password })
  const say = profileWords('en')
  const { page, open, close } = await visit('en', '/center?part=profile')
  await dialogOf(page).waitFor()
  await logInBy(page, account)
  await page.getByRole('button', { name: `${say.change}: ${say.email}` }).click()
  const form = page.locator('.contact-form')
  await form.getByLabel(say.newEmail).fill(next)
  await form.getByRole('button', { name: signInWords('en').sendCode }).click()
  await form.locator('.field-good').waitFor()
  await form.locator('input[name=smscode]').fill(await codeOf(next))
  await form.getByRole('button', { name: say.useCode }).click()
  await form.getByLabel(say.codeTo(account)).waitFor()
  await form.getByRole('button', { name: say.usePassword }).click()
  const secret = form.getByLabel(securityWords('en').oldPassword)
  await secret.fill('wrong-light-9')
  await form.getByRole('button', { name: say.confirm }).click()
  await form.getByText('Incorrect account or password').waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  await secret.fill(password)
  await form.getByRole('button', { name: say.confirm }).click()
  await page.locator('.contact-row', { hasText: next }).waitFor()

  const [mail] = await mailbox(app, account)
  const link = /http\S+(\/undo-login-change#[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const back = await open(link)
  const words = undoLoginChangeWords('en')
  assert.deepEqual(await faultsByAxe(back), [])
  await back.getByRole('button', { name: words.undo }).click()
  await back.getByRole('heading', { name: words.doneTitle }).waitFor()
  await back.getByText(words.done(account)).waitFor()
  const [row] = await app.db`select email, password from accounts where email in (${account}, ${next})`
  assert.deepEqual(row, { email: account, password: null })
  await back.getByRole('button', { name: words.setPassword }).click()
  await dialogOf(back).waitFor()
  const dead = await open(link)
  await dead.getByRole('button', { name: words.undo }).click()
  await dead.getByRole('heading', { name: words.deadTitle }).waitFor()
  await close()
})

test('a picture is cropped, also by keyboard, and becomes the avatar', async () => {
  const account = 'portrait@example.com'
  await signUp(app, account, { password })
  const say = profileWords('en')
  const { page, close } = await visit('en', '/center?part=profile')
  await dialogOf(page).waitFor()
  await logInBy(page, account)
  const choose = (name: string, buffer: Buffer) =>
    page.setInputFiles('input[type=file]', { name, mimeType: 'image/png', buffer })
  await page.locator('.avatar-editor').waitFor()
  await choose('me.svg', Buffer.from('<svg/>'))
  await page.getByRole('alert').getByText(say.wrongType).waitFor()
  const picture = { width: 300, height: 200, channels: 3 as const, background: '#3a6' }
  await choose('me.png', await sharp({ create: picture }).png().toBuffer())
  const crop = page.getByRole('dialog', { name: say.cropTitle })
  await crop.locator('img').waitFor()
  await crop.getByLabel(say.zoom).fill('2')
  await crop.getByRole('group', { name: say.cropTitle }).press('ArrowRight')
  assert.deepEqual(await faultsByAxe(page), [])
  await crop.getByRole('button', { name: say.usePicture }).click()
  await page.locator('img.avatar').waitFor()
  const [row] = await app.db<{ avatar: string }[]>`select avatar from accounts where email = ${account}`
  assert.equal(await page.locator('.bar-avatar').getAttribute('src'), row?.avatar)
  const shown = await app.http.inject({ url: row!.avatar })
  assert.deepEqual(
    (({ width, height }) => [width, height])(await sharp(shown.rawPayload).metadata()),
    [512, 512],
  )
  await close()
})

test('the account pages are hidden from search engines and visitors', async () => {
  for (const path of ['/center', '/center/order', '/zh/center/traces']) {
    const { statusCode, body, headers } = await app.http.inject({ url: path })
    assert.equal(statusCode, 200)
    assert.match(body, /<meta name="robots" content="noindex"/)
    assert.doesNotMatch(body, /example\.com/)
    assert.ok(headers['cache-control'])
  }
})

test('dialog and account pages are accessible, in light and dark mode, also at 360 px', async () => {
  const account = 'everybody@example.com'
  await signUp(app, account, { password })
  for (const [locale, colorScheme, width] of [
    ['en', 'light', 1280],
    ['zh', 'dark', 360],
  ] as const) {
    const say = signInWords(locale)
    const { page, close } = await visit(locale, '/center', {
      colorScheme,
      viewport: { width, height: 740 },
    })
    await dialogOf(page).waitFor()
    assert.deepEqual(await faultsByAxe(page), [])
    for (const mode of [say.register, say.reset]) {
      await dialogOf(page).getByRole('button', { name: mode, exact: true }).click()
      await submit(page)
      assert.deepEqual(await faultsByAxe(page), [])
    }
    await dialogOf(page).getByRole('button', { name: say.login, exact: true }).click()
    await logInBy(page, account)
    for (const part of ['', 'profile', 'security']) {
      if (part) await page.locator(`.rail a[href$="part=${part}"]`).click()
      await page.locator('.centre-page h1').waitFor()
      assert.deepEqual(await faultsByAxe(page), [], part)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      assert.ok(overflow <= 0, `${part} overflows by ${overflow} px`)
    }
    await close()
  }
})
