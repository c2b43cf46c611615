import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { ok } from '#domain/result.ts'
import { startTestCluster } from '#test/support/database.ts'
import { openDatabase, transaction } from './database.ts'

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
const admin = openDatabase({ host, port, user, database: 'postgres' }, { max: 1 })
async function until(is: () => Promise<boolean>) {
  for (let tries = 0; !(await is()); tries++) {
    assert.ok(tries < 600, 'it did not happen within a minute')
    await wait(100)
  }
}
after(async () => {
  await admin.end()
  await db.end({ timeout: 1 })
  relay.close()
})

const lose = () => {
  for (const socket of through) socket.resetAndDestroy()
  through.clear()
}
const ask = () => Array.from({ length: 40 }, (_, n) => db`select ${n}::int as n`)
const isServed = () =>
  Promise.all(ask()).then(
    () => true,
    () => false,
  )
const asked = () => ask().map((query) => query.catch(() => null))

test('connections that are lost while statements are being written are used again at once', async () => {
  for (let round = 0; round < 20; round++) {
    const asking = asked()
    lose()
    // The driver writes these to connections that it does not know to be lost yet.
    await Promise.all([...asking, ...asked()])
  }
  await until(isServed)
})

test('a lost connection ends its transaction and the nested ones, and not the process', async () => {
  const nested = () =>
    transaction(db, (outer) => transaction(outer, (inner) => inner`select pg_sleep(30)`.then(() => ok(1))))
  for (let round = 0; round < 5; round++) {
    const working = Array.from({ length: 4 }, nested)
    await until(
      async () =>
        (
          await admin`
      select from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'`
        ).length === 4,
    )
    lose()
    for (const outcome of await Promise.allSettled(working)) assert.equal(outcome.status, 'rejected')
    await admin`select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%'`
  }
  await until(isServed)
})
