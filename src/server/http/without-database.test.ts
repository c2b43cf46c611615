import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { testSecret } from '#test/support/app.ts'
import { eventually } from '#test/support/eventually.ts'
import { type App, createApp } from '../app.ts'
import { openDatabase, type Pool } from '../db/database.ts'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { readSettings } from '../settings.ts'
import { loadBuiltPages } from '../startup/load-pages.ts'

const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'lodestar-away-')))
chmodSync(dataDir, 0o755)
const start = () => startEmbedded({ dataDir, chosen: true, settings: ['fsync=off'] })
const cluster = join(dataDir, 'postgresql/cluster')
const postmaster = () => Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])

let app: App
let db: Pool
before(async () => {
  const { host, port, user } = await start()
  db = openDatabase({ host, port, user, database: 'postgres' })
  await migrate(db)
  const settings = readSettings({ LOG_LEVEL: 'silent', PORT: '0', SECRET: testSecret, DATA_DIR: dataDir })
  app = await createApp({
    db,
    settings,
    pages: await loadBuiltPages(),
  })
})
after(async () => {
  await app.http.close()
  await db.end({ timeout: 1 })
  await (await start()).stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const calls = [
  '/api/system/site',
  '/api/hot/hlis?kw=asia-china-shanghai&s_d=2027-01-02&e_d=2027-01-03',
  '/api/hot/h_detail?id=5',
]
/** Visited while the database is there. */
const recent = ['/', '/zh', '/center', '/docs/faq']
/** Not visited, or for a guest. */
const others = ['/docs/about', '/zh/docs/about', '/hotels/5', '/nothing-here', '/center']
const asGuest = { authentic: 'x'.repeat(43) }

async function assertAway({ wasThere = true } = {}) {
  for (const url of calls) {
    const { statusCode, headers, json } = await app.http.inject(
      `${url}${url.includes('?') ? '&' : '?'}lang=en`,
    )
    assert.deepEqual([statusCode, headers['retry-after'], json().data.reason], [503, '2', 'unavailable'], url)
    assert.match(String(headers['cache-control']), /no-store/)
  }
  const guest = await app.http.inject({ url: '/api/user/info', headers: asGuest })
  assert.deepEqual([guest.statusCode, guest.json().data.retry_after], [503, 2])
  for (const url of wasThere ? others : [...recent, ...others]) {
    const { statusCode, headers, body } = await app.http.inject(url)
    assert.deepEqual([statusCode, headers['retry-after']], [503, '2'], url)
    assert.match(
      body,
      url.startsWith('/zh') ? /<html lang="zh-CN">.*我们马上回来/s : /We’ll be right back/,
      url,
    )
    assert.doesNotMatch(body, /ECONN|postgres|Error/)
  }
  if (wasThere) await assertRecentPages()
  const ready = await app.http.inject('/api/ready')
  assert.deepEqual([ready.statusCode, ready.json().data.why], [503, 'the database cannot be reached'])
  assert.equal((await app.http.inject('/api/ready?of=process')).statusCode, 200)
  assert.equal((await app.http.inject('/api/health')).statusCode, 200)
}

async function assertRecentPages() {
  for (const [url, words, control] of [
    ['/', /<html lang="en"/, 'private, no-cache'],
    ['/zh', /<html lang="zh-CN"/, 'public, max-age=10'],
    ['/docs/faq', /<html lang="en"/, 'public, max-age=10'],
  ] as const) {
    const { statusCode, headers, body } = await app.http.inject(url)
    assert.deepEqual([statusCode, headers['cache-control']], [200, control], url)
    assert.match(body, words)
  }
  const returning = await app.http.inject({ url: '/', cookies: { setupLang: 'zh-cn' } })
  assert.deepEqual([returning.statusCode, returning.headers.location], [302, '/zh'])
  assert.equal((await app.http.inject({ method: 'POST', url: '/docs/faq' })).statusCode, 503)
  // Rendered in one currency, not in another.
  const inPounds = { 'accept-language': 'en-GB' }
  assert.equal((await app.http.inject({ url: '/docs/faq', headers: inPounds })).statusCode, 503)
}

async function assertBack() {
  await eventually(
    () => app.http.inject('/api/ready'),
    ({ statusCode }) => statusCode === 200,
  )
  for (const url of [...recent, '/api/system/site'])
    assert.equal((await app.http.inject(url)).statusCode, 200, url)
  assert.equal((await app.http.inject({ url: '/api/user/info', headers: asGuest })).statusCode, 401)
}

describe('without its database the site answers 503 at once, and recovers with it', () => {
  test('an outage before the first request', async () => {
    process.kill(postmaster(), 'SIGQUIT')
    await wait(300)
    await assertAway({ wasThere: false })
    await start()
    await assertBack()
  })

  test('an outage during requests', async () => {
    const asking = Array.from({ length: 40 }, (_, at) => app.http.inject(`/zh/hotels/${at + 1}`))
    process.kill(postmaster(), 'SIGQUIT')
    for (const { statusCode } of await Promise.all(asking))
      assert.ok([200, 404, 503].includes(statusCode), `${statusCode}`)
    await assertAway()
    await start()
    await assertBack()
  })

  test('a database that accepts connections but does not answer', async () => {
    const backends = await db<{ pid: number }[]>`
      select pid from pg_stat_activity where backend_type = 'client backend'`
    const snapshot = [postmaster(), ...backends.map(({ pid }) => pid)]
    for (const pid of snapshot) process.kill(pid, 'SIGSTOP')
    try {
      // The cache answers for a moment longer; a call that needs the database fails.
      const [guest] = await Promise.all([
        app.http.inject({ url: '/api/user/info', headers: asGuest }),
        app.http.inject('/hotels/77'),
      ])
      assert.equal(guest.statusCode, 503)
      await assertAway()
    } finally {
      for (const pid of snapshot) process.kill(pid, 'SIGCONT')
    }
    await assertBack()
  })
})
