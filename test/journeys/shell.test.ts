import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { testApp } from '#test/support/app.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { shellWords } from '#words/site/shell.ts'

const browser = await launchBrowser()
const app = await testApp({
  pages: true,
  env: { SHARE_SOCIAL_URL: 'https://share.example/?u={url}&t={title}', REDIRECT_HOSTS: 'partner.example' },
})
await app.db`
  insert into redirect_rules (path, target, permanent)
  values ('/moved-away', '/guarantee', true), ('/sockets', '/docs/about', false), ('/partner', 'https://partner.example/', false)`
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
after(() => browser.close())

type Visit = BrowserContextOptions & { stored?: Record<string, unknown> }

/** A new browser context at a URL; console errors are collected. */
async function visit(path: string, { stored = {}, ...options }: Visit = {}) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const faults: string[] = []
  const isOurs = (text: string) => !text.includes('Failed to load resource')
  page.on('console', (message) => {
    if (message.type() === 'error' && isOurs(message.text())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  if (Object.keys(stored).length > 0) {
    await page.addInitScript((items) => {
      if (sessionStorage.getItem('begun')) return
      sessionStorage.setItem('begun', '1')
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value)
    }, jsonOf(stored))
  }
  await page.goto(base + path)
  if (options.javaScriptEnabled !== false) await alive(page)
  const close = async () => {
    assert.deepEqual(faults, [])
    await context.close()
  }
  return { page, context, close }
}
/** The shell is hydrated when it has stored the current page. */
const alive = (page: Page) => storeSays(page, 'destination')
const jsonOf = (items: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(items).map(([name, value]) => [name, JSON.stringify(value)]))
const signedIn = {
  user_info: { id: '7', account: 'wilhelmina.long@example.com' },
  lodestar: { usertoken: 'secret' },
}
const phone = {
  viewport: { width: 390, height: 844 },
  userAgent: 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    return at?.getAttribute('aria-label') ?? at?.textContent ?? ''
  })
const focusOn = (page: Page, name: string) =>
  page.waitForFunction(
    (wanted) => {
      const at = document.activeElement
      return (at?.getAttribute('aria-label') ?? at?.textContent) === wanted
    },
    name,
    { timeout: 5_000 },
  )
const storeSays = (page: Page, text: string) =>
  page.waitForFunction((wanted) => localStorage.getItem('lodestar')?.includes(wanted), text)
const item = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name)
const state = async (page: Page) => JSON.parse((await item(page, 'lodestar')) ?? '{}')

test('without scripts the languages and MORE work, and script-only controls are absent', async () => {
  const { page, close } = await visit('/docs/faq?a=1', { javaScriptEnabled: false })
  assert.equal(await page.getByRole('button', { name: 'Currency' }).count(), 0)
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('link', { name: '中文' }).click()
  assert.equal(page.url(), `${base}/zh/docs/faq?a=1`)
  await page.setViewportSize(phone.viewport)
  await page.getByRole('button', { name: '更多：菜单' }).click()
  await page.getByRole('link', { name: '关于我们' }).first().click()
  assert.equal(page.url(), `${base}/zh/docs/about`)
  await close()
})

test('the keyboard reaches the whole bar; a menu opens, moves the focus, closes and returns it', async () => {
  const { page, close } = await visit('/docs/faq')
  const walk: string[] = []
  for (let step = 0; step < 9; step++) {
    await page.keyboard.press('Tab')
    walk.push(await focused(page))
  }
  assert.deepEqual(walk, [
    'Skip to content',
    'Lodestar, home',
    'Destinations',
    'Inspiration',
    'Guarantee',
    'Support',
    'Currency: CNY',
    'Language: English',
    'Log in',
  ])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await focusOn(page, 'English')
  await page.keyboard.press('ArrowUp')
  await focusOn(page, '中文')
  await page.keyboard.press('Escape')
  await focusOn(page, 'Language: English')
  await close()
})

test('another language keeps page and query, and is remembered for the front page', async () => {
  const { page, context, close } = await visit('/docs/faq?from=2027-01-02')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('link', { name: '中文' }).click()
  await page.waitForURL(`${base}/zh/docs/faq?from=2027-01-02`)
  assert.equal(await item(page, 'setupLang'), 'zh')
  const cookie = (await context.cookies()).find(({ name }) => name === 'setupLang')
  assert.equal(cookie?.value, 'zh-cn')
  assert.equal(cookie?.sameSite, 'Lax')
  await page.goto(`${base}/`)
  assert.equal(page.url(), `${base}/zh`)
  await storeSays(page, '"lang":"zh"')
  await close()
})

