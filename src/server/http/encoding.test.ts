import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodingFor } from './encoding.ts'

test('the best encoding that a caller accepts is taken', () => {
  for (const [header, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['br ; q=0 , gzip; q=0.5', 'gzip'],
    ['br;q=0,gzip;q=0.0', null],
    ['br;x=1;q=0', null],
    ['brotli', null],
    ['br;q=nonsense', null],
    ['', null],
  ] as const)
    assert.equal(encodingFor(header), encoding, header)
  assert.equal(encodingFor(undefined), null)
})
