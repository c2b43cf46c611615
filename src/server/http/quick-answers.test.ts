import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { readSettings } from '../settings.ts'
import { limitAddresses } from './address-limit.ts'
import { serveApi } from './api.ts'
import { createClient } from './client.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { answerQuickly } from './quick-answers.ts'
import { createServer, type Shedding } from './server.ts'
import { writeEnvelope, writeOnLoan } from './written.ts'

type Got = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }

/** A server whose only answer is kept until it is told that something changed. */
async function serving(env: Record<string, string> = {}, usual?: string) {
  const settings = readSettings({ LOG_LEVEL: 'silent', PORT: '0', ...env })
  const { app, metrics } = await createServer({ settings, limits: { eventLoopDelayMs: 0 } })
  const admits = limitAddresses(app, settings)
  const kept = createKeptAnswers()
  const quick = { made: 0, isPressed: false, answers: 'well' as 'well' | 'a refusal' | 'a fault' }
  const makeQuickly = async () => {
    quick.made += 1
    if (quick.answers === 'a fault') throw new Error('a fault')
    if (quick.answers === 'a refusal') return null
    const written = writeEnvelope({ code: 1, msg: 'done', data: { quick: quick.made } })
    return { written, isFresh: () => true, isPublic: true, route: '/api/hot/hlis' }
  }
  answerQuickly(app.server, {
    kept,
    metrics,
    log: app.log,
    client: createClient(settings.TRUST_PROXY),
    admits,
    make: (address) => (usual && address.startsWith(usual) ? makeQuickly : null),
    isPressed: () => quick.isPressed,
  })
  const state = { made: 0, isFresh: true }
  serveApi(app, {
    kept,
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
  return { get, state, quick, metrics }
}

const asked = '/api/hot/hlis?kw=kyoto&lang=en'
const ofItsOwn = ['x-request-id', 'date']
const steady = ({ headers }: Got) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofItsOwn.includes(name)))

test('a kept answer is sent again as it was, under a number of its own, and counted', async () => {
  const { get, state, metrics } = await serving()
  const first = await get(asked)
  const second = await get(asked)
  assert.equal(state.made, 1)
  assert.deepEqual(second.body, first.body)
  assert.deepEqual(steady(second), steady(first))
  assert.equal(second.headers['x-frame-options'], 'DENY')
  assert.notEqual(second.headers['x-request-id'], first.headers['x-request-id'])
  const told = await metrics.registry.metrics()
  assert.match(told, /seconds_count\{.*route="\/api\/hot\/hlis",status="200"\} 1/)
  assert.match(told, /kept_total\{route="\/api\/hot\/hlis"\} 1/)
})

test('what changed is made again', async () => {
  const { get, state } = await serving()
  await get(asked)
  state.isFresh = false
  await get(asked)
  assert.equal(state.made, 2)
})

test('who holds the answer is told so', async () => {
  const { get, state } = await serving()
  const { headers } = await get(asked)
  const again = await get(asked, { 'if-none-match': String(headers.etag) })
  assert.equal(again.status, 304)
  assert.equal(again.body.length, 0)
  assert.equal(state.made, 1)
})

test('it goes out compressed to those who can read that, and whole to others', async () => {
  const { get, state } = await serving()
  const plain = await get(asked)
  for (const time of ['first', 'second']) {
    const small = await get(asked, { 'accept-encoding': 'br' })
    assert.equal(small.headers['content-encoding'], 'br', time)
    assert.deepEqual(brotliDecompressSync(small.body), plain.body, time)
  }
  assert.equal((await get(asked, { 'accept-encoding': 'identity' })).headers['content-encoding'], undefined)
  assert.equal(state.made, 1)
})

test('a guest with a token, and another method, are not given what is kept', async () => {
  const { get, state } = await serving()
  await get(asked)
  await get(asked, { authentic: 'dead' })
  assert.equal(state.made, 2)
  assert.equal((await get(asked, {}, 'POST')).status, 405)
})

test('addresses are counted as everywhere else, those behind a proxy each for itself', async () => {
  const few = { TRUST_PROXY: '127.0.0.1', LIMITS: 'api_per_address_minute=3/60' }
  const { get, state } = await serving(few)
  const from = (address: string) => ({ 'x-forwarded-for': address, 'x-forwarded-proto': 'https' })
  const statuses: number[] = []
  for (let i = 0; i < 5; i++) statuses.push((await get(asked, from('203.0.113.9'))).status)
  assert.deepEqual(statuses, [200, 200, 200, 429, 429])
  const other = await get(asked, from('203.0.113.10'))
  assert.equal(other.status, 200)
  assert.match(String(other.headers['strict-transport-security']), /max-age/)
  assert.equal(state.made, 1)
})

test('a usual question is answered without the framework, counted, measured, and kept when it comes again', async () => {
  const usual = '/api/hot/hlis?kw=rome'
  const { get, state, quick, metrics } = await serving({}, usual)
  const first = await get(usual)
  assert.deepEqual([state.made, quick.made], [0, 1])
  assert.equal(first.headers['x-frame-options'], 'DENY')
  assert.deepEqual(JSON.parse(first.body.toString()).data, { quick: 1 })
  const second = await get(usual)
  assert.deepEqual(JSON.parse(second.body.toString()).data, { quick: 2 })
  assert.deepEqual((await get(usual)).body, second.body)
  assert.equal(quick.made, 2)
  const unchanged = await get(usual, { 'if-none-match': String(second.headers.etag) })
  assert.equal(unchanged.status, 304)
  assert.match(await metrics.registry.metrics(), /seconds_count\{.*route="\/api\/hot\/hlis",status="200"\} 2/)
  assert.equal(metrics.inFlight(), 0)
})

