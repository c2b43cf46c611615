import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { testApp } from '#test/support/app.ts'
import { freePort } from '#test/support/free-port.ts'
import { postgresCounters, redisCounters } from './limit-counters.ts'
import { createLimiter } from './limiter.ts'

const { db, settings } = await testApp({ env: { LIMITS: 'message_per_account_hour=5/3600' } })
const now = () => Date.now()
const inDatabase = postgresCounters({ db, now })
const subject = (account: string) => ({ address: '198.51.100.7', account })
const take = (limiter: ReturnType<typeof createLimiter>, account: string) =>
  limiter.take(['message_per_account_hour'], subject(account))
const refusedOf = async (tries: number, limiter: ReturnType<typeof createLimiter>, account: string) => {
  const taken = await Promise.all(Array.from({ length: tries }, () => take(limiter, account)))
  return taken.filter((refused) => refused !== null).length
}

test('five of fifty parallel tries pass in PostgreSQL', async () => {
  assert.equal(await refusedOf(50, createLimiter({ db, now, settings, counters: inDatabase }), 'ada'), 45)
})

test('without a reachable Redis every count goes to PostgreSQL, and nobody is refused for it', async () => {
  const counters = redisCounters('redis://127.0.0.1:1', inDatabase, () => {})
  const limiter = createLimiter({ db, now, settings, counters })
  assert.equal(await refusedOf(8, limiter, 'ben'), 3)
  assert.equal(await limiter.left('message_per_account_hour', subject('ben')), 0)
  await limiter.forget(['message_per_account_hour'], subject('ben'))
  assert.equal(await take(limiter, 'ben'), null)
  limiter.close()
})

const isHere = spawnSync('redis-server', ['--version']).status === 0

async function startRedis(port: number): Promise<ChildProcess> {
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''])
  for await (const line of child.stdout.iterator({ destroyOnReturn: false }))
    if (String(line).includes('Ready to accept')) break
  child.stdout.resume()
  return child
}

const byRealRedis = async () => {
  const port = await freePort()
  let redis = await startRedis(port)
  const counters = redisCounters(`redis://127.0.0.1:${port}`, inDatabase, () => {})
  const limiter = createLimiter({ db, now, settings, counters })
  after(() => {
    limiter.close()
    redis.kill('SIGKILL')
  })
  const countedIn = async (account: string) => {
    await take(limiter, account)
    const rows = await db`select from limits where key like 'message_per_account_hour%'`
    return rows.length
  }
  /** While the connection is not ready the database counts. */
  const untilRedisCounts = async (name: string) => {
    const before = await countedIn(name)
    for (let tries = 0; tries < 400 && (await countedIn(`${name}${tries}`)) > before + tries; tries++)
      await wait(25)
  }
  await untilRedisCounts('zoe')
  assert.equal(await refusedOf(50, limiter, 'dora'), 45)
  assert.equal(await limiter.left('message_per_account_hour', subject('dora')), 0)
  await limiter.giveBack(['message_per_account_hour'], subject('dora'))

  redis.kill('SIGKILL')
  await once(redis, 'exit')
  assert.equal(await take(limiter, 'dora'), null)
  redis = await startRedis(port)
  assert.equal(await refusedOf(50, limiter, 'emil'), 45)

  // As a machine that has lost its power: connections stay open, and nothing answers.
  await untilRedisCounts('fay')
  redis.kill('SIGSTOP')
  assert.equal(await refusedOf(8, limiter, 'gus'), 3)
  redis.kill('SIGCONT')
  await untilRedisCounts('hal')
}

// Only if the machine has Redis: there is no test double for it.
if (isHere) test('counts in a real Redis are exact; while it is away PostgreSQL counts', byRealRedis)
