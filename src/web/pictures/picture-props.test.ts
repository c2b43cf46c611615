import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultPicture } from '#drawings/picture-urls.ts'
import { errorPicture, loadingGround, propsOf } from './picture-props.ts'

const drawn = {
  id: '1.street-0-day',
  url: '/full.svg',
  card: '/card.svg',
  alt: 'Illustration',
  placeholder: 'red',
}

test('a gallery asks three times for the whole picture, a card once for the light one', () => {
  const gallery = propsOf(drawn, 'gallery')
  assert.deepEqual([gallery.src, gallery.attempts], ['/full.svg', 3])
  const card = propsOf(drawn, 'card')
  assert.deepEqual([card.src, card.attempts], ['/card.svg', 1])
})

test('a photograph is offered in its widths and in both formats', () => {
  const { srcSet, avifSet, width, height } = propsOf(
    { ...drawn, width: 900, height: 600, srcset: { avif: 'a 320w', webp: 'w 320w' } },
    'card',
  )
  assert.deepEqual(
    { srcSet, avifSet, width, height },
    { srcSet: 'w 320w', avifSet: 'a 320w', width: 900, height: 600 },
  )
})

test('a missing picture has a default that the server knows', () => {
  const bare = propsOf({ url: '/seven.jpg', alt: '' }, 'card')
  assert.equal(bare.src, '/seven.jpg')
  assert.equal(bare.placeholder, loadingGround)
  assert.equal(bare.fallback, errorPicture)
  assert.equal(errorPicture, defaultPicture('card'))
})