test('Chinese stored only in local storage counts on the first visit', async () => {
  const { page, context, close } = await visit('/docs/faq')
  await page.evaluate(() => localStorage.setItem('setupLang', 'zh'))
  await context.clearCookies()
  await page.goto(`${base}/?from=letter`)
  await page.waitForURL(`${base}/zh?from=letter`)
  await storeSays(page, '"lang":"zh"')
  const cookie = (await context.cookies()).find(({ name }) => name === 'setupLang')
  assert.equal(cookie?.value, 'zh-cn')
  await close()
})

test('every navigation entry is remembered as the last one chosen, the login dialog never', async () => {
  const { page, close } = await visit('/')
  const entries: [string, string][] = [
    ['.bar-links a:has-text("Destinations")', 'counties-kw'],
    ['.bar-links a:has-text("Guarantee")', 'guarantee'],
    ['.corner a', 'feedback'],
    ['.bar .logo', 'index'],
    ['.footer-row a[href="/apps/down_ios.html"]', 'apps-down-ios'],
    ['.footer-row a[href="/apps/down_and.html"]', 'apps-down-and'],
  ]
  for (const [entry, name] of entries) {
    await page.locator(entry).first().click()
    await storeSays(page, `"path_name":"${name}"`)
    assert.equal(await item(page, 'navFlag'), name)
  }
  await page.locator('.bar-user').click()
  await page.getByRole('dialog', { name: 'Login' }).getByRole('button', { name: 'Register' }).click()
  const dialog = page.getByRole('dialog', { name: 'Register' })
  const opening = page.context().waitForEvent('page')
  await dialog.getByRole('link', { name: 'Terms' }).click()
  await (await opening).close()
  assert.equal(await item(page, 'navFlag'), 'apps-down-and')
  await close()
})

test('a currency is chosen, reloads the data, and persists', async () => {
  const { page, close } = await visit('/docs/faq')
  await page.getByRole('button', { name: 'Currency: CNY' }).click()
  await page.getByRole('button', { name: /^USD/ }).click()
  await page.getByRole('button', { name: 'Currency: USD' }).waitFor()
  assert.equal(await item(page, 'localcurrency'), 'USD')
  assert.equal((await state(page)).local_currency, 'USD')
  await page.reload()
  assert.equal(await page.getByRole('button', { name: 'Currency: USD' }).count(), 1)
  await page.context().clearCookies()
  await page.reload()
  await page.getByRole('button', { name: 'Currency: USD' }).waitFor()
  await close()
})

test('Top appears beyond 200 px and scrolls back, with the keyboard focus', async () => {
  const { page, close } = await visit('/')
  const top = page.getByRole('button', { name: 'Top' })
  await page.evaluate(() => scrollTo(0, 200))
  await page.waitForFunction(() => scrollY === 200)
  assert.equal(await top.count(), 0)
  await page.evaluate(() => scrollTo(0, 201))
  await top.click()
  await page.waitForFunction(() => scrollY === 0)
  await top.waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN')
  await close()
})

test('MORE contains the whole navigation, and closes by Escape and by navigation', async () => {
  const { page, close } = await visit('/', phone)
  const more = page.getByRole('button', { name: 'MORE: menu' })
  await more.click()
  const panel = page.getByRole('region', { name: 'MORE' })
  for (const name of ['About', 'FAQ', '中文', 'English', 'Log in'])
    assert.equal(await panel.getByRole('link', { name, exact: true }).count(), 1, name)
  assert.equal(await panel.getByRole('combobox', { name: 'Currency' }).inputValue(), 'CNY')
  await focusOn(page, 'Lodestar, home')
  await page.keyboard.press('Escape')
  await focusOn(page, 'MORE: menu')
  await more.click()
  await panel.getByRole('button', { name: 'Close' }).click()
  await more.click()
  await panel.getByRole('link', { name: 'FAQ' }).click()
  await page.waitForURL(`${base}/docs/faq`)
  await panel.waitFor({ state: 'hidden' })
  await storeSays(page, '"path_name":"docs-faq"')
  const { device, pagination_layout } = await state(page)
  assert.deepEqual([device, pagination_layout], ['m', 'prev, pager, next'])
  assert.equal(await item(page, 'navFlag'), 'docs-faq')
  await close()
})

