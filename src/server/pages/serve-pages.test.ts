import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { testApp } from '#test/support/app.ts'
import { errorWords } from '#words/errors/errors.ts'
import { loadBuiltPages } from '../startup/load-pages.ts'

const app = await testApp({ pages: true })
const visit = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers })

test('each language has its own complete page', async () => {
  for (const [path, lang, text] of [
    ['/', 'en', 'Lodestar'],
    ['/zh', 'zh-CN', '星宿'],
  ] as const) {
    const { statusCode, body, headers } = await visit(path)
    assert.equal(statusCode, 200)
    assert.match(body, new RegExp(`<html lang="${lang}"`))
    assert.ok(body.includes(text))
    assert.match(String(headers['content-type']), /text\/html; charset=utf-8/)
  }
})

test('a page has a canonical URL, its alternate language and its metadata', async () => {
  const { body } = await visit('/zh')
  assert.match(body, /<title>[^<]+ - 酒店优惠价 Hotel Best Rates<\/title>/)
  for (const part of [
    /<meta name="description" content="[^"]+"/,
    /<meta name="keywords" content="[^"]+"/,
    /rel="canonical" href="[^"]+\/zh"/,
    /hreflang="en" href/i,
    /hreflang="zh-CN" href/i,
    /hreflang="x-default" href/i,
  ]) {
    assert.match(body, part)
  }
  assert.match((await visit('/')).body, /<title>[^<]+ - Hotel Best Rates<\/title>/)
})

test('an unsupported currency is ignored', async () => {
  const marked = async (currency: string) =>
    (await visit('/zh', { cookie: `localcurrency=${currency}` })).headers.etag
  assert.equal(await marked('ZZZ'), await marked('CNY'))
  assert.notEqual(await marked('USD'), await marked('CNY'))
})

test('a first visitor gets the currency of their language and region, and their own choice wins', async () => {
  const currencyOf = async (path: string, headers: Record<string, string>) =>
    /<html[^>]* data-currency="(\w+)"/.exec((await visit(path, headers)).body)?.[1]
  for (const path of ['/', '/zh', '/docs/faq']) {
    assert.equal(await currencyOf(path, {}), 'CNY')
    assert.equal(await currencyOf(path, { 'accept-language': 'en-GB,en;q=0.9' }), 'GBP')
    assert.equal(await currencyOf(path, { 'accept-language': 'ja' }), 'JPY')
    assert.equal(await currencyOf(path, { 'accept-language': 'en-GB', cookie: 'localcurrency=EUR' }), 'EUR')
    assert.equal(await currencyOf(path, { 'accept-language': 'en-GB', cookie: 'localcurrency=ZZZ' }), 'GBP')
  }
})

test('a shared cache distinguishes pages by Accept-Language', async () => {
  const { headers } = await visit('/zh', { 'accept-language': 'en-GB' })
  assert.match(String(headers['cache-control']), /^public/)
  assert.match(String(headers.vary), /accept-language/)
})

test('an unknown path is a page with status 404, in its language', async () => {
  for (const [path, text, small] of [
    [
      '/nothing-here',
      'The source is not exsiting in which you accessed pages. Please to home page.',
      'Page not found: /nothing-here',
    ],
    ['/zh/nothing-here', '您访问的资源不存在，请返回首页。', '页面不存在：/nothing-here'],
  ] as const) {
    const { statusCode, body } = await visit(path)
    assert.equal(statusCode, 404)
    assert.ok(body.includes(text))
    assert.ok(body.includes(small))
  }
})

test('the policy allows exactly the scripts of the page it is sent with', async () => {
  const { body, headers } = await visit('/')
  const policy = String(headers['content-security-policy'])
  const scripts = [...body.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => text!,
  )
  assert.ok(scripts.length > 0)
  for (const text of scripts)
    assert.ok(policy.includes(createHash('sha256').update(text).digest('base64')), text.slice(0, 60))
  assert.ok(!policy.includes("script-src 'self' 'unsafe-inline'"))
})

