import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { testApp } from '#test/support/app.ts'
import { eventually } from '#test/support/eventually.ts'
import { withoutSecrets } from './logging.ts'

test('health reports that the process is alive, ready that it can serve', async () => {
  const app = await testApp()
  assert.deepEqual((await app.http.inject('/api/health')).json(), {
    code: 1,
    msg: 'OK',
    data: { alive: true },
  })
  assert.equal((await app.http.inject('/api/ready')).statusCode, 200)
  await app.drain()
  const draining = await app.http.inject('/api/ready')
  assert.equal(draining.statusCode, 503)
  assert.equal(draining.json().data.reason, 'not_ready')
})

test('while draining, ready fails and requests are still answered', async () => {
  const app = await testApp({ env: { DRAIN_SECONDS: '1' } })
  const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
  const status = async (path: string) => (await fetch(base + path)).status
  let isDrained = false
  const drained = app.drain().then(() => {
    isDrained = true
  })
  for (const path of ['/api/ready', '/api/ready?of=process']) assert.equal(await status(path), 503)
  const answer = await fetch(`${base}/api/system/getpath?path=/x`)
  assert.equal(answer.status, 200)
  // A proxy then opens no request on a connection that is about to close.
  assert.equal(answer.headers.get('connection'), 'close')
  assert.equal(isDrained, false)
  await drained
  assert.equal(await status('/api/ready'), 503)
})

test('a process is ready while every connection of its pool is in use', async () => {
  let now = Date.now()
  const app = await testApp({ clock: () => now })
  assert.equal((await app.http.inject('/api/ready')).statusCode, 200)
  // Bookings that wait for row locks.
  const sessions = await Promise.all(Array.from({ length: 10 }, () => app.db.reserve()))
  // The facts of the catalogue are outdated.
  now += 60_000
  assert.equal((await app.http.inject('/api/ready')).statusCode, 200)
  for (const session of sessions) session.release()
})

test('without its database the server is alive but not ready', async () => {
  const app = await testApp()
  await app.db.end()
  assert.equal((await app.http.inject('/api/health')).statusCode, 200)
  assert.equal((await app.http.inject('/api/ready')).statusCode, 503)
})

test('metrics are served to this machine or with the token', async () => {
  const app = await testApp({ env: { METRICS_TOKEN: 'a-long-enough-token' } })
  const status = async (headers: Record<string, string>) =>
    (await app.http.inject({ url: '/metrics', headers })).statusCode
  assert.equal(await status({ host: 'localhost:3000' }), 200)
  assert.equal(await status({ host: 'localhost', 'x-forwarded-for': '1.2.3.4' }), 404)
  const headers = { host: 'localhost' }
  for (const remoteAddress of ['10.0.0.7', '203.0.113.9', '2001:db8::1', '::ffff:10.0.0.7'])
    assert.equal((await app.http.inject({ url: '/metrics', headers, remoteAddress })).statusCode, 404)
  for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    assert.equal((await app.http.inject({ url: '/metrics', headers, remoteAddress })).statusCode, 200)
  const { body } = await app.http.inject({ url: '/metrics', headers: { host: 'localhost' } })
  assert.equal(await status({ host: 'hotels.example' }), 404)
  assert.equal(await status({ host: 'hotels.example', authorization: 'Bearer a-long-enough-token' }), 200)
  assert.equal(await status({ host: 'hotels.example', authorization: 'Bearer wrong' }), 404)
  assert.match(body, /lodestar_http_seconds_count\{method="GET",route="\/metrics",status="404"\} \d/)
})

test('a site with a public URL requires the token, also on its own machine', async () => {
  const env = { PUBLIC_URL: 'http://localhost:3000', METRICS_TOKEN: 'a-long-enough-token' }
  const app = await testApp({ env })
  const status = async (headers: Record<string, string>) =>
    (await app.http.inject({ url: '/metrics', headers: { host: 'localhost:3000', ...headers } })).statusCode
  assert.equal(await status({}), 404)
  assert.equal(await status({ authorization: 'Bearer a-long-enough-token' }), 200)
})

test('the mailbox is closed once a proxy on this machine has forwarded a request', async () => {
  const app = await testApp()
  const status = async (headers: Record<string, string>, url = '/dev/mailbox.json') =>
    (await app.http.inject({ url, headers })).statusCode
  assert.equal(await status({ host: 'localhost:3000' }), 200)
  assert.equal(await status({ host: '127.0.0.1:3000' }), 200)
  // A foreign host name from another machine does not prove a local proxy.
  const elsewhere = { url: '/api/health', headers: { host: 'hotels.example' }, remoteAddress: '203.0.113.9' }
  await app.http.inject(elsewhere)
  assert.equal(await status({ host: 'localhost:3000' }), 200)
  assert.equal(await status({ host: 'hotels.example' }, '/api/health'), 200)
  for (const url of ['/dev/mailbox.json', '/dev/mailbox', '/dev/pictures.json', '/metrics'])
    assert.equal(await status({ host: 'localhost:3000' }, url), 404, url)
})

