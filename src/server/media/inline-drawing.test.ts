import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createInlineDrawings } from './inline-drawing.ts'

// The tests look up neither hotels nor places.
const noContext = { db: null as never, places: null as never }
const inlined = createInlineDrawings(noContext)

test('a drawing in a data URL decodes to the same picture', async () => {
  const text = String(await inlined('/media/v2/avatar/3.svg'))
  const [head, ...rest] = text.split(',')
  assert.equal(head, 'data:image/svg+xml')
  assert.doesNotMatch(text, /["&#\n]/)
  assert.match(
    decodeURIComponent(rest.join(',')),
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/s,
  )
})

test('photographs, external pictures and other files are not inlined', async () => {
  for (const address of [
    `/media/v2/p/${'a'.repeat(32)}-800.webp`,
    'https://elsewhere.example/media/v2/avatar/3.svg',
    '/assets/hero.svg',
    '/media/v2/avatar/900.svg',
  ])
    assert.equal(await inlined(address), null, address)
})
