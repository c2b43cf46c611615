import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partsOf, type Rule, whereTo } from './where-to.ts'

const rules: Record<string, Rule> = {
  '/old': { target: '/docs/about', permanent: true },
  '/older': { target: '/old', permanent: true },
  '/sale': { target: '/article/sprite', permanent: false },
  '/round': { target: '/and', permanent: true },
  '/and': { target: '/round', permanent: true },
  '/elsewhere': { target: 'https://partner.example/x', permanent: true },
}
const visit = (path: string, search = '', languageCookie?: string) =>
  whereTo({ path, search, languageCookie }, async (at) => rules[at] ?? null)

test('a canonical URL is not redirected', async () => {
  for (const path of ['/', '/zh', '/docs/faq', '/zh/hotels/5', '/zhejiang'])
    assert.equal(await visit(path), null, path)
  assert.equal(await visit('/hotel-search/x', '?ages%5B0%5D=4&name=a+b'), null)
})

test('the requested language is remembered, removed from the query and becomes the prefix', async () => {
  assert.deepEqual(await visit('/docs/faq', '?lang=zh&a=1'), {
    location: '/zh/docs/faq?a=1',
    status: 302,
    language: 'zh',
  })
  assert.deepEqual(await visit('/zh/docs/faq', '?lang=en'), {
    location: '/docs/faq',
    status: 302,
    language: 'en',
  })
  assert.deepEqual(await visit('/zh', '?lang=zh'), { location: '/zh', status: 302, language: 'zh' })
  assert.deepEqual(await visit('/docs/faq', '?lang=fr'), { location: '/docs/faq', status: 302 })
})

test('only the front page follows the remembered language', async () => {
  assert.deepEqual(await visit('/', '?a=1', 'zh-cn'), { location: '/zh?a=1', status: 302 })
  assert.equal(await visit('/', '', 'en-us'), null)
  assert.equal(await visit('/docs/faq', '', 'zh-cn'), null)
  assert.equal(await visit('/zh', '', 'en-us'), null)
})

test('several corrections take one hop', async () => {
  assert.deepEqual(await visit('/older/'), { location: '/docs/about', status: 301 })
  assert.deepEqual(await visit('/zh/older/', '?s_d=2027-01-01'), {
    location: '/zh/docs/about?s_d=2027-01-01',
    status: 301,
  })
  assert.deepEqual(await visit('/older', '?lang=zh'), {
    location: '/zh/docs/about',
    status: 301,
    language: 'zh',
  })
  assert.deepEqual(await visit('/sale'), { location: '/article/sprite', status: 302 })
  assert.deepEqual(await visit('/elsewhere'), { location: 'https://partner.example/x', status: 301 })
})

test('a redirect loop is not followed', async () => {
  assert.equal(await visit('/round'), null)
})

test('a download page remembers the language and keeps its URL', async () => {
  assert.deepEqual(await visit('/apps/down_ios.html', '?lang=zh&a=1'), {
    location: '/apps/down_ios.html?a=1',
    status: 302,
    language: 'zh',
  })
  assert.equal(await visit('/apps/down_ios.html'), null)
  assert.deepEqual(await visit('/zh/apps/down_ios.html'), {
    location: '/apps/down_ios.html',
    status: 302,
    language: 'zh',
  })
})

test('a parameter that only ends in lang is not the language', async () => {
  assert.equal(await visit('/counties/usa', '?slang=a+b%5B0%5D&x=a%20b'), null)
})

test('no encoding redirects to another site', async () => {
  for (const address of [
    '//evil.example/',
    '/zh//evil.example?lang=en',
    '/zh/\\evil.example?lang=en',
    '/\\evil.example/',
    '/%2F/evil.example/',
  ]) {
    const { path, search } = partsOf(address)
    const location = (await visit(path, search))?.location ?? '/'
    assert.match(location, /^\/(?![\\/])/, address)
    assert.equal(new URL(location, 'http://ours.example').host, 'ours.example', address)
  }
})
