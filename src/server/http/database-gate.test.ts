import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import { watchDatabase } from '../db/watch-database.ts'
import { gateDatabase } from './database-gate.ts'

test('when the database is lost, reads under way are answered 503 and a write is waited for', async () => {
  let isThere = false
  const watch = watchDatabase(null as never, {
    probe: { ask: async () => ({ presence: isThere ? 'here' : 'away' }), reset: () => {} },
    tick: () => new Promise(() => {}),
  })
  const app = Fastify()
  gateDatabase(app, watch)
  const go = Promise.withResolvers<void>()
  let waiting = 0
  const hold = async () => {
    waiting += 1
    await go.promise
    return 'done'
  }
  app.get('/api/read', hold)
  app.post('/api/write', hold)
  app.get('/api/support/messages', hold)
  const read = app.inject('/api/read')
  const write = app.inject({ method: 'POST', url: '/api/write' })
  const poll = app.inject('/api/support/messages')
  while (waiting < 3) await new Promise(setImmediate)
  assert.equal(await watch.check(), true)
  assert.equal((await read).statusCode, 503)
  assert.equal((await app.inject({ method: 'POST', url: '/api/write' })).statusCode, 503)
  isThere = true
  go.resolve()
  assert.deepEqual([(await write).statusCode, (await write).body], [200, 'done'])
  assert.equal((await poll).statusCode, 200)
  await app.close()
})
