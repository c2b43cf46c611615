import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { testApp } from '#test/support/app.ts'
import { startBucket } from '#test/support/bucket-server.ts'
import { haveGuests, sessionByNumber } from '#test/support/guests.ts'
import { ServiceAway } from '../http/service-away.ts'
import { openBucket } from './bucket.ts'

const server = await startBucket()
after(server.stop)
const bucket = openBucket(server.url)

test('a file is put, found, read and removed under the bucket’s path with signed requests', async () => {
  const bytes = Buffer.from([1, 2, 3, 250])
  assert.equal(await bucket.has('uploads/ab/x.webp'), false)
  assert.equal(await bucket.get('uploads/ab/x.webp'), null)
  await bucket.put('uploads/ab/x.webp', bytes)
  assert.deepEqual(await bucket.get('uploads/ab/x.webp'), bytes)
  assert.equal(await bucket.has('uploads/ab/x.webp'), true)
  await bucket.remove('uploads/ab/x.webp')
  await bucket.remove('uploads/ab/x.webp')
  assert.equal(await bucket.has('uploads/ab/x.webp'), false)
  for (const { url, authorization, hash, body } of server.seen) {
    assert.equal(url, '/pictures/uploads/ab/x.webp')
    assert.match(
      authorization,
      /^AWS4-HMAC-SHA256 Credential=AKIAEXAMPLE\/\d{8}\/eu-central-1\/s3\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/,
    )
    assert.equal(hash, createHash('sha256').update(body).digest('hex'))
  }
})

test('a transient error of the store is retried, and an outage is an error and never an empty result', async () => {
  server.fail(1)
  await bucket.put('uploads/ab/y.webp', Buffer.from('y'))
  server.fail(9)
  await assert.rejects(
    bucket.get('uploads/ab/y.webp'),
    (error) => error instanceof ServiceAway && /answered 503/.test(error.message),
  )
  server.fail(0)
})

test('while the store is away, pictures are answered 503 and a picture can be sent again', async () => {
  const { http, db } = await testApp({ env: { S3_URL: server.url }, findSession: sessionByNumber })
  await haveGuests(db, [1])
  const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#3a6' } })
    .png()
    .toBuffer()
  const upload = () =>
    http.inject({
      method: 'POST',
      url: '/api/tool/upBase64',
      headers: { authentic: '1', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ data: png.toString('base64'), lang: 'en' }).toString(),
    })
  const { url } = (await upload()).json<{ data: { url: string } }>().data
  await server.stop()
  for (const answer of [await http.inject(url), await upload()]) {
    assert.deepEqual([answer.statusCode, answer.headers['retry-after']], [503, '2'])
    assert.equal(answer.json<{ data: { reason: string } }>().data.reason, 'unavailable')
    assert.match(String(answer.headers['cache-control']), /no-store/)
  }
  await server.start()
  assert.equal((await http.inject(url)).statusCode, 200)
  assert.equal((await upload()).statusCode, 200)
})
