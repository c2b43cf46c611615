import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#test/support/free-port.ts'
import { createFanout, type News } from './fanout.ts'
import { redisCarrier } from './redis-carrier.ts'

const isHere = spawnSync('redis-server', ['--version']).status === 0

const byRealRedis = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'))
  const port = await freePort()
  const start = async () => {
    const child = spawn('redis-server', [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--dir',
      folder,
      '--save',
      '',
    ])
    for await (const line of child.stdout.iterator({ destroyOnReturn: false }))
      if (String(line).includes('Ready to accept')) break
    child.stdout.resume()
    return child
  }
  let redis = await start()
  const url = `redis://127.0.0.1:${port}`
  const [here, there] = [createFanout(redisCarrier(url, () => {})), createFanout(redisCarrier(url, () => {}))]
  after(async () => {
    await Promise.all([here.close(), there.close()])
    redis.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  const heard: News[] = []
  let gaps = 0
  there.onGap(() => {
    gaps += 1
  })
  there.subscribe('5', (news) => heard.push(news))
  there.start()
  const news: News = { conversation: '5', kind: 'message', by: 'guest' }
  const arrives = async () => {
    const before = heard.length
    for (let tries = 0; tries < 200 && heard.length === before; tries++) {
      here.publish(news)
      await wait(50)
    }
    assert.deepEqual(heard.at(-1), news)
  }
  await arrives()
  here.publish({ ...news, conversation: '6' })
  redis.kill('SIGKILL')
  await once(redis, 'exit')
  const gapsBefore = gaps
  redis = await start()
  await arrives()
  assert.ok(gaps > gapsBefore, 'whoever was cut off looks for what was missed')
  assert.ok(heard.every(({ conversation }) => conversation === '5'))
}

// Only if the machine has Redis: there is no test double for it.
if (isHere) test('events pass between processes by a real Redis, also after an outage', byRealRedis)
