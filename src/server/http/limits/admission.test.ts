import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { testApp } from '#test/support/app.ts'
import { createAnswerCache, sendStaleAnswer, serialise, serveCachedAnswers } from '../answer-cache.ts'
import { admitCalls, createAdmission } from './admission.ts'

/** One request of each class in flight, and none while one of a class before it is; the limit is not adapted. */
const limit = 1 / 4
const alone = { bounds: { least: limit, initial: limit, most: limit }, isAdaptive: false }

/** A server whose handlers wait until they are released. */
async function serving(answerInstead = sendStaleAnswer(createAnswerCache())) {
  const app = Fastify({ forceCloseConnections: true })
  const queue = createAdmission(app, alone, new Registry())
  admitCalls(app, queue, answerInstead)
  const begun: string[] = []
  const gates = new Map<string, PromiseWithResolvers<void>>()
  const gate = (name: string) => gates.getOrInsertComputed(name, () => Promise.withResolvers<void>())
  const work = async (name: string) => {
    begun.push(name)
    await gate(name).promise
    return name
  }
  app.post('/api/hot/r_commit', () => work('booking'))
  app.get('/api/hot/hlis', (asked) => work(`list ${new URL(asked.url, 'http://x').searchParams.get('n')}`))
  app.get('/api/health', async () => 'well')
  after(() => app.close())
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise(setImmediate)
  }
  return { app, queue, begun, until, open: (name: string) => gate(name).resolve() }
}

test('a booking overtakes the searches that wait, and whatever waited is answered', async () => {
  const { app, queue, begun, until, open } = await serving()
  const lists = [1, 2].map((n) => app.inject(`/api/hot/hlis?n=${n}`))
  await until(() => begun.length === 1 && queue.waiting('browsing') === 1)
  const booking = app.inject({ method: 'POST', url: '/api/hot/r_commit' })
  await until(() => begun.length === 2)
  for (const name of ['list 1', 'booking', 'list 2']) open(name)
  assert.deepEqual(
    (await Promise.all([...lists, booking])).map(({ body }) => body),
    ['list 1', 'list 2', 'booking'],
  )
  assert.deepEqual(begun, ['list 1', 'booking', 'list 2'])
  assert.equal(queue.inFlight(), 0)
})

test('health is answered whatever waits', async () => {
  const { app, begun, until, open } = await serving()
  const list = app.inject('/api/hot/hlis?n=1')
  await until(() => begun.length === 1)
  assert.equal((await app.inject('/api/health')).statusCode, 200)
  open('list 1')
  await list
})

test('a client that disconnects while it waits costs nothing, and one that is answered frees its place', async () => {
  const { app, queue, begun, until, open } = await serving()
  await app.listen({ port: 0, host: '127.0.0.1' })
  let closed = 0
  app.server.on('connection', (socket) => socket.once('close', () => closed++))
  const { port } = app.server.address() as AddressInfo
  const ask = (n: number) => {
    const sent = request({ port, host: '127.0.0.1', path: `/api/hot/hlis?n=${n}`, agent: false }).end()
    sent.on('error', () => {})
    return sent
  }
  const first = ask(1)
  await until(() => begun.length === 1)
  const left = ask(2)
  await until(() => queue.waiting('browsing') === 1)
  left.destroy()
  await until(() => closed === 1)
  open('list 1')
  const [answer] = await once(first, 'response')
  answer.resume()
  const last = ask(3)
  open('list 3')
  const [other] = await once(last, 'response')
  other.resume()
  assert.deepEqual(begun, ['list 1', 'list 3'])
  assert.equal(queue.inFlight(), 0)
})

test('a refused search gets an answer that was current seconds ago, if there is one', async () => {
  let now = 0
  const cache = createAnswerCache(1_000_000, () => now)
  const fresh = { now: true }
  const envelope = { code: 1, msg: '', data: 'yesterday' } as const
  const made = serialise({ envelope, isFresh: () => fresh.now }, true)
  const url = '/api/hot/hlis?n=1'
  for (let time = 0; time < 2; time++) cache.set(url, made)
  assert.ok(cache.get(url))
  fresh.now = false
  assert.equal(cache.get(url), null)
  assert.equal(cache.getStale(url)?.body.toString(), made.body)
  now = 15_001
  assert.equal(cache.getStale(url), null)

  now = 0
  const app = Fastify()
  const send = sendStaleAnswer(cache)
  serveCachedAnswers(app, cache)
  app.addHook('onRequest', (asked, reply, done) => {
    if (!send(asked, reply)) done()
  })
  app.get('/api/hot/hlis', async () => 'anew')
  const stale = await app.inject(url)
  assert.match(stale.body, /yesterday/)
  assert.equal(stale.headers['cache-control'], 'private, no-store')
  assert.equal((await app.inject({ url, headers: { authentic: 'token' } })).body, 'anew')
  await app.close()
})

const pages = {
  id: 'test',
  fetch: async () => new Response('<!doctype html><p>page', { headers: { 'content-type': 'text/html' } }),
}

test("a refusal is in the caller's language, for pages too; rendered pages are still sent", async () => {
  let now = 0
  const app = await testApp({ admission: { ...alone, now: () => now }, pages, clock: () => 0 })
  assert.equal((await app.http.inject('/zh')).statusCode, 200)
  const leave = await app.admission.entered('booking')
  const call = app.http.inject('/api/system/getpath?path=/x&lang=zh')
  const page = app.http.inject('/zh/docs/terms')
  const isWaiting = () => app.admission.waiting('browsing') === 2
  while (!isWaiting()) await new Promise(setImmediate)
  assert.equal((await app.http.inject('/zh')).statusCode, 200)
  now = 3_000
  app.admission.sweep()
  const refused = await call
  assert.deepEqual([refused.statusCode, refused.json().data.reason], [503, 'overloaded'])
  assert.equal(refused.headers['retry-after'], String(refused.json().data.retry_after))
  const shown = await page
  assert.equal(shown.statusCode, 503)
  assert.match(shown.body, /我们马上回来/)
  const { body } = await app.http.inject({ url: '/metrics', headers: { host: 'localhost' } })
  assert.match(body, /^lodestar_http_shed_total\{kind="browsing"\} 2$/m)
  leave()
})
