import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fillCatalogue } from '#server/demo-loader/fill-catalogue.ts'
import { testApp } from '#test/support/app.ts'

/** Pages of the specification that only say what will be there. This list can only shrink. */
const notBuilt = ['/center/collect', '/guarantee', '/partner']

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
  '/hreserve?quote=x',
  '/partner',
  '/sockets',
]

const visit = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers })

test('exactly the listed pages are not built', () => {
  const routes = join(import.meta.dirname, '../routes')
  const found = globSync('**/*.tsx', { cwd: routes })
    .map((file) => readFileSync(join(routes, file), 'utf8'))
    .filter((text) => text.includes('not-built/'))
    .map((text) => /createFileRoute\('([^']+)'\)/.exec(text)?.[1])
  assert.deepEqual(found.toSorted(), notBuilt)
})

test('README names exactly the pages that are not there yet', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8')
  const section = /^## Not there yet\n(.*?)^## /ms.exec(readme)?.[1] ?? ''
  const named = [...section.matchAll(/`(\/[^`]*)`/g)].map(([, path]) => path!.replace(/\{(\w+)\}/g, '$$$1'))
  assert.deepEqual(named.toSorted(), notBuilt)
})

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