test('nginx with its default proxy_pass is not taken for this machine', async () => {
  const app = await testApp()
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.http.server.address() as AddressInfo
  const statusOf = async (head: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET /dev/mailbox.json ${head}\r\n\r\n`)
    const [first] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    return Number(/^HTTP\/1\.\d (\d{3})/.exec(String(first))![1])
  }
  const host = `Host: 127.0.0.1:${port}`
  assert.equal(await statusOf(`HTTP/1.0\r\n${host}\r\nConnection: close`), 404)
  assert.equal(await statusOf(`HTTP/1.1\r\n${host}\r\nConnection: close`), 200)
})

test('a forwarded address is used only from a trusted proxy', async () => {
  const seen = async (env: Record<string, string>) => {
    const app = await testApp({ env })
    const addresses: string[] = []
    app.http.addHook('onRequest', async (request) => void addresses.push(request.ip))
    await app.http.inject({
      url: '/api/health',
      remoteAddress: '10.1.1.1',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    })
    return addresses[0]
  }
  assert.equal(await seen({}), '10.1.1.1')
  assert.equal(await seen({ TRUST_PROXY: '10.1.1.1' }), '203.0.113.9')
  assert.equal(await seen({ TRUST_PROXY: '10.9.9.9' }), '10.1.1.1')
})

test('responses are compressed as the client accepts', async () => {
  const app = await testApp()
  const plain = (await app.http.inject('/api/openapi.json')).body
  const br = await app.http.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'gzip, br' } })
  assert.equal(br.headers['content-encoding'], 'br')
  assert.equal(brotliDecompressSync(br.rawPayload).toString(), plain)
  const gzip = await app.http.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'gzip' } })
  assert.equal(gunzipSync(gzip.rawPayload).toString(), plain)
})

test('every response has security headers and a request id; HSTS is sent where the site’s URL is https', async () => {
  const app = await testApp({ env: { TRUST_PROXY: '127.0.0.1' } })
  const { headers } = await app.http.inject('/api/health')
  assert.equal(headers['x-content-type-options'], 'nosniff')
  assert.match(String(headers['x-request-id']), /^[0-9a-f-]{36}$/)
  assert.equal(headers['strict-transport-security'], undefined)
  const forwarded = await app.http.inject({ url: '/api/health', headers: { 'x-forwarded-proto': 'https' } })
  assert.equal(forwarded.headers['strict-transport-security'], undefined)
  const secure = await testApp({ env: { PUBLIC_URL: 'https://localhost:3443' } })
  const tls = await secure.http.inject('/api/health')
  assert.match(String(tls.headers['strict-transport-security']), /max-age=31536000/)
})

test('a shutdown finishes the requests under way, whichever socket accepted them', async () => {
  const app = await testApp()
  const requests = 40
  const begun = Promise.withResolvers<void>()
  const going = Promise.withResolvers<void>()
  let [started, finished] = [0, 0]
  app.http.get('/slow', async () => {
    if (++started === requests) begun.resolve()
    await going.promise
    finished += 1
    return { done: true }
  })
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const slow = Array.from({ length: requests }, () =>
    fetch(`${base}/slow`, { headers: { connection: 'close' } }).then((response) => response.json()),
  )
  await begun.promise
  let isClosed = false
  const closing = app.http.close().then(() => {
    isClosed = true
  })
  // Its listeners are gone, and the requests still run.
  await eventually(
    () =>
      fetch(base).then(
        () => false,
        () => true,
      ),
    (isRefused) => isRefused,
  )
  assert.equal(isClosed, false)
  going.resolve()
  await closing
  assert.equal(finished, requests)
  assert.ok((await Promise.all(slow)).every(({ done }) => done))
})

test('logs contain no secrets', () => {
  assert.equal(
    withoutSecrets('/api/x?amail=a@b.c&page=2&q=hello&smscode=123456'),
    '/api/x?amail=…&page=2&q=…&smscode=…',
  )
  assert.equal(
    withoutSecrets('/x?contact%5Bemail%5D=a@b.c&contact[name]=Ann&PHONE=1&question=2&q&%zz=1'),
    '/x?contact%5Bemail%5D=…&contact[name]=…&PHONE=…&question=2&q&%zz=1',
  )
})