test('an injected script is not listed', async () => {
  const built = await loadBuiltPages()
  const injected = await testApp({
    pages: {
      ...built,
      fetch: async (request, options) => {
        const answer = await built.fetch(request, options)
        const html = await answer.text()
        return new Response(html.replace('</body>', '<script>steal()</script></body>'), answer)
      },
    },
  })
  const { body, headers } = await injected.http.inject('/docs/about')
  const policy = String(headers['content-security-policy'])
  assert.ok(body.includes('<script>steal()</script>'))
  assert.ok(!policy.includes(createHash('sha256').update('steal()').digest('base64')))
  assert.match(policy, /script-src 'self'( 'sha256-[^']+'){2,};/)
  assert.ok(!body.includes('nonce'))
})

test('a matching If-None-Match gets 304, and the browser keeps the policy it had', async () => {
  const first = await visit('/zh')
  const bare = String(first.headers.etag).replace('W/', '')
  assert.equal((await visit('/zh', { 'if-none-match': `"x", ${bare}` })).statusCode, 304)
  const again = await visit('/zh', { 'if-none-match': String(first.headers.etag) })
  assert.equal(again.statusCode, 304)
  assert.equal(again.headers['content-security-policy'], undefined)
  assert.equal(again.body, '')
})

test('only pages that are the same for everybody are cacheable by others', async () => {
  const cacheControl = async (url: string, headers = {}) =>
    String((await visit(url, headers)).headers['cache-control'])
  assert.match(await cacheControl('/zh'), /^public/)
  assert.match(await cacheControl('/'), /^private/)
  assert.match(await cacheControl('/zh', { cookie: 'localcurrency=USD' }), /^private/)
  assert.match(await cacheControl('/zh', { cookie: 'USER_TOEKN=%7B%7D' }), /^private/)
  assert.match(await cacheControl('/nothing-here'), /^private/)
  assert.equal(await cacheControl('/zh?preview=x'), 'private, no-store')
})

test('pages are compressed and the same underneath', async () => {
  const plain = (await visit('/zh')).body
  const packed = await visit('/zh', { 'accept-encoding': 'gzip, deflate, br' })
  assert.equal(packed.headers['content-encoding'], 'br')
  assert.equal(brotliDecompressSync(packed.rawPayload).toString(), plain)
})

test('build files are cacheable for a year, compressed, and nothing else is served', async () => {
  const { body } = await visit('/')
  const file = /src="(\/assets\/[^"]+\.js)"/.exec(body)![1]!
  const { statusCode, headers } = await visit(file, { 'accept-encoding': 'br' })
  assert.equal(statusCode, 200)
  assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.equal(headers['content-encoding'], 'br')
  assert.equal((await visit('/favicon.svg')).statusCode, 200)
  for (const path of [
    '/assets/none.js',
    '/assets/../server/server.js',
    '/assets/%2e%2e/server/server.js',
    '/assets/..%2f..%2fserver/server.js',
  ]) {
    assert.notEqual((await visit(path)).statusCode, 200, path)
  }
})

test('pages accept GET and HEAD only', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
    const { statusCode, headers } = await app.http.inject({ method, url: '/docs/about' })
    assert.equal(statusCode, 405, method)
    assert.equal(headers.allow, 'GET, HEAD')
  }
  const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
  const head = await fetch(`${base}/zh`, { method: 'HEAD' })
  assert.equal(head.status, 200)
  assert.equal(await head.text(), '')
})

test('the language is chosen by query, cookie and prefix as decided', async () => {
  const asked = await visit('/docs/faq?lang=zh&a=1')
  assert.equal(asked.statusCode, 302)
  assert.equal(asked.headers.location, '/zh/docs/faq?a=1')
  assert.match(
    String(asked.headers['set-cookie']),
    /^setupLang=zh-cn; Max-Age=31536000; Path=\/; SameSite=Lax$/,
  )
  const home = await visit('/', { cookie: 'setupLang=zh-cn' })
  assert.equal(home.statusCode, 302)
  assert.equal(home.headers.location, '/zh')
  assert.match(String(home.headers['cache-control']), /private/)
})

test('old URLs are redirected permanently in one hop', async () => {
  for (const [from, to] of [
    ['/hdetail/5', '/hotels/5'],
    ['/zh/hlist/New_York?s_d=2027-01-01', '/zh/hotel-search/america-usa-new-york?s_d=2027-01-01'],
  ] as const) {
    const { statusCode, headers } = await visit(from)
    assert.equal(statusCode, 301)
    assert.equal(headers.location, to)
  }
})

