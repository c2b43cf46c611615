import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#test/support/app.ts'

const calls = async (env: Record<string, string>, remoteAddress: string, times: number) => {
  const app = await testApp({ env: { LIMITS: 'api_per_address_minute=3/60', ...env } })
  const statuses: number[] = []
  for (let i = 0; i < times; i++) {
    statuses.push((await app.http.inject({ url: '/api/system/getpath?path=/x', remoteAddress })).statusCode)
  }
  return { statuses, app }
}

test('calls of an IP address above the limit are refused with a retry time', async () => {
  const { statuses, app } = await calls({}, '203.0.113.9', 5)
  assert.deepEqual(statuses, [200, 200, 200, 429, 429])
  const refused = await app.http.inject({
    url: '/api/system/getpath?path=/x&lang=en',
    remoteAddress: '203.0.113.9',
  })
  assert.equal(refused.json().data.reason, 'too_many')
  assert.ok(refused.json().data.retry_after > 0)
  assert.equal(refused.headers['retry-after'], String(refused.json().data.retry_after))
  assert.equal(
    (await app.http.inject({ url: '/api/system/getpath?path=/x', remoteAddress: '203.0.113.10' })).statusCode,
    200,
  )
})

test('LIMITS_SCALE raises the limit', async () => {
  assert.deepEqual(
    (await calls({ LIMITS_SCALE: '2' }, '203.0.113.9', 7)).statuses,
    [200, 200, 200, 200, 200, 200, 429],
  )
})

test('requests from this machine are not counted while the site is local', async () => {
  assert.ok((await calls({}, '127.0.0.1', 6)).statuses.every((status) => status === 200))
  const publicly = {
    PUBLIC_URL: 'https://hotels.example',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'rooms@hotels.example',
    DEMO: '1',
  }
  assert.equal((await calls(publicly, '127.0.0.1', 4)).statuses.at(-1), 429)
})

test('page requests of an IP address above the limit are refused with a retry time, found or not', async () => {
  const app = await testApp({ pages: true, env: { LIMITS: 'page_per_address_minute=3/60' } })
  const visit = (url: string, remoteAddress = '203.0.113.9') => app.http.inject({ url, remoteAddress })
  for (const [path, status] of [
    ['/zh', 200],
    ['/lost', 404],
    ['/docs/about', 200],
  ] as const)
    assert.equal((await visit(path)).statusCode, status)
  for (const [path, sentence] of [
    ['/zh', '请稍候'],
    ['/lost', 'A moment, please'],
  ] as const) {
    const refused = await visit(path)
    assert.equal(refused.statusCode, 429)
    assert.ok(Number(refused.headers['retry-after']) > 0)
    assert.match(String(refused.headers['content-type']), /text\/html/)
    assert.ok(refused.body.includes(sentence))
  }
  assert.equal((await visit('/zh', '203.0.113.10')).statusCode, 200)
  // Calls, files and pictures are counted separately, or not at all.
  assert.equal((await visit('/api/system/getpath?path=/x')).statusCode, 200)
  assert.equal((await visit('/favicon.svg')).statusCode, 200)
})
