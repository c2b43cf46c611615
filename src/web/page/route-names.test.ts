import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { feedbackAddress, type RouteName, routeNameOf, routePaths, twinAddress } from './route-names.ts'

const named: Record<string, RouteName> = {
  '/': 'index',
  '/apps/down_and.html': 'apps-down-and',
  '/apps/down_ios.html': 'apps-down-ios',
  '/article/sprite': 'article-sprite',
  '/article/via/12': 'article-via-id',
  '/center': 'center',
  '/center/alerts': 'center-alerts',
  '/center/collect': 'center-collect',
  '/center/detail/9': 'center-detail-id',
  '/center/detail/9/change': 'center-detail-id-change',
  '/center/detail/9/invoice': 'center-detail-id-invoice',
  '/center/detail/9/voucher': 'center-detail-id-voucher',
  '/center/distribution': 'center-distribution',
  '/center/feedback': 'center-feedback',
  '/center/integral': 'center-integral',
  '/center/order': 'center-order',
  '/center/traces': 'center-traces',
  '/center/trips': 'center-trips',
  '/center/trips/9': 'center-trips-id',
  '/counties/usa': 'counties-kw',
  '/docs/about': 'docs-about',
  '/docs/agentstatement': 'docs-agentstatement',
  '/docs/cookie': 'docs-cookie',
  '/docs/faq': 'docs-faq',
  '/docs/loyalty': 'docs-loyalty',
  '/docs/privacy': 'docs-privacy',
  '/docs/terms': 'docs-terms',
  '/feedback': 'feedback',
  '/guarantee': 'guarantee',
  '/hotel-search': 'hotel-search',
  '/hotel-search/america-usa-houston': 'hotel-search-kw',
  '/hotels/123': 'hotels-id',
  '/hotels/alipayPre': 'hotels-alipayPre',
  '/hotels/inquiryfee': 'hotels-inquiryfee',
  '/hotels/pay': 'hotels-pay',
  '/hreserve': 'hreserve',
  '/newsletter': 'newsletter',
  '/lists/4Nq0hK': 'lists-token',
  '/partner': 'partner',
  '/sockets': 'sockets',
  '/trips/4Nq0hK': 'trips-token',
  '/stop-alert': 'stop-alert',
  '/stop-alerts': 'stop-alerts',
  '/undo-login-change': 'undo-login-change',
}

test('every page of the specification has its name', () => {
  for (const [path, name] of Object.entries(named)) assert.equal(routeNameOf(path), name, path)
  assert.deepEqual(Object.values(named).sort(), Object.keys(routePaths).sort())
})

test('every page has a name, and every name a page', () => {
  const folder = join(import.meta.dirname, '../routes')
  const routes = globSync('*.tsx', { cwd: folder })
    .map((file) => /createFileRoute\('([^']+)'\)/.exec(readFileSync(join(folder, file), 'utf8'))?.[1])
    .filter((path) => path !== undefined && path !== '/$')
    .map((path) => path!.replace(/(?<=.)\/$/, ''))
  const documents = Object.values(routePaths).filter((path) => path.startsWith('/docs/'))
  const pages = new Set(routes.flatMap((path) => (path === '/docs/$name' ? documents : path)))
  assert.deepEqual([...pages].sort(), Object.values(routePaths).sort())
})

test('links use the names of the specification', () => {
  const named = ['docs-about', 'docs-faq', 'center', 'feedback'] as const
  assert.deepEqual(
    named.map((name) => routePaths[name]),
    ['/docs/about', '/docs/faq', '/center', '/feedback'],
  )
})

test('a slash at the end is the same page, and another address has no name', () => {
  assert.equal(routeNameOf('/docs/faq/'), 'docs-faq')
  for (const path of [
    '/nothing',
    '/hotels',
    '/apps/down_ios',
    '/apps/down_ios_html',
    '/docs',
    '/hotels/1/2',
    '/zh',
  ]) {
    assert.equal(routeNameOf(path), null, path)
  }
})

test('the other language keeps page and query, and is remembered', () => {
  const here = { pathname: '/hotel-search/paris', searchStr: '?s_d=2027-01-02&ages%5B0%5D=4&lang=fr' }
  assert.equal(twinAddress(here, 'zh'), '/zh/hotel-search/paris?s_d=2027-01-02&ages%5B0%5D=4&lang=zh')
  assert.equal(twinAddress({ pathname: '/', searchStr: '' }, 'en'), '/?lang=en')
  assert.equal(twinAddress({ pathname: '/', searchStr: '' }, 'zh'), '/zh?lang=zh')
})

test('feedback knows the page it came from', () => {
  assert.equal(feedbackAddress('/hotels/5', 'zh'), '/zh/feedback?i=%2Fhotels%2F5')
})