test('what it refuses, fails at, or is not asked goes the framework’s way, and counts once for an address', async () => {
  const usual = '/api/hot/hlis?kw=rome'
  const few = { TRUST_PROXY: '127.0.0.1', LIMITS: 'api_per_address_minute=3/60' }
  const { get, state, quick, metrics } = await serving(few, usual)
  const from = { 'x-forwarded-for': '203.0.113.9' }
  quick.answers = 'a refusal'
  assert.equal((await get(usual, from)).status, 200)
  quick.answers = 'a fault'
  assert.equal((await get(`${usual}&page=2`, from)).status, 200)
  assert.equal((await get('/api/hot/hlis?kw=paris', from)).status, 200)
  assert.deepEqual([state.made, quick.made], [3, 2])
  assert.equal((await get(`${usual}&page=3`, from)).status, 429)
  quick.answers = 'well'
  quick.isPressed = true
  await get(`${usual}&page=4`)
  assert.deepEqual([state.made, quick.made], [4, 2])
  assert.equal(metrics.inFlight(), 0)
})

/** A server that answers everything by making it, for anybody. */
async function making(make: MakeQuickly, limits: Partial<Shedding>) {
  const settings = readSettings({ LOG_LEVEL: 'silent', PORT: '0' })
  const { app, metrics, isPressed } = await createServer({ settings, limits })
  const client = createClient(undefined)
  const quick = { kept: createKeptAnswers(), metrics, log: app.log, client, admits: () => true as const }
  answerQuickly(app.server, { ...quick, isPressed, make })
  await app.listen({ port: 0, host: '127.0.0.1' })
  after(() => app.close())
  return { metrics, port: (app.server.address() as AddressInfo).port }
}
type MakeQuickly = NonNullable<Parameters<typeof answerQuickly>[1]['make']>

test('what waits for its turn is in flight, so that too much of it is seen', async () => {
  const inFlight: number[] = []
  const written = writeEnvelope({ code: 1, msg: 'done', data: {} })
  const { metrics, port } = await making(
    () => async () => {
      inFlight.push(metrics.inFlight())
      return { written, isFresh: () => false, isPublic: true, route: '/api/hot/hlis' }
    },
    { inFlight: 30 },
  )
  const socket = connect(port, '127.0.0.1')
  const asked = Array.from({ length: 60 }, (_, i) => `GET /api/hot/hlis?page=${i} HTTP/1.1\r\nhost: here\r\n`)
  socket.write(`${asked.join('\r\n')}connection: close\r\n\r\n`)
  let answers = ''
  for await (const part of socket) answers += String(part)
  const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  // All come in one turn: the first finds the others waiting, and those beyond the bound were turned away.
  assert.ok(inFlight[0]! > 30, String(inFlight[0]))
  assert.equal(statuses.length, 60)
  assert.equal(statuses.filter((status) => status === '200').length, 31)
  assert.equal(statuses.filter((status) => status === '503').length, 29)
  assert.equal(metrics.inFlight(), 0)
})

test('what a slow caller has not read yet is not written over by other answers', async () => {
  const textOf = (address: string) => `${address} `.repeat(2_500)
  let made = 0
  const { port } = await making(
    (address) => async () => {
      made += 1
      const written = writeOnLoan('done', (sheet) => sheet.text(JSON.stringify(textOf(address))))
      return { written, isFresh: () => true, isPublic: true, route: '/api/hot/hlis' }
    },
    { eventLoopDelayMs: 0 },
  )
  const pathsOf = (who: string, count: number) =>
    Array.from({ length: count }, (_, i) => `/api/hot/hlis?${who}=${i + 1000}`)
  const open = async (paths: readonly string[]) => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    for (const [i, path] of paths.entries()) {
      const isLast = i === paths.length - 1
      socket.write(`GET ${path} HTTP/1.1\r\nhost: here\r\n${isLast ? 'connection: close\r\n' : ''}\r\n`)
    }
    return socket
  }
  const readAll = async (socket: Socket, paths: readonly string[]) => {
    const parts: Buffer[] = []
    for await (const part of socket) parts.push(part as Buffer)
    const all = Buffer.concat(parts).toString()
    let at = 0
    for (const path of paths) {
      const whole = `{"code":1,"msg":"done","data":${JSON.stringify(textOf(path))}}`
      const begin = all.indexOf('\r\n\r\n', at) + 4
      assert.ok(begin > 3 && all.startsWith(whole, begin), path)
      at = begin + whole.length
    }
  }
  // More than the sockets on both sides hold: the last answer waits in the server while others are made.
  const many = pathsOf('slow', 500)
  const slow = await open(many)
  slow.pause()
  for (let before = -1; before < made || made === 0; await delay(100)) before = made
  for (const who of ['one', 'two', 'three']) {
    const paths = pathsOf(who, 20)
    await readAll(await open(paths), paths)
  }
  await readAll(slow, many)
})
