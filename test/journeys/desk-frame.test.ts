import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import { traceOfCommand } from '#server/audit/record-audit.ts'
import { inviteStaff } from '#server/desk/manage-staff.ts'
import { openDesk } from '#server/desk/open-desk.ts'
import { openSecret } from '#server/secret-keys/secret.ts'
import { openParts } from '#server/startup/open-parts.ts'
import { testApp } from '#test/support/app.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { totpCode } from '#test/support/desk.ts'

/**
 * A passkey belongs to a host name and its port, so the address is chosen before the site starts. The port is
 * below those that the system gives to servers on port 0: another journey cannot take it meanwhile.
 */
async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    const probe = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
    if (isFree) return port
  }
  throw new Error('No port between 20000 and 30000 is free.')
}

const port = await freePort()
const base = `http://localhost:${port}`
const browser = await launchBrowser()
after(() => browser.close())
const app = await testApp({ pages: true, env: { PUBLIC_URL: base } })
await app.http.listen({ port, host: '127.0.0.1' })
const { db, settings } = app
const { outbox } = openParts({ db, settings, clock: Date.now }).mailing
const world = openDesk({
  db,
  settings,
  secret: openSecret(settings),
  outbox,
  origin: () => base,
  now: Date.now,
})
const email = 'mei@desk.example'
const password = 'lamp and ink 88'

async function newPage() {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
  return { context, page: await context.newPage() }
}

/** From the invitation to Today, with a code as the second factor. */
async function enter(page: Page, email: string, name: string) {
  const invited = await inviteStaff(
    world,
    { email, name, role: 'support', hotels: [], locale: 'en' },
    { trace: traceOfCommand('journey'), isMailed: false },
  )
  assert.ok(invited.ok)
  await page.goto(invited.value.url)
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.locator('.rec li').first().waitFor()
  const key = (await page.locator('.key').textContent())!.replace(/\s/g, '')
  await page.getByLabel('2. Type the code it shows').fill(totpCode(key, Date.now()))
  await page.getByLabel('I’ve saved them somewhere safe').check()
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('heading', { name: 'Today', exact: true }).waitFor()
}

test('a passkey is registered on the account page and then replaces the code', async () => {
  const { context, page } = await newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await enter(page, email, 'Mei Tan')
  await page.goto(`${base}/desk/account`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('Passkey added').first().waitFor()
  await page.getByRole('button', { name: 'Log out' }).first().click()

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page
    .getByRole('heading', { name: 'Mei Tan' })
    .or(page.getByRole('heading', { name: 'Today', exact: true }))
    .waitFor()
  const rows = await db<{ action: string }[]>`
    select action from audit_log where action in ('passkey_added', 'logged_in') order by id desc limit 2`
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['logged_in', 'passkey_added'],
  )
  await context.close()
})

test('filters are saved under a name, opened by their tab, renamed and removed', async () => {
  const { context, page } = await newPage()
  await enter(page, 'noor@desk.example', 'Noor Haddad')
  await page.goto(`${base}/desk/orders?view=all&state=cancelled`)
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByLabel('Name').fill('Lost')
  await page.locator('dialog[open]').getByRole('button', { name: 'Save view' }).click()
  const tabs = page.getByRole('navigation', { name: 'Saved filters' })
  await tabs.locator('a[aria-current]', { hasText: 'Lost' }).waitFor()
  await tabs.getByRole('link', { name: /^Open/ }).click()
  await tabs.getByRole('link', { name: 'Lost' }).click()
  await page.waitForURL(/state=cancelled/)
  await page.getByRole('button', { name: 'Edit view' }).click()
  await page.getByLabel('Name').fill('Cancelled')
  await page.getByRole('button', { name: 'Rename' }).click()
  await tabs.getByRole('link', { name: 'Cancelled' }).waitFor()
  await page.getByRole('button', { name: 'Edit view' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await tabs.getByRole('link', { name: 'Cancelled' }).waitFor({ state: 'detached' })
  await context.close()
})

test('the first page of the desk loads at most 250 KB, and other pages load their own files', async () => {
  const { context, page } = await newPage()
  await enter(page, 'ines@desk.example', 'Ines Roy')
  const missing: string[] = []
  page.on('response', (response) => response.status() >= 400 && missing.push(response.url()))
  await page.goto(`${base}/desk/today`)
  await page.getByRole('heading', { name: 'Today', exact: true }).waitFor()
  const loaded = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\/desk\/assets\/.*\.(js|css)$/.test(name))
        .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
    )
  const first = await loaded()
  const bytes = first.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  assert.ok(bytes > 0 && bytes <= 250_000, `${bytes} bytes`)
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await page.getByRole('heading', { name: 'Payments', exact: true }).waitFor()
  assert.ok((await loaded()).length > first.length)
  assert.deepEqual(missing, [])
  await context.close()
})
