import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { haveStaff, staffHeaders } from '#test/support/desk.ts'

const browser = await launchBrowser()
after(() => browser.close())
const app = await testApp({ pages: true })
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const admin = await haveStaff(app.db, { role: 'admin' })
/** Pictures for the person who changes this page. */
const pictures = process.env.PICTURES

const screens = [
  {
    width: 1440,
    locale: 'en-GB',
    colorScheme: 'light',
    title: 'Health',
    again: 'Check again',
    fault: 'fsync is off',
  },
  {
    width: 820,
    locale: 'zh-CN',
    colorScheme: 'dark',
    title: '运行状况',
    again: '重新检查',
    fault: 'fsync已关闭',
  },
  {
    width: 390,
    locale: 'zh-CN',
    colorScheme: 'light',
    title: '运行状况',
    again: '重新检查',
    fault: 'fsync已关闭',
  },
  {
    width: 390,
    locale: 'en-GB',
    colorScheme: 'dark',
    title: 'Health',
    again: 'Check again',
    fault: 'fsync is off',
  },
] as const

for (const { width, locale, colorScheme, title, again, fault } of screens)
  test(`health of the site at ${width} px in ${locale}, ${colorScheme}`, async () => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, locale, colorScheme })
    const { cookie } = await staffHeaders(app.db, admin, { now: Date.now() })
    const value = cookie.split('=')[1]!
    await context.addCookies([{ name: 'desk_session', value, url: `${base}/api/desk` }])
    const page = await context.newPage()
    await page.goto(`${base}/desk/health?lang=${locale.slice(0, 2)}`)
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    // Faults stand first; the test cluster runs without fsync.
    await page.getByRole('row').nth(1).getByText(fault).waitFor()
    await page.getByRole('button', { name: again }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('row').nth(1).getByText(fault).waitFor()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.ok(overflow <= 0, `${overflow} px wider than the screen`)
    assert.deepEqual(await faultsByAxe(page), [])
    if (pictures) await page.screenshot({ path: `${pictures}/health-${width}-${locale}-${colorScheme}.png` })
    await context.close()
  })
