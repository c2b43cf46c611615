import assert from 'node:assert/strict'
import { test } from 'node:test'
import { legacyTarget } from './canonical-path.ts'
import { hasLanguage, joinLocale, splitLocale } from './locale-path.ts'

test('Chinese paths begin with /zh, and only those', () => {
  assert.deepEqual(splitLocale('/zh'), { locale: 'zh', path: '/' })
  assert.deepEqual(splitLocale('/zh/'), { locale: 'zh', path: '/' })
  assert.deepEqual(splitLocale('/zh/docs/faq'), { locale: 'zh', path: '/docs/faq' })
  assert.deepEqual(splitLocale('/zhejiang'), { locale: 'en', path: '/zhejiang' })
  assert.deepEqual(splitLocale('/'), { locale: 'en', path: '/' })
})

test('joining a language reverses splitting it', () => {
  for (const path of ['/', '/docs/faq', '/zhejiang', '/hotels/1']) {
    for (const locale of ['en', 'zh'] as const)
      assert.deepEqual(splitLocale(joinLocale(path, locale)), { locale, path })
  }
})

test('files and the API have no language', () => {
  for (const path of [
    '/api/hot/hlis',
    '/media/a.svg',
    '/assets/x.js',
    '/dev/ui',
    '/apps/down_ios.html',
    '/sitemap.xml',
    '/robots.txt',
  ]) {
    assert.equal(hasLanguage(path), false, path)
    assert.equal(joinLocale(path, 'zh'), path)
  }
  for (const path of ['/', '/apis', '/developers', '/mediation']) assert.equal(hasLanguage(path), true, path)
})

test('paths of the previous site lead to their pages', () => {
  const table: [string, string | null][] = [
    ['/hdetail/12345', '/hotels/12345'],
    ['/old_hdetail.html/77', '/hotels/77'],
    ['/hdetail', null],
    ['/hdetail/abc', null],
    ['/hdetail/0', null],
    ['/hlist/New_York', '/hotel-search/new-york'],
    ['/hlist/St.%20Louis', '/hotel-search/st-louis'],
    ['/hlist/america_usa_(Houston)', '/hotel-search/america-usa-houston'],
    ['/hlist/[Paris]', '/hotel-search/paris'],
    ['/hlist/%E0%A4%A', null],
    ['/hlist/()', null],
    ['/hlist', null],
    ['/hotels/5', null],
  ]
  for (const [from, to] of table) assert.equal(legacyTarget(from), to, from)
})
