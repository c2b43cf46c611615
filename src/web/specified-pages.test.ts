import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillCatalogue } from '#server/demo-loader/fill-catalogue.ts'
import { testApp } from '#test/support/app.ts'

const app = await testApp({ pages: true })
await fillCatalogue(app.db, { hotels: 5, now: Date.now() })
const [hotel] = await app.db<{ id: string }[]>`select id from hotels limit 1`

const specified = [
  '/',
  '/article/sprite',
  '/article/via/four-lakes',
  '/center',
  '/center/collect',
  '/center/detail/12',
  '/center/distribution',
  '/center/integral',
  '/center/order',
  '/center/traces',
  '/counties/usa',
  '/counties/all',
  ...['about', 'agentstatement', 'cookie', 'faq', 'loyalty', 'privacy', 'terms'].map(
    (name) => `/docs/${name}`,
  ),
  '/feedback?q=bug&i=hotel:5',
  '/guarantee',
  '/hotel-search/america-usa-houston',
  `/hotels/${hotel!.id}`,
  '/hotels/alipayPre?order=1',
  '/hotels/inquiryfee?order=1',
  '/hotels/pay?order=1',
  '/hreserve?quote=x',
  '/partner',
  '/sockets',
]

const visit = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers })

test('every page of the specification answers, in both languages', async () => {
  for (const path of specified) {
    for (const [prefix, lang] of [
      ['', 'en'],
      ['/zh', 'zh-CN'],
    ] as const) {
      const { statusCode, body } = await visit(`${prefix}${path}`.replace(/^\/zh\/$/, '/zh'))
      assert.equal(statusCode, 200, prefix + path)
      assert.match(body, new RegExp(`<html lang="${lang}"`), prefix + path)
      assert.match(body, /<h1/, prefix + path)
    }
  }
})

test('the download pages have no prefix and follow the language chosen before', async () => {
  for (const path of ['/apps/down_ios.html', '/apps/down_and.html']) {
    assert.match((await visit(path)).body, /<html lang="en"/)
    assert.match((await visit(path, { cookie: 'setupLang=zh-cn' })).body, /<html lang="zh-CN"/)
    assert.match(String((await visit(path)).headers['cache-control']), /^private/)
  }
})

test('a page whose address fails its check does not exist, and says so in its own words', async () => {
  for (const path of ['/hotels/abc', '/hotels/0', '/docs/secrets', '/center/detail/x', '/hotel-search/A_B']) {
    const { statusCode, body } = await visit(path)
    assert.equal(statusCode, 404, path)
    assert.ok(body.includes(`Page Not Found: ${path}`), path)
  }
  assert.ok((await visit('/nothing/at/all')).body.includes('Page not found: /nothing/at/all'))
  assert.ok((await visit('/zh/hotels/abc')).body.includes('页面地址无效：/hotels/abc'))
})

test('checkout has a header of its own, and neither footer, floating buttons nor bottom bar', async () => {
  const parts = ['class="site-footer', 'class="corner"', 'class="bottom-bar"']
  const { body: home } = await visit('/')
  assert.deepEqual(
    parts.map((part) => home.includes(part)),
    [true, true, true],
  )
  for (const path of ['/hreserve?quote=x', '/hotels/pay?order=1', '/hotels/inquiryfee?order=1']) {
    const { body } = await visit(path)
    assert.ok(body.includes('checkout-bar'), path)
    for (const part of parts) assert.ok(!body.includes(part), `${path} ${part}`)
  }
})

test('Chinese pages have full-width punctuation and no English sentence', async () => {
  /** Text nodes. Inline tags separate them, so a sign at the edge of a node is not judged. */
  const textNodes = (html: string) =>
    html
      .replace(/<(script|style|noscript|template)\b.*?<\/\1>/gs, '')
      .split(/<[^>]*>/)
      .map((text) => text.trim())
  const halfWidth = /\p{Script=Han}[,;:!?()](?!\/\/)|[,;!?(]\p{Script=Han}/u
  const sentence = /(?:\b[A-Za-z’']+ ){5}[A-Za-z’']+[.!?]/
  const wrong: string[] = []
  for (const path of specified) {
    const { body } = await visit(path === '/' ? '/zh' : `/zh${path}`)
    for (const text of textNodes(body))
      if (halfWidth.test(text) || sentence.test(text)) wrong.push(`${path}: ${text.slice(0, 80)}`)
  }
  assert.deepEqual([...new Set(wrong)], [])
})
