import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { openBucket } from './bucket.ts'

type Seen = { method: string; url: string; authorization: string; hash: string; body: Buffer }

/** The part of S3 that the file store uses; requests are recorded. */
const objects = new Map<string, Buffer>()
const seen: Seen[] = []
let failing = 0
const server = createServer(async (request, answer) => {
  const body = Buffer.concat(await request.toArray())
  const { method = '', url = '', headers } = request
  seen.push({
    method,
    url,
    authorization: headers.authorization ?? '',
    hash: String(headers['x-amz-content-sha256']),
    body,
  })
  if (failing > 0) {
    failing -= 1
    answer.statusCode = 503
    return answer.end()
  }
  if (method === 'PUT') objects.set(url, body)
  const found = objects.get(url)
  if (method === 'DELETE') objects.delete(url)
  answer.statusCode = method === 'DELETE' ? 204 : found ? 200 : 404
  answer.end(method === 'GET' ? found : undefined)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
after(() => server.close())
const { port } = server.address() as AddressInfo
const bucket = openBucket(`http://AKIAEXAMPLE:se%2Fcret@127.0.0.1:${port}/pictures?region=eu-central-1`)

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
  for (const { url, authorization, hash, body } of seen) {
    assert.equal(url, '/pictures/uploads/ab/x.webp')
    assert.match(
      authorization,
      /^AWS4-HMAC-SHA256 Credential=AKIAEXAMPLE\/\d{8}\/eu-central-1\/s3\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/,
    )
    assert.equal(hash, createHash('sha256').update(body).digest('hex'))
  }
})

test('a transient error of the store is retried, and an outage is an error and never an empty result', async () => {
  failing = 1
  await bucket.put('uploads/ab/y.webp', Buffer.from('y'))
  failing = 9
  await assert.rejects(bucket.get('uploads/ab/y.webp'), /answered 503/)
  failing = 0
})
