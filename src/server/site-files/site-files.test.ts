import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { fillCatalogue } from '../demo-loader/fill-catalogue.ts'

const app = await testApp({ env: { PUBLIC_URL: 'http://localhost:4321', SITE_NAME: 'Inn & Co' } })
const get = (url: string) => app.http.inject({ url })
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!)

/** Checks that tags are closed in order and special characters are escaped. */
function assertWellFormed(text: string) {
  assert.ok(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<'))
  const open: string[] = []
  const body = text.replace(/^<\?xml[^>]*\?>/, '')
  for (const [tag, closing, name, selfClosing] of body.matchAll(
    /<(\/?)([\w:]+)(?:\s[\w:]+="[^"<]*")*(\/?)>/g,
  )) {
    if (closing) assert.equal(open.pop(), name, tag)
    else if (!selfClosing) open.push(name!)
  }
  assert.deepEqual(open, [])
  assert.doesNotMatch(body.replace(/<[^<>]*>/g, ''), /[<>]|&(?!amp;|lt;|gt;|quot;)/)
}

test('the sitemap has every place once per language, each with its alternates', async () => {
  const index = await get('/sitemap.xml')
  assert.equal(index.statusCode, 200)
  assert.match(String(index.headers['content-type']), /^application\/xml/)
  assert.match(String(index.headers['cache-control']), /^public/)
  assertWellFormed(index.body)
  const files = matches(index.body, /<loc>([^<]+)<\/loc>/g)
  assert.ok(files.every((file) => /^http:\/\/localhost:4321\/sitemap-[a-z]+-\d+\.xml$/.test(file)))

  const seen: string[] = []
  for (const file of files) {
    const { statusCode, body } = await get(new URL(file).pathname)
    assert.equal(statusCode, 200, file)
    assertWellFormed(body)
    assert.ok(Buffer.byteLength(body) < 50_000_000)
    const addresses = matches(body, /<loc>([^<]+)<\/loc>/g)
    assert.ok(addresses.length <= 50_000)
    assert.equal(matches(body, /(hreflang="x-default")/g).length, addresses.length)
    seen.push(...addresses.map((address) => address.replace('http://localhost:4321', '')))
  }
  assert.equal(new Set(seen).size, seen.length)

  const rows = await app.db<{ slug: string; kind: string }[]>`select slug, kind from places where listed`
  const pathOf = ({ slug, kind }: { slug: string; kind: string }) =>
    kind === 'country' ? `/counties/${slug}` : `/hotel-search/${slug}`
  const wanted = rows.map(pathOf).flatMap((path) => [path, `/zh${path}`])
  assert.deepEqual(
    seen.filter((path) => /\/(hotel-search\/|counties\/(?!all$))/.test(path)).toSorted(),
    wanted.toSorted(),
  )
  for (const path of [
    '/',
    '/zh',
    '/counties/all',
    '/zh/counties/all',
    '/docs/faq',
    '/guarantee',
    '/zh/guarantee',
    '/partner',
    '/sockets',
    '/zh/docs/agentstatement',
    '/article/sprite',
    '/zh/article/via/four-lakes',
  ])
    assert.ok(seen.includes(path), path)
  const american = seen.filter((path) => path.startsWith('/hotel-search/america-usa-'))
  assert.ok(american.length >= 400)
})

test('every listed hotel is in the sitemap, in both languages, and a closed one is not', async () => {
  await fillCatalogue(app.db, { hotels: 12, now: Date.parse('2026-11-15T08:00:00Z') })
  const rows = await app.db<{ id: string }[]>`select id from hotels order by id`
  await app.db`update hotels set state = 'closed' where id = ${rows[0]!.id}`
  assert.match((await get('/sitemap.xml')).body, /sitemap-hotels-1\.xml/)
  const { body } = await get('/sitemap-hotels-1.xml')
  assertWellFormed(body)
  const wanted = rows.slice(1).flatMap(({ id }) => [`/hotels/${id}`, `/zh/hotels/${id}`])
  const seen = matches(body, /<loc>http:\/\/localhost:4321([^<]+)<\/loc>/g)
  assert.deepEqual(seen.toSorted(), wanted.toSorted())
})

test('a part that does not exist is not found', async () => {
  for (const file of ['places-999', 'places-0', 'nothing-1', 'places'])
    assert.equal((await get(`/sitemap-${file}.xml`)).statusCode, 404, file)
})

test('robots.txt excludes personal pages and names the sitemap', async () => {
  const { body, headers } = await get('/robots.txt')
  assert.match(String(headers['content-type']), /^text\/plain/)
  const lines = body.split('\n')
  for (const line of [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dev/',
    'Disallow: /center',
    'Disallow: /zh/center',
    'Sitemap: http://localhost:4321/sitemap.xml',
  ])
    assert.ok(lines.includes(line), line)
})

test('each language has a manifest with the name of the site', async () => {
  for (const [url, lang, start] of [
    ['/manifest.webmanifest', 'en', '/'],
    ['/manifest.webmanifest?lang=zh', 'zh-CN', '/zh'],
  ] as const) {
    const answer = await get(url)
    assert.match(String(answer.headers['content-type']), /^application\/manifest\+json/)
    const manifest = answer.json()
    assert.deepEqual([manifest.lang, manifest.start_url, manifest.name], [lang, start, 'Inn & Co'])
    assert.notEqual(manifest.description, '')
  }
})

test('a page links its icons and its manifest, and all of them exist', async () => {
  const whole = await testApp({ pages: true })
  for (const path of ['/', '/zh']) {
    const { body } = await whole.http.inject({ url: path })
    const links = matches(body, /<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)
    assert.equal(links.length, 4)
    const { icons } = (await whole.http.inject({ url: links.at(-1)! })).json<{ icons: { src: string }[] }>()
    for (const url of [...links, ...icons.map(({ src }) => src)]) {
      const { statusCode, headers } = await whole.http.inject({ url })
      assert.equal(statusCode, 200, url)
      assert.match(String(headers['cache-control']), /max-age=86400/, url)
    }
  }
})
