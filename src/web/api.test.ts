import assert from 'node:assert/strict'
import { test } from 'node:test'
import { get, post } from '#contract/endpoint.ts'
import { createCall, type Identity } from './api.ts'

type Sent = { url: string; init: RequestInit }
const read = get('hot/hlis')
const write = post('hot/h_collect')

function calling(answer: () => Promise<Response> | Response, identity: Identity = null) {
  const sent: Sent[] = []
  const fetch = (async (url: string, init: RequestInit) => {
    sent.push({ url, init })
    return answer()
  }) as typeof globalThis.fetch
  return {
    sent,
    call: createCall({ locale: 'en', identity: () => identity, fetch, now: () => 42, zone: 'Asia/Shanghai' }),
  }
}
const success = () => Response.json({ code: 1, msg: 'Success', data: { a: 1 } })

test('a read carries its inputs and the language in the query', async () => {
  const { sent, call } = calling(success)
  assert.deepEqual(await call(read, { ages: [4] }), { code: 1, msg: 'Success', data: { a: 1 } })
  assert.equal(sent[0]?.url, '/api/hot/hlis?platform=1&lang=en&ages%5B0%5D=4')
  assert.deepEqual(sent[0]?.init.headers, { accept: 'application/json', token: '42' })
})

test('a change carries a form, and a guest’s token in its header', async () => {
  const { sent, call } = calling(success, { uid: '7', amail: 'a@b.example', token: 'secret' })
  await call(write, { id: '5' })
  assert.equal(sent[0]?.url, '/api/hot/h_collect?lang=en')
  assert.equal(String(sent[0]?.init.body), 'uid=7&amail=a%40b.example&platform=1&lang=en&id=5')
  const headers = sent[0]?.init.headers as Record<string, string>
  assert.equal(headers.authentic, 'secret')
  assert.equal(headers['time-zone'], 'Asia/Shanghai')
  assert.equal(
    new Response(sent[0]?.init.body).headers.get('content-type'),
    'application/x-www-form-urlencoded;charset=UTF-8',
  )
})

test('a file travels as multipart beside the other fields', async () => {
  const { sent, call } = calling(success)
  await call(write, { file: new File(['x'], 'a.png'), ticket: 't' })
  const form = sent[0]?.init.body as FormData
  assert.equal(form.get('ticket'), 't')
  assert.equal((form.get('file') as File).name, 'a.png')
})

test('every HTTP status resolves with its envelope', async () => {
  const refusal = { code: 409, msg: 'sold', data: { reason: 'sold_out' } }
  assert.deepEqual(await calling(() => Response.json(refusal, { status: 409 })).call(read, {}), refusal)
  const proxy = await calling(() => new Response('<html>bad gateway', { status: 502 })).call(read, {})
  assert.equal(proxy.code, 502)
})

test('a missing response rejects, and the observer is notified either way', async () => {
  const seen: unknown[] = []
  const observer = {
    begin: () => void seen.push('begin'),
    end: (_: unknown, __: unknown, answer: unknown) => void seen.push(answer),
  }
  const fetch = (async () => Promise.reject(new TypeError('network'))) as typeof globalThis.fetch
  const call = createCall({ locale: 'zh', identity: () => null, fetch, observer })
  await assert.rejects(call(read, {}), /network/)
  assert.deepEqual(seen, ['begin', null])
})

test('a call gives up after 20 seconds', async (t) => {
  t.mock.method(AbortSignal, 'timeout', (ms: number) => {
    assert.equal(ms, 20_000)
    return AbortSignal.abort(new DOMException('too late', 'TimeoutError'))
  })
  const fetch = (async (_: string, { signal }: RequestInit) =>
    signal!.throwIfAborted()) as unknown as typeof globalThis.fetch
  await assert.rejects(createCall({ locale: 'en', identity: () => null, fetch })(read, {}), {
    name: 'TimeoutError',
  })
})
