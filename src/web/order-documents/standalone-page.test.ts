import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageOf } from './standalone-page.ts'

test('a page of its own carries its style, and nothing in it ends early', () => {
  const page = pageOf({
    title: 'A <b> & "c"',
    lang: 'zh-CN',
    css: 'a::after{content:"</style>"}',
    html: '<p>x</p>',
  })
  assert.match(page, /<title>A &lt;b> &amp; &quot;c&quot;<\/title>/)
  assert.equal(page.match(/<\/style>/g)?.length, 1)
  assert.match(page, /<body><p>x<\/p><\/body>/)
})
