import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import Fastify from 'fastify'
import { createListening } from './acceptors.ts'

const CLIENTS = 200
const PATIENCE_MS = 60_000

async function listening(port = 0) {
  const app = Fastify({ forceCloseConnections: true })
  app.get('/', async () => 'heard')
  const origin = await createListening(app).listen({ port, host: '127.0.0.1' })
  after(() => app.close())
  return { app, origin, port: (app.server.address() as AddressInfo).port }
}

/** Connects from another thread and tells once the kernel has all connections. */
const connectAll = `
  const { connect } = require('node:net')
  const { port, clients, state } = require('node:worker_threads').workerData
  let connected = 0
  for (let at = 0; at < clients; at++)
    connect(port, '127.0.0.1').on('error', () => {}).on('connect', () => {
      if (++connected === clients) Atomics.notify(state, 0, Atomics.store(state, 0, 1))
    })`

test('a turn of the event loop accepts many waiting clients', {
  skip: process.platform !== 'linux',
}, async () => {
  const { app, port } = await listening()
  const state = new Int32Array(new SharedArrayBuffer(4))
  const workerData = { port, clients: CLIENTS, state }
  const clients = new Worker(connectAll, { eval: true, workerData })
  after(() => clients.terminate())
  let accepted = 0
  app.server.on('connection', () => accepted++)
  // This thread stands still until all wait.
  assert.notEqual(Atomics.wait(state, 0, 0, PATIENCE_MS), 'timed-out')
  await once(app.server, 'connection')
  await nextTurn()
  assert.ok(accepted >= 10, `${accepted} accepted`)
})

test('every socket answers, a second server on the port fails, and closing frees it', async () => {
  const { app, origin, port } = await listening()
  for (let n = 0; n < 50; n++) {
    const answer = await fetch(origin, { headers: { connection: 'close' } })
    assert.equal(await answer.text(), 'heard')
  }
  await assert.rejects(listening(port), { code: 'EADDRINUSE' })
  await app.close()
  await assert.rejects(fetch(origin))
  const next = await listening(port)
  assert.equal(await (await fetch(next.origin)).text(), 'heard')
})
