import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { testApp } from '#test/support/app.ts'
import { createLoadShedder, type ShedKind, shedCalls } from './shed-load.ts'

const call = '/api/system/getpath?path=/x&lang=en'
const pages = {
  id: 'test',
  fetch: async () => new Response('<!doctype html><p>page', { headers: { 'content-type': 'text/html' } }),
}
const none = { page: 0, read: 0, write: 0 }
const many = { page: 100, read: 100, write: 100 }

test('while this process is the load, requests above the limit are refused with a retry time', async () => {
  const app = await testApp({ shedding: { limits: none, isBusy: () => true }, pages })
  const read = await app.http.inject(call)
  assert.deepEqual(
    [read.statusCode, read.headers['retry-after'], read.json().data.reason],
    [503, '5', 'overloaded'],
  )
  const write = await app.http.inject({ method: 'POST', url: '/api/user/login?lang=en', payload: {} })
  assert.deepEqual([write.statusCode, write.json().data.reason], [503, 'overloaded'])
  const page = await app.http.inject('/zh')
  assert.deepEqual([page.statusCode, page.headers['retry-after']], [503, '5'])
  assert.match(page.body, /我们马上回来/)
  const { body } = await app.http.inject({ url: '/metrics', headers: { host: 'localhost' } })
  for (const kind of ['page', 'read', 'write'])
    assert.match(body, new RegExp(`^lodestar_http_shed_total\\{kind="${kind}"\\} 1$`, 'm'))
})

test('health, ready, metrics and assets are never refused', async () => {
  const app = await testApp({ shedding: { limits: none, isBusy: () => true } })
  app.http.get('/assets/x.js', async () => '')
  for (const url of ['/api/health', '/api/ready', '/metrics', '/assets/x.js'])
    assert.equal((await app.http.inject({ url, headers: { host: 'localhost' } })).statusCode, 200, url)
})

test('many requests in flight alone are no reason while the CPU is busy with other processes', async () => {
  const app = await testApp({ shedding: { limits: none, isBusy: () => false }, pages })
  assert.equal((await app.http.inject(call)).statusCode, 200)
  assert.equal((await app.http.inject('/zh')).statusCode, 200)
})

test('pages that would have to be rendered are refused first, cached ones are served', async () => {
  let isBusy = false
  const limits = { ...many, page: 0 }
  const app = await testApp({ shedding: { limits, isBusy: () => isBusy }, pages, clock: () => 0 })
  assert.equal((await app.http.inject('/zh')).statusCode, 200)
  isBusy = true
  assert.equal((await app.http.inject('/zh')).statusCode, 200)
  assert.equal((await app.http.inject('/zh/docs/terms')).statusCode, 503)
  assert.equal((await app.http.inject(call)).statusCode, 200)
})

test('a request under way is finished, whatever follows it', async () => {
  let isBusy = false
  const app = Fastify()
  shedCalls(app, createLoadShedder(app, { limits: none, isBusy: () => isBusy }, new Registry()))
  const [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  app.post('/api/book', async () => {
    begun.resolve()
    await go.promise
    return 'booked'
  })
  const booking = app.inject({ method: 'POST', url: '/api/book' })
  await begun.promise
  isBusy = true
  assert.equal((await app.inject({ method: 'POST', url: '/api/book' })).statusCode, 503)
  go.resolve()
  assert.deepEqual([(await booking).statusCode, (await booking).body], [200, 'booked'])
  await app.close()
})

test('long polls are not counted, and a finished request is counted no more', async () => {
  const app = Fastify()
  const limits = { page: 1, read: 1, write: 1 }
  const shedder = createLoadShedder(app, { limits, isBusy: () => true }, new Registry())
  const news = Promise.withResolvers<void>()
  let waiting = 0
  const hold = async () => {
    waiting += 1
    await news.promise
    return ''
  }
  app.get('/api/support/messages', hold)
  app.get('/api/slow', hold)
  const refused = () => (['page', 'read', 'write'] as ShedKind[]).filter(shedder.refuses)
  const polls = [1, 2, 3].map(() => app.inject('/api/support/messages?wait=1'))
  const first = app.inject('/api/slow')
  while (waiting < 4) await new Promise(setImmediate)
  assert.deepEqual(refused(), [])
  const second = app.inject('/api/slow')
  while (waiting < 5) await new Promise(setImmediate)
  assert.deepEqual(refused(), ['page', 'read', 'write'])
  news.resolve()
  await Promise.all([...polls, first, second])
  assert.deepEqual(refused(), [])
  await app.close()
})