test('a redirect rule applies, to other hosts only if they are allowed', async () => {
  const other = await testApp({ pages: true, env: { REDIRECT_HOSTS: 'partner.example' } })
  await other.db`insert into redirect_rules (path, target) values
    ('/moved', '/docs/about'), ('/abroad', 'https://partner.example/x'), ('/evil', 'https://evil.example/x')`
  const at = async (path: string) => (await other.http.inject(path)).headers.location
  assert.equal(await at('/moved'), '/docs/about')
  assert.equal(await at('/zh/moved'), '/zh/docs/about')
  assert.equal(await at('/abroad'), 'https://partner.example/x')
  assert.equal(await at('/evil'), undefined)
})

test('a page that fails shows an error page without details', async () => {
  const fetch = async () => {
    throw new Error('a fault of React')
  }
  const broken = await testApp({ pages: { ...(await loadBuiltPages()), fetch } })
  const { statusCode, body } = await broken.http.inject('/zh/anything')
  assert.equal(statusCode, 500)
  assert.ok(body.includes('系统出了点问题'))
  assert.doesNotMatch(body, /Error|at .*\.ts|node_modules|CONNECTION/)
})

test('the 404 of an order has the title of a 404', async () => {
  for (const path of [
    '/center/detail/abc',
    '/zh/center/detail/0',
    '/center/detail/x/voucher',
    '/center/detail/x/invoice',
  ]) {
    const [order, lost] = [
      await visit(path),
      await visit(path.startsWith('/zh') ? '/zh/nowhere' : '/nowhere'),
    ]
    const titleOf = (body: string) => /<title>([^<]*)<\/title>/.exec(body)?.[1]
    assert.equal(order.statusCode, 404, path)
    assert.equal(titleOf(order.body), titleOf(lost.body), path)
  }
})

test('developer pages are served to this machine, and closed with a public URL', async () => {
  const status = async (headers: Record<string, string>) => (await visit('/dev/ui', headers)).statusCode
  assert.equal(await status({ host: 'localhost:3000' }), 200)
  assert.equal(await status({ host: 'localhost', 'x-forwarded-for': '203.0.113.9' }), 404)
  assert.equal(await status({ host: 'localhost', via: '1.1 proxy' }), 404)
  const fromElsewhere = { url: '/dev/ui', headers: { host: 'localhost' }, remoteAddress: '203.0.113.9' }
  assert.equal((await app.http.inject(fromElsewhere)).statusCode, 404)
  assert.equal(await status({ host: 'hotels.example' }), 404)
  assert.equal(await status({ host: 'localhost:3000' }), 404, 'a proxy was seen')
  const publicly = await testApp({
    pages: true,
    env: {
      PUBLIC_URL: 'https://hotels.example',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'rooms@hotels.example',
      DEMO: '1',
    },
  })
  assert.equal(
    (await publicly.http.inject({ url: '/dev/ui', headers: { host: 'localhost' } })).statusCode,
    404,
  )
  assert.ok(
    (await publicly.http.inject('/zh')).body.includes('rel="canonical" href="https://hotels.example/zh"'),
  )
})

test('no encoding of a path opens local pages or redirects elsewhere', async () => {
  for (const path of [
    '/%64ev/ui',
    '/DEV/ui',
    '/x/../dev/ui',
    '/x/%2e%2e/dev/ui',
    '/./dev/ui',
    '/zh/../dev/ui',
    '//dev/ui',
  ]) {
    assert.equal((await visit(path, { host: 'evil.example' })).statusCode, 404, path)
  }
  for (const path of ['//evil.example/', '/zh//evil.example?lang=en', '/%5Cevil.example/']) {
    assert.doesNotMatch(String((await visit(path)).headers.location ?? '/'), /^\/[\\/]/, path)
  }
})

test('a malformed path is a 404 page in its language', async () => {
  for (const [path, lang] of [
    ['/%zz', 'en'],
    ['/%ff', 'en'],
    ['/zh/%ff', 'zh-CN'],
    ['/counties/%E0%A4%A', 'en'],
  ] as const) {
    const { statusCode, body } = await visit(path)
    assert.equal(statusCode, 404, path)
    assert.match(body, new RegExp(`<html lang="${lang}"`), path)
  }
})