test('a guest sees the account, confirms the logout, and lands on the front page', async () => {
  const { page, close } = await visit('/zh/docs/faq', { stored: signedIn })
  assert.equal(await page.locator('.bar-user').textContent(), 'wilhelm…ple.com')
  const leave = page.getByRole('button', { name: '退出登录' })
  await leave.click()
  const question = page.getByRole('dialog', { name: '提示' })
  assert.match((await question.textContent()) ?? '', /确定要退出登录吗？/)
  await question.getByRole('button', { name: '否' }).click()
  await focusOn(page, '退出登录')

  let answer = { code: 500, msg: '请稍后再试', data: {} as unknown }
  await page.route('**/api/user/logout*', (route) => {
    assert.equal(route.request().headers().authentic, 'secret')
    assert.match(route.request().postData() ?? '', /uid=7&amail=wilhelmina/)
    return route.fulfill({ json: answer })
  })
  await leave.click()
  await question.getByRole('button', { name: '是' }).click()
  await page.getByRole('alert').getByText('请稍后再试').waitFor()
  assert.equal((await state(page)).usertoken, 'secret')

  answer = { code: 1, msg: '操作成功', data: {} }
  await leave.click()
  await question.getByRole('button', { name: '是' }).click()
  await page.getByRole('status').getByText('操作成功').waitFor()
  assert.equal(await item(page, 'user_info'), null)
  assert.equal((await state(page)).usertoken, '')
  await page.waitForURL(`${base}/zh`)
  await close()
})

test('an expired session is dropped, and another account in another tab reloads this one', async () => {
  const { page, context, close } = await visit('/docs/faq', { stored: signedIn })
  const other = await context.newPage()
  await other.goto(`${base}/docs/about`)
  const reloaded = page.waitForEvent('load')
  await other.evaluate(() => {
    localStorage.setItem('user_info', '{"id":"8","account":"two@example.com"}')
    localStorage.setItem('lodestar', '{"usertoken":"other"}')
  })
  await reloaded
  await page.getByRole('link', { name: 'two@example.com' }).waitFor()
  await page.route('**/api/system/subscriptive*', (route) =>
    route.fulfill({ status: 401, json: { code: 401, msg: 'Please log in first', data: {} } }),
  )
  await page.getByPlaceholder('Your email').fill('lin@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.locator('.bar-user', { hasText: 'Log in' }).waitFor()
  assert.equal(await item(page, 'user_info'), null)
  await close()
})

test("the newsletter reports invalid input, the server's response, and a failed request", async () => {
  const { page, close } = await visit('/docs/faq')
  const email = page.getByPlaceholder('Your email')
  const send = () => page.getByRole('button', { name: 'Subscribe' }).click()
  await email.fill('lin@')
  await send()
  await page.getByText('Please enter a valid email address').waitFor()
  await email.fill('lin@example.com')
  await send()
  await page.getByText('Please check your inbox').waitFor()
  await email.fill('lin@example.com')
  await page.route('**/api/**', (route) => route.abort())
  await send()
  await page.getByRole('alert').getByText('We couldn’t reach the server').waitFor()
  await close()
})

test('a newer build is offered on return to the tab', async () => {
  const { page, close } = await visit('/docs/faq')
  await page.route('**/api/system/site?*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ json: { ...answer, data: { ...answer.data, build: 'newer' } } })
  })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload' }).click()
  await reloaded
  await close()
})

