import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ComposedPage, composePage } from './compose-page.ts'
import { pageStyleOf } from './page-style.ts'

const page = (head: string, body: string) =>
  Buffer.from(`<html><head>${head}</head><body>${body}</body></html>`)
const hintOf = (address: string) =>
  `<link rel="preload" as="image" href="${address}" imageSizes="(width &lt; 768px) 100vw" fetchPriority="high"/>`
const textOf = ({ pieces }: ComposedPage) => Buffer.concat(pieces).toString()
const none = async () => null
const drawing = async () => Buffer.from('data:image/svg+xml,<svg/>')

test('the style sheet is inserted at the end of the head', async () => {
  const composed = await composePage(page('<title>星宿</title>', 'a'), {
    style: pageStyleOf('p{color:red}'),
    inlined: none,
  })
  assert.equal(
    textOf(composed),
    '<html><head><title>星宿</title><style>p{color:red}</style></head><body>a</body></html>',
  )
})

test('a small first picture is inlined and not requested', async () => {
  const html = page(hintOf('/a.svg') + hintOf('/b.svg'), '<img src="/a.svg"/><img src="/b.svg"/>')
  const composed = await composePage(html, { style: pageStyleOf('p{}'), inlined: drawing })
  assert.equal(
    textOf(composed),
    page(
      `${hintOf('/b.svg')}<style>p{}</style>`,
      '<img src="data:image/svg+xml,<svg/>"/><img src="/b.svg"/>',
    ).toString(),
  )
  assert.deepEqual(composed.hints, [])
})

test('a larger first picture is preloaded by a Link header', async () => {
  const html = page(hintOf('/a.svg'), '<img src="/a.svg"/>')
  const composed = await composePage(html, { inlined: none })
  assert.equal(textOf(composed), html.toString())
  assert.deepEqual(composed.hints, ['</a.svg>; rel=preload; as=image; fetchpriority=high'])
})

test('the hint of a photograph has its widths and its format', async () => {
  const head =
    '<link rel="preload" as="image" imageSrcSet="/p-400.avif 400w, /p-800.avif 800w" imageSizes="(width &lt; 768px) 100vw, 256px" type="image/avif" fetchPriority="high"/>'
  const { hints } = await composePage(page(head, ''), { inlined: none })
  assert.equal(
    hints[0],
    '</p-400.avif>; rel=preload; as=image; fetchpriority=high; imagesrcset="/p-400.avif 400w, /p-800.avif 800w"; imagesizes="(width < 768px) 100vw, 256px"; type="image/avif"',
  )
})

test('the font is preloaded, since it is used only if it arrives in time', async () => {
  const head =
    '<link rel="preload" as="font" type="font/woff2" href="/assets/f-1.woff2" crossorigin="anonymous"/>'
  const { hints } = await composePage(page(head, ''), { inlined: none })
  assert.deepEqual(hints, ['</assets/f-1.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin'])
})

test('a URL that is not valid in a header gets no hint', async () => {
  const { hints } = await composePage(page(hintOf('/星.svg'), '<img src="/星.svg"/>'), { inlined: none })
  assert.deepEqual(hints, [])
})

test('a page without pictures and a response that is no page are unchanged', async () => {
  for (const html of [page('', 'a'), Buffer.from('moved')])
    assert.deepEqual(await composePage(html, { inlined: drawing }), { pieces: [html], hints: [] })
})