test('a page is sent only in an encoding that the client accepts', async () => {
  const encoding = async (accepted: string) =>
    (await visit('/zh', { 'accept-encoding': accepted })).headers['content-encoding']
  assert.equal(await encoding('br;q=0, gzip'), 'gzip')
  assert.equal(await encoding('br;q=0,gzip;q=0'), undefined)
  assert.equal(await encoding('gzip;q=0.5, br;q=0.1'), 'br')
})

test('a not-found page has its own title', async () => {
  for (const path of ['/nope', '/docs/secrets', '/hotels/abc', '/counties/nowhere']) {
    assert.match((await visit(path)).body, /<title>404 - Hotel Best Rates<\/title>/, path)
  }
})

test('not-found paths share one rendering for each language and kind, and each page shows its own path', async () => {
  const built = await loadBuiltPages()
  const rendered: string[] = []
  // A rendering is kept for ten seconds.
  const now = Date.now()
  const counting = await testApp({
    clock: () => now,
    pages: {
      ...built,
      fetch: async (request, options) => {
        const answer = await built.fetch(request, options)
        if (answer.status === 404) rendered.push(new URL(request.url).pathname)
        return answer
      },
    },
  })
  const paths = Array.from({ length: 20 }, (_, n) => [
    `/lost-${n}`,
    `/zh/lost/deep/${n}`,
    `/docs/lost-${n}`,
  ]).flat()
  for (const path of paths) {
    const { statusCode, body } = await counting.http.inject(`${path}?n=1`)
    assert.equal(statusCode, 404)
    const shown = path.replace(/^\/zh/, '')
    const say = errorWords(path.startsWith('/zh/') ? 'zh' : 'en')
    const sentence = path.startsWith('/docs/') ? say.invalid(shown) : say.unmatched(shown)
    assert.ok(body.includes(`>${sentence}</small>`), path)
  }
  assert.equal(rendered.length, 3)
})

test('a not-found page from the shared rendering equals one rendered for its path', async () => {
  const built = await loadBuiltPages()
  // In development nothing is shared.
  const env = { PUBLIC_URL: 'http://localhost:3000' }
  const alone = await testApp({ pages: { ...built, live: true }, env })
  const together = await testApp({ pages: built, env })
  const small = (body: string) => /<small data-lost[^>]*>.*?<\/small>/s.exec(body)?.[0]
  const names = (body: string) => [...body.matchAll(/\bi:"([^"]*)"/g)].map(([, name]) => name)
  // A query may encode the same character in several ways.
  const read = (link: string) => decodeURIComponent(link.replaceAll('+', ' ').replaceAll('&#x27;', "'"))
  const links = (body: string) =>
    [...body.matchAll(/href="([^"]*lost[^"]*)"/g)].map(([, link]) => read(link!))
  for (const path of [
    '/lost',
    '/lost/a%20b&c',
    "/lost'(x)",
    '/zh/lost/%E4%BD%A0',
    '/docs/lost%3Cb%3E',
    '/counties/lost',
  ]) {
    const [shared, own] = [await together.http.inject(path), await alone.http.inject(path)]
    assert.ok(small(own.body), path)
    assert.equal(small(shared.body), small(own.body), path)
    assert.deepEqual(names(shared.body), names(own.body), path)
    assert.deepEqual(links(shared.body), links(own.body), path)
    const policy = String(shared.headers['content-security-policy'])
    const scripts = [...shared.body.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    for (const [, text] of scripts)
      assert.ok(policy.includes(createHash('sha256').update(text!).digest('base64')), path)
  }
})

test('concurrent requests are never mixed up', async () => {
  const paths = { '/': 200, '/zh': 200, '/nothing-here': 404, '/zh/nothing-here': 404 }
  const visits = Object.entries(paths).flatMap(([path, status]) =>
    Array.from({ length: 60 }, (_, n) => ({ path, status, url: `${path}?n=${n}` })),
  )
  const answers = await Promise.all(visits.map(({ url }) => visit(url)))
  for (const [i, { body, statusCode }] of answers.entries()) {
    const { path, status } = visits[i]!
    assert.match(body, path.startsWith('/zh') ? /<html lang="zh-CN"/ : /<html lang="en"/)
    assert.equal(statusCode, status, path)
  }
})
