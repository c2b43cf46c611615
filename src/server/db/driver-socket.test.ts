import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { startTestCluster } from '#test/support/database.ts'
import { openDatabase } from './database.ts'

const { host, port, user } = await startTestCluster()
const through = new Set<Socket>()
// A server that can be lost with all of its connections.
const relay = createServer((near) => {
  const far = connect(`${host}/.s.PGSQL.${port}`)
  through.add(near)
  near.pipe(far).pipe(near)
  for (const one of [near, far])
    one.on('error', () => {}).on('close', () => [near, far].map((s) => s.destroy()))
})
relay.listen(0, '127.0.0.1')
await once(relay, 'listening')
const { port: relayed } = relay.address() as { port: number }
const db = openDatabase({ host: '127.0.0.1', port: relayed, user, database: 'postgres' }, { max: 4 })
after(async () => {
  await db.end({ timeout: 1 })
  relay.close()
})

test('connections that are lost while statements are being written are used again at once', async () => {
  for (let round = 0; round < 20; round++) {
    const asking = Array.from({ length: 40 }, (_, n) => db`select ${n}::int as n`.catch(() => null))
    for (const socket of through) socket.resetAndDestroy()
    through.clear()
    // The driver writes these to connections that it does not know to be lost yet.
    asking.push(...Array.from({ length: 40 }, (_, n) => db`select ${n}::int as n`.catch(() => null)))
    await Promise.all(asking)
  }
  // Without the guards some are never answered, or fail after the timeout of the connection.
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => db`select ${n}::int as n`))
  assert.deepEqual(
    answers.map(([row]) => row!.n),
    Array.from({ length: 40 }, (_, n) => n),
  )
})