test('pages are shared in a popup, or their URL is copied', async () => {
  const { page, context, close } = await visit('/zh/docs/faq')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.route('https://share.example/**', (route) => route.fulfill({ body: 'shared' }))
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: '社交网络' }).click()
  const popup = await opening
  await popup.waitForURL(/share\.example\/\?u=http.*%2Fzh%2Fdocs%2Ffaq/)
  await popup.close()
  assert.match(
    (await page.getByRole('link', { name: '微博' }).getAttribute('href'))!,
    /weibo\.com.*%2Fzh%2Fdocs%2Ffaq/,
  )
  await page.getByRole('button', { name: '视频网站' }).click()
  await page.getByText('链接已复制，可粘贴到任意位置').waitFor()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${base}/zh/docs/faq`)

  await close()

  const mobile = await visit('/zh/docs/faq', phone)
  await storeSays(mobile.page, '"device":"m"')
  const shared = mobile.page.evaluate(
    () =>
      new Promise((resolve) => {
        Object.assign(navigator, { share: async (what: ShareData) => resolve(what.url) })
      }),
  )
  await mobile.page.getByRole('link', { name: '社交网络' }).click()
  assert.equal(await shared, `${base}/zh/docs/faq`)
  await mobile.close()
})

test('feedback knows the page it was opened from; a URL with a redirect rule is followed without a full load', async () => {
  const { page, close } = await visit('/guarantee')
  await page.locator('.corner').getByRole('link', { name: 'Feedback' }).click()
  await page.waitForURL(`${base}/feedback?i=%2Fguarantee`)
  await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN')
  assert.equal(await page.locator('.corner a').count(), 0)
  await page.evaluate(() => {
    Object.assign(window, { alive: true })
    document.querySelector('.site-footer nav a')?.setAttribute('href', '/moved-away')
  })
  await page.locator('.site-footer nav a').first().click()
  await page.waitForURL(`${base}/guarantee`)
  assert.equal(await page.evaluate(() => 'alive' in window), true)
  await storeSays(page, '"path_name":"guarantee"')
  await close()
})

test('redirect rules apply to our pages too: a relative one is a route, another host a full load, others wait for nothing', async () => {
  const { page, context, close } = await visit('/guarantee')
  await context.route('https://partner.example/**', (route) => route.fulfill({ body: 'partner' }))
  await page.evaluate(() => Object.assign(window, { alive: true }))
  await page.locator('.bar-links').getByRole('link', { name: 'Support' }).click()
  await page.waitForURL(`${base}/docs/about`)
  await storeSays(page, '"path_name":"docs-about"')
  assert.equal(await page.evaluate(() => 'alive' in window), true)

  const hanging = Promise.withResolvers<void>()
  await page.route('**/api/system/getpath?*', async (route) => {
    await hanging.promise
    await route.continue()
  })
  await page.locator('.bar-links').getByRole('link', { name: 'Guarantee' }).click()
  await storeSays(page, '"path_name":"guarantee"')
  hanging.resolve()

  await page.locator('.site-footer').getByRole('link', { name: 'Partners' }).click()
  await page.waitForURL('https://partner.example/')
  await close()
})

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
for (const [path, first, second] of [
  ['/docs/faq', 'light', 'dark'],
  ['/zh', 'dark', 'light'],
] as const) {
  test(`${path} is accessible, in light and dark mode, also at 360 px`, async () => {
    const { page, close } = await visit(path, {
      colorScheme: first,
      viewport: { width: 360, height: 740 },
    })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.ok(overflow <= 0, `overflows by ${overflow} px`)
    await page.evaluate(axe)
    const check = () =>
      page.evaluate(async () => {
        const { axe } = window as unknown as { axe: typeof import('axe-core') }
        const { violations } = await axe.run({ exclude: ['main'] })
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
      })
    assert.deepEqual(await check(), [])
    await page.emulateMedia({ colorScheme: second })
    await page.locator('.bar-more').click()
    assert.deepEqual(await check(), [])
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1440, height: 900 })
    assert.deepEqual(await check(), [])
    await close()
  })
}

test('nothing floats over a checkout page', async () => {
  for (const path of ['/hreserve', '/hotels/pay', '/hotels/inquiryfee', '/hotels/alipayPre']) {
    const { page, close } = await visit(path)
    assert.equal(await page.locator('.corner').count(), 0, path)
    await close()
  }
})

test('the theme is chosen in the footer, applies at once, and survives a reload', async () => {
  const { page, close } = await visit('/guarantee', { colorScheme: 'light' })
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme ?? 'system')
  const say = shellWords('en')
  const choices = page.getByRole('contentinfo').getByRole('group', { name: say.theme })
  await choices.getByText(say.dark).click()
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
  await page.reload()
  assert.equal(await theme(), 'dark')
  await alive(page)
  await choices.getByText(say.system).click()
  await page.waitForFunction(() => !document.documentElement.dataset.theme)
  await close()
})

test('in a low window, as with 200 % zoom, the search box is in view', async () => {
  const { page, close } = await visit('/', { viewport: { width: 720, height: 450 } })
  const box = (await page.locator('.home .search-box').boundingBox())!
  assert.ok(box.y < 360, `the search box begins at ${box.y}`)
  await close()
})
