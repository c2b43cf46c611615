import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { pagePolicy, scriptHashes } from './page-policy.ts'
import { pageStyleOf } from './page-style.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('exactly the page’s own inline scripts may run', () => {
  const html =
    '<script>a()</script><script type="module" src="/x.js"></script><script class="q">b()</script><script>a()</script>'
  assert.deepEqual(scriptHashes(html), [hash('a()'), hash('b()')])
})

test('data blocks are not scripts', () => {
  assert.deepEqual(scriptHashes('<script type="application/ld+json">{"a":1}</script>'), [])
})

test('outside hosts are named only when there are any', () => {
  assert.match(pagePolicy('', {}), /script-src 'self';/)
  assert.match(
    pagePolicy('', { scripts: ['https://w.example'], images: ['https://m.example'] }),
    /script-src 'self' https:\/\/w\.example;.*img-src [^;]*https:\/\/m\.example;/,
  )
})

test('nothing else may be loaded, framed or rebased', () => {
  for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "style-src 'self'"]) {
    assert.ok(pagePolicy('').includes(part), part)
  }
})

test('of inline styles only the page’s own sheet counts', () => {
  const { source } = pageStyleOf('p{}')
  assert.equal(source, hash('p{}'))
  assert.ok(pagePolicy('', {}, { source }).includes(`style-src 'self' ${source};`))
})
