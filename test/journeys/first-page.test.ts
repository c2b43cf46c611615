import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { launchBrowser } from '#test/support/browser.ts'

const browser = await launchBrowser()
const app = await testApp({ pages: true })
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
after(() => browser.close())

for (const [path, lang, site] of [
  ['/', 'en', 'Lodestar'],
  ['/zh', 'zh-CN', '星宿'],
] as const) {
  test(`${path} is whole without scripts and hydrates with them, in ${lang}`, async () => {
    for (const javaScriptEnabled of [false, true]) {
      const page = await browser.newPage({ javaScriptEnabled })
      const faults: string[] = []
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
      page.on('pageerror', (error) => faults.push(error.message))
      await page.goto(base + path, { waitUntil: 'networkidle' })
      assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), site)
      assert.equal(await page.locator('html').getAttribute('lang'), lang)
      assert.deepEqual(faults, [])
      await page.close()
    }
  })
}
