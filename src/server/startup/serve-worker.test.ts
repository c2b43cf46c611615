import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'
import { readSettings } from '../settings.ts'
import { openWorkerServer } from './serve-worker.ts'

const { db, drop } = await testDatabase()
const settings = readSettings({ LOG_LEVEL: 'silent', WORKER_PORT: '0', METRICS_TOKEN: 'a-long-enough-token' })
const server = openWorkerServer({ db, settings, now: Date.now })
after(async () => {
  await server.app.close()
  await drop()
})
const get = (url: string, headers: Record<string, string> = { host: 'localhost' }) =>
  server.app.inject({ url, headers })

test('a worker is ready while it takes jobs', async () => {
  assert.equal((await get('/api/health')).statusCode, 200)
  assert.equal((await get('/api/ready')).statusCode, 503)
  server.setWorking(true)
  assert.equal((await get('/api/ready')).statusCode, 200)
})

test('a worker is ready while every connection of its pool is in use', async () => {
  const sessions = await Promise.all(Array.from({ length: 10 }, () => db.reserve()))
  assert.equal((await get('/api/ready')).statusCode, 200)
  for (const session of sessions) session.release()
})

test('a worker serves its metrics to this machine or with the token', async () => {
  const { statusCode, body } = await get('/metrics')
  assert.equal(statusCode, 200)
  assert.match(body, /^lodestar_build_info\{program="worker",/m)
  assert.match(body, /^lodestar_workers 0$/m)
  assert.equal((await get('/metrics', { host: 'worker.example' })).statusCode, 404)
  const authorization = 'Bearer a-long-enough-token'
  assert.equal((await get('/metrics', { host: 'worker.example', authorization })).statusCode, 200)
})
