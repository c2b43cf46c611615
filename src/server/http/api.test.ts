import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { everyEndpoint } from '#contract/schemas.ts'
import { testApp } from '#test/support/app.ts'
import { haveGuests } from '#test/support/guests.ts'
import { refusals } from '#words/errors/refusals.ts'

const guest = { id: '1', guestId: '7', account: 'guest@lodestar.example' }
const app = await testApp({ findSession: async ({ token }) => (token === 'good' ? guest : null) })
await haveGuests(app.db, [Number(guest.guestId)])
type Answer = {
  code: number
  msg: string
  data: { reason?: string; fields?: Record<string, string>; incident?: string } | null
}

async function ask(
  method: 'GET' | 'POST',
  path: string,
  { headers = {}, payload }: { headers?: Record<string, string>; payload?: string | Buffer } = {},
) {
  const response = await app.http.inject({
    method,
    url: path,
    headers,
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() as Answer }
}
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json' }

function assertEnvelope({ status, body }: { status: number; body: Answer }, about: string) {
  assert.deepEqual(Object.keys(body).sort(), ['code', 'data', 'msg'], about)
  assert.equal(body.code, status === 200 ? 1 : status, about)
  assert.ok(body.msg.length > 0, about)
  if (status !== 200) assert.ok(body.data?.reason && body.data.reason in refusals, about)
}

describe('every endpoint', () => {
  for (const { endpoint } of everyEndpoint) {
    const about = `${endpoint.method} ${endpoint.path}`
    test(`${about} answers with the envelope and enforces its access rule`, async () => {
      const answer = await ask(endpoint.method, `/api/${endpoint.path}`)
      assertEnvelope(answer, about)
      const isShut = endpoint.access === 'session' || endpoint.access === 'session_or_ticket'
      if (isShut) assert.equal(answer.body.data?.reason, 'sign_in_required')
      const dead = await ask(endpoint.method, `/api/${endpoint.path}`, { headers: { authentic: 'dead' } })
      if (isShut) assert.equal(dead.body.data?.reason, 'session_expired')
      // The data of `own` endpoints differs between anonymous visitors.
      else if (endpoint.access === 'own') assert.equal(dead.body.code, answer.body.code)
      else assert.deepEqual(dead.body, answer.body)
    })

    test(`${about} answers hostile input with a 4xx, never a 5xx of ours`, async () => {
      const headers = { authentic: 'good' }
      const inputs = [
        '?a[b][c][d][e][f]=1',
        '?id=%ff',
        '?id=%zz',
        `?q=${'x'.repeat(20_000)}`,
        '?page=-1&page_size=51&id[]=1&rooms=NaN&s_d=2027-02-30',
        `?${'a[]=1&'.repeat(450)}`,
        '?__proto__[x]=1',
      ]
      for (const input of inputs) {
        const answer = await ask(endpoint.method, `/api/${endpoint.path}${input}`, { headers })
        assertEnvelope(answer, about + input.slice(0, 30))
        assert.ok(
          answer.status < 500 || answer.body.data?.reason === 'not_built',
          `${about} ${input.slice(0, 30)} ${answer.status}`,
        )
      }
      if (endpoint.method === 'GET') return
      const bodies: [Record<string, string>, string | Buffer][] = [
        [json, '{"a":'],
        [json, '[]'],
        [json, 'null'],
        [json, '{"__proto__":{"x":1}}'],
        [json, `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
        [json, Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
        [form, Buffer.from([0x61, 0x3d, 0xc3, 0x28])],
        [form, 'x'.repeat(200_000)],
        [{ 'content-type': 'text/xml' }, '<a/>'],
        [{ 'content-type': 'multipart/form-data; boundary=x' }, '--y'],
      ]
      for (const [type, payload] of bodies) {
        const answer = await ask('POST', `/api/${endpoint.path}`, {
          headers: { ...headers, ...type },
          payload,
        })
        assertEnvelope(answer, `${about} ${payload.toString().slice(0, 20)}`)
        assert.ok(
          answer.status < 500 || answer.body.data?.reason === 'not_built',
          `${about} ${payload.toString().slice(0, 20)} ${answer.status}`,
        )
      }
    })
  }
})

test('random queries never break anything', async () => {
  const paths = everyEndpoint
    .filter(({ endpoint }) => endpoint.method === 'GET')
    .map(({ endpoint }) => endpoint.path)
  const piece = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('[', ']', '=', '&', '%', '%00', '[]', '[0]', 'ages'),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), fc.array(piece, { maxLength: 12 }), async (path, pieces) => {
      const query = pieces
        .join('')
        .replace(/[^\x21-\x7e]|#/g, (c) => encodeURIComponent(c.isWellFormed() ? c : '?'))
      const answer = await ask('GET', `/api/${path}?${query}`)
      assertEnvelope(answer, query)
      assert.ok(answer.status < 500 || answer.body.data?.reason === 'not_built')
    }),
    { numRuns: 300 },
  )
})

test('a response is in the requested language, Chinese otherwise', async () => {
  for (const [lang, sentence] of [
    ['en', 'Please check what you entered'],
    ['en-us', 'Please check what you entered'],
    ['cn', '请检查填写的内容'],
    ['zh-cn', '请检查填写的内容'],
    ['fr', '请检查填写的内容'],
  ]) {
    const { body } = await ask('GET', `/api/system/getpath?lang=${lang}`)
    assert.equal(body.msg, sentence)
  }
  assert.equal((await ask('GET', '/api/system/getpath')).body.data?.fields?.path, '请填写路径')
  assert.equal((await ask('GET', '/api/system/getpath?lang=en')).body.data?.fields?.path, 'Path is required')
})

test("another's uid is refused with a session and ignored without one", async () => {
  const path = '/api/system/getpath?path=/x&uid=8'
  assert.equal(
    (await ask('GET', path, { headers: { authentic: 'good' } })).body.data?.reason,
    'session_mismatch',
  )
  assert.equal(
    (await ask('GET', path.replace('uid=8', 'uid=7'), { headers: { authentic: 'good' } })).body.code,
    1,
  )
  assert.equal((await ask('GET', path)).body.code, 1)
})

test('a body that is not a set of fields is refused and not taken for an empty one', async () => {
  const headers = { ...json, authentic: 'good' }
  for (const payload of ['[{"name":"x"}]', '"name"', '7']) {
    const { status, body } = await ask('POST', '/api/user/edit?lang=en', { headers, payload })
    assert.deepEqual([status, body.data?.reason], [400, 'invalid_input'], payload)
    // The field cannot be named, but `fields` is still an object to iterate over.
    assert.deepEqual(body.data?.fields, {})
  }
})

test('a cross-site form post changes nothing', async () => {
  const post = everyEndpoint.find(
    ({ endpoint }) => endpoint.method === 'POST' && endpoint.access !== 'provider',
  )
  assert.ok(post)
  const path = `/api/${post.endpoint.path}`
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]) {
    assert.equal(
      (await ask('POST', path, { headers })).body.data?.reason,
      'origin_refused',
      JSON.stringify(headers),
    )
  }
  for (const headers of [
    { 'sec-fetch-site': 'same-origin' },
    {},
    { origin: 'http://hotels.example', host: 'hotels.example' },
  ]) {
    assert.notEqual(
      (await ask('POST', path, { headers: headers as Record<string, string> })).body.data?.reason,
      'origin_refused',
    )
  }
})

test('a public response is cacheable for a moment and revalidated by its ETag; a personal one never', async () => {
  const first = await ask('GET', '/api/system/getpath?path=/x')
  assert.equal(first.headers['cache-control'], 'public, max-age=10')
  const again = await app.http.inject({
    url: '/api/system/getpath?path=/x',
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  assert.equal(again.statusCode, 304)
  assert.equal(again.body, '')
  for (const [url, headers] of [
    ['/api/system/getpath?path=/x', { authentic: 'good' }],
    ['/api/system/getpath?path=/x&currency=USD', {}],
    ['/api/system/getpath', {}],
  ] as const) {
    assert.equal(
      (await ask('GET', url, { headers: headers as Record<string, string> })).headers['cache-control'],
      'private, no-store',
    )
  }
})

test('an unknown path is 404, a wrong method 405 with the allowed ones', async () => {
  assert.equal((await ask('GET', '/api/hot/nothing')).body.data?.reason, 'not_found')
  const wrong = await ask('POST', '/api/system/getpath')
  assert.equal(wrong.status, 405)
  assert.match(String(wrong.headers.allow), /GET/)
})

test('a file is accepted as multipart where one is expected, up to 5 MB', async () => {
  const boundary = 'x'.repeat(20)
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, authentic: 'good' }
  const body = (name: string, size: number) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n${'a'.repeat(size)}\r\n--${boundary}--\r\n`
  const reason = async (path: string, payload: string) =>
    (await ask('POST', path, { headers, payload })).body.data
  assert.equal((await reason('/api/tool/upfile', body('file', 5 * 1024 * 1024)))?.reason, 'wrong_type')
  assert.equal((await reason('/api/tool/upfile', body('file', 5 * 1024 * 1024 + 1)))?.reason, 'too_large')
  assert.ok((await reason('/api/tool/upfile', body('other', 5)))?.fields?.file)
  assert.equal((await reason('/api/system/feed_send', body('file', 5)))?.reason, 'unsupported_body')
})

test('malformed HTTP and oversized headers get an envelope, and the connection is closed', async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.http.server.address() as { port: number }
  const say = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket
        .on('data', (part) => (answer += part))
        .on('close', () => resolve(answer))
        .on('error', reject)
    })
  assert.match(await say('HELLO\r\n\r\n'), /^HTTP\/1\.1 400 .*"reason":"invalid_input"/s)
  assert.match(
    await say(`GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(50_000)}\r\n\r\n`),
    /^HTTP\/1\.1 431 .*"reason":"headers_too_large"/s,
  )
})

test('nine quotes with long policies fit into a URL, beside the page that has them too', async () => {
  const quotes = Array.from({ length: 9 }, (_, at) => `quote.${at}${'x'.repeat(1_300)}`)
  const fields = new URLSearchParams(quotes.map((quote, at) => [`quotes[${at}]`, quote]))
  const referer = `http://localhost/hreserve?quote=${quotes.join(',')}`
  const { port } = app.http.server.address() as { port: number }
  const answer = await fetch(`http://127.0.0.1:${port}/api/hot/r_rooms?${fields}`, { headers: { referer } })
  assert.equal(((await answer.json()) as { data: { reason: string } }).data.reason, 'quote_invalid')
})

test('the whole contract is readable by machines and by people', async () => {
  const { paths } = (await app.http.inject('/api/openapi.json')).json() as { paths: Record<string, object> }
  for (const { endpoint } of everyEndpoint) {
    assert.ok(
      Object.keys(paths[`/api/${endpoint.path}`] ?? {}).includes(endpoint.method.toLowerCase()),
      endpoint.path,
    )
  }
  const page = await app.http.inject('/api/docs')
  for (const { endpoint } of everyEndpoint)
    assert.ok(page.body.includes(`/api/${endpoint.path}`), endpoint.path)
  assert.ok(page.body.includes('account_code'), 'what a call sends is shown')
  assert.ok(!page.body.includes('<script'))
})
