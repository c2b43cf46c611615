import assert from 'node:assert/strict'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { readSettings } from '../settings.ts'
import { createAnswerCache, serveCachedAnswers } from './answer-cache.ts'
import { serveApi } from './api.ts'
import { limitAddresses } from './limits/address-limit.ts'
import { createServer } from './server.ts'

type Got = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }

/** A server whose only response is cached until `isFresh` becomes false. */
async function serving(env: Record<string, string> = {}) {
  const settings = readSettings({ LOG_LEVEL: 'silent', PORT: '0', ...env })
  const { app, metrics } = await createServer({ settings })
  limitAddresses(app, settings)
  const cache = createAnswerCache()
  serveCachedAnswers(app, cache)
  const state = { made: 0, isFresh: true }
  serveApi(app, {
    cache,
    origin: () => 'http://localhost',
    findSession: async () => null,
    respond: async () => {
      const made = ++state.made
      return {
        envelope: { code: 1, msg: 'done', data: { made, text: 'a list '.repeat(300) } },
        isFresh: () => state.isFresh && made === state.made,
      }
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  after(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Got>((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, headers, method, agent: false }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts) }),
        )
      })
      sent.on('error', reject)
      sent.end()
    })
  return { get, state, metrics }
}

const asked = '/api/hot/hlis?kw=kyoto&lang=en'
const ofItsOwn = ['x-request-id', 'date']
const textOf = (body: Buffer) => (JSON.parse(body.toString()) as { data: { text: string } }).data.text
const steady = ({ headers }: Got) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofItsOwn.includes(name)))

test('a response is cached from its second request on', async () => {
  const { get, state } = await serving()
  const made: number[] = []
  for (let time = 0; time < 4; time++) {
    await get(asked)
    made.push(state.made)
  }
  assert.deepEqual(made, [1, 2, 2, 2])
})

test('a cached response is sent unchanged with its own request id, and counted', async () => {
  const { get, state, metrics } = await serving()
  await get(asked)
  const first = await get(asked)
  const second = await get(asked)
  assert.equal(state.made, 2)
  assert.deepEqual(second.body, first.body)
  assert.deepEqual(steady(second), steady(first))
  assert.equal(second.headers['x-frame-options'], 'DENY')
  assert.notEqual(second.headers['x-request-id'], first.headers['x-request-id'])
  const told = await metrics.registry.metrics()
  assert.match(told, /seconds_count\{.*route="\/api\/hot\/hlis",status="200"\} 3/)
})

test('a stale response is computed again', async () => {
  const { get, state } = await serving()
  await get(asked)
  await get(asked)
  state.isFresh = false
  await get(asked)
  assert.equal(state.made, 3)
})

test('a matching If-None-Match gets 304', async () => {
  const { get, state } = await serving()
  await get(asked)
  const { headers } = await get(asked)
  const again = await get(asked, { 'if-none-match': String(headers.etag) })
  assert.equal(again.status, 304)
  assert.equal(again.body.length, 0)
  assert.equal(state.made, 2)
})

test('a cached response is compressed if the client accepts it, and plain otherwise', async () => {
  const { get, state } = await serving()
  await get(asked)
  const plain = await get(asked)
  for (const time of ['first', 'second']) {
    const small = await get(asked, { 'accept-encoding': 'br' })
    assert.equal(small.headers['content-encoding'], 'br', time)
    assert.deepEqual(brotliDecompressSync(small.body), plain.body, time)
  }
  assert.equal((await get(asked, { 'accept-encoding': 'identity' })).headers['content-encoding'], undefined)
  assert.equal(state.made, 2)
})

test('a fresh response is compressed quickly, and the cached one well', async () => {
  const { get } = await serving()
  const accepted = { 'accept-encoding': 'gzip, br, zstd' }
  await get(asked, accepted)
  const fresh = await get(asked, accepted)
  assert.equal(fresh.headers['content-encoding'], 'zstd')
  const cached = await get(asked, accepted)
  assert.equal(cached.headers['content-encoding'], 'br')
  assert.deepEqual(zstdDecompressSync(fresh.body), brotliDecompressSync(cached.body))
})

test('a response that is sent once has the same text, Vary and ETag in every encoding', async () => {
  const { get } = await serving()
  const plain = await get(`${asked}&page=1`)
  const decoders = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }
  for (const [encoding, decode] of Object.entries(decoders)) {
    const { headers, body } = await get(`${asked}&page=${encoding}`, { 'accept-encoding': encoding })
    assert.equal(headers['content-encoding'], encoding)
    assert.equal(headers.vary, plain.headers.vary)
    assert.equal(textOf(decode(body)), textOf(plain.body), encoding)
    assert.match(String(headers.etag), /^W\/"/)
  }
})

test('requests with a token or another method are not served from the cache', async () => {
  const { get, state } = await serving()
  await get(asked)
  await get(asked)
  await get(asked, { authentic: 'dead' })
  assert.equal(state.made, 3)
  assert.equal((await get(asked, {}, 'POST')).status, 405)
})

test('cached responses count against the rate limit of each IP address, also behind a proxy', async () => {
  const few = {
    PUBLIC_URL: 'https://localhost',
    TRUST_PROXY: '127.0.0.1',
    LIMITS: 'api_per_address_minute=3/60',
  }
  const { get, state } = await serving(few)
  const from = (address: string) => ({ 'x-forwarded-for': address, 'x-forwarded-proto': 'https' })
  const statuses: number[] = []
  for (let i = 0; i < 5; i++) statuses.push((await get(asked, from('203.0.113.9'))).status)
  assert.deepEqual(statuses, [200, 200, 200, 429, 429])
  const other = await get(asked, from('203.0.113.10'))
  assert.equal(other.status, 200)
  assert.match(String(other.headers['strict-transport-security']), /max-age/)
  assert.equal(state.made, 2)
})
