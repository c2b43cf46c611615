import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { compressOnce, encodingFor, quickEncodingFor } from './encoding.ts'

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

test('a response that is sent once takes the quickest encoding, a kept one the smallest', () => {
  assert.equal(quickEncodingFor('gzip, deflate, br, zstd'), 'zstd')
  assert.equal(quickEncodingFor('gzip, br, zstd;q=0'), 'br')
  assert.equal(encodingFor('gzip, br, zstd'), 'br')
})

test('responses of any length that are sent once are decoded to the same text', async () => {
  for (const text of ['', '星宿 '.repeat(500), '星宿 '.repeat(100_000)]) {
    assert.equal(zstdDecompressSync(await compressOnce('zstd', text)).toString(), text)
    assert.equal(brotliDecompressSync(await compressOnce('br', text)).toString(), text)
    assert.equal(gunzipSync(await compressOnce('gzip', Buffer.from(text))).toString(), text)
  }
})
