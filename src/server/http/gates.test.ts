import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isForThisMachine } from './gates.ts'

const asked = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  isForThisMachine({ headers, raw: { socket: { remoteAddress } } } as never)

test('a local request is recognised by its socket and its Host header', () => {
  for (const host of ['localhost', 'localhost:3000', '127.0.0.1:80', '[::1]:3000']) assert.ok(asked({ host }))
  for (const host of ['', 'hotels.example', 'localhost.evil.example', 'localhost:a', 'x@localhost'])
    assert.ok(!asked({ host }), host)
  assert.ok(asked({ host: 'localhost' }, '::ffff:127.0.0.1'))
  for (const address of ['192.168.1.4', '::ffff:192.168.1.4', '2001:db8::1', ''])
    assert.ok(!asked({ host: 'localhost' }, address), address)
})

test('any sign of a proxy marks the request as not local', () => {
  for (const name of [
    'forwarded',
    'via',
    'cdn-loop',
    'x-real-ip',
    'x-client-ip',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-original-host',
    'x-envoy-external-address',
    'x-cluster-client-ip',
    'true-client-ip',
    'fastly-client-ip',
    'cf-connecting-ip',
    'cf-ray',
  ])
    assert.ok(!asked({ host: 'localhost', [name]: '127.0.0.1' }), name)
})

test('HTTP/1.0 with a closed connection is taken for a proxy', () => {
  const over = (httpVersion: string, connection: string) =>
    isForThisMachine({
      headers: { host: 'localhost', connection },
      raw: { httpVersion, socket: { remoteAddress: '127.0.0.1' } },
    } as never)
  assert.equal(over('1.0', 'close'), false)
  assert.equal(over('1.1', 'close'), true)
})
