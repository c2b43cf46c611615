import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { ownScriptHashes, pagePolicy, withoutNonce } from './page-policy.ts'
import { pageStyleOf } from './page-style.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('exactly the inline scripts with the nonce of this rendering may run', () => {
  const html =
    '<script nonce="n">a()</script><script nonce="n" type="module" src="/x.js"></script><script class="q" nonce="n">b()</script><script nonce="n">a()</script>'
  assert.deepEqual(ownScriptHashes(html, 'n'), [hash('a()'), hash('b()')])
})

test('a script injected by text is not allowed', () => {
  for (const injected of [
    '<script>evil()</script>',
    '<script nonce="">evil()</script>',
    '<script nonce="guessed">evil()</script>',
    '<script data-x="n">evil()</script>',
    '<SCRIPT>evil()</SCRIPT>',
    '<svg><script>evil()</script></svg>',
  ])
    assert.deepEqual(
      ownScriptHashes(`${injected}<script nonce="n">a()</script>`, 'n'),
      [hash('a()')],
      injected,
    )
})

test('data blocks are not scripts', () => {
  assert.deepEqual(ownScriptHashes('<script type="application/ld+json">{"a":1}</script>', 'n'), [])
})

test('the nonce is not sent', () => {
  assert.equal(
    withoutNonce(
      '<meta property="csp-nonce" content="n"/><script nonce="n">a()</script><link nonce="n"/>',
      'n',
    ),
    '<script>a()</script><link/>',
  )
})

test('outside hosts are named only when there are any', () => {
  assert.match(pagePolicy([], {}), /script-src 'self';/)
  assert.match(
    pagePolicy([], { scripts: ['https://w.example'], images: ['https://m.example'] }),
    /script-src 'self' https:\/\/w\.example;.*img-src [^;]*https:\/\/m\.example https:\/\/w\.example;/,
  )
})

test('nothing else may be loaded, framed or rebased', () => {
  for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "style-src 'self'"]) {
    assert.ok(pagePolicy([]).includes(part), part)
  }
})

test('the only allowed inline style is the page’s own style sheet', () => {
  const { source } = pageStyleOf('p{}')
  assert.equal(source, hash('p{}'))
  assert.ok(pagePolicy([], {}, { source }).includes(`style-src 'self' ${source};`))
})
