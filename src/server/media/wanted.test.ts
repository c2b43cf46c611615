import assert from 'node:assert/strict'
import { test } from 'node:test'
import { avatarCount } from '#drawings/avatars/avatars.ts'
import * as addresses from '#drawings/picture-urls.ts'
import { wantedAt } from './wanted.ts'

const under = (address: string) => wantedAt(address.replace(`/media/${addresses.pictureVersion}/`, ''))
const spec = { view: 'room_twin', variant: 1, hour: 'dusk' } as const

test('every URL that we write is parsed back', () => {
  assert.deepEqual(under(addresses.hotelPicture('12', spec)), {
    kind: 'hotel',
    hotel: '12',
    spec,
    size: 'full',
  })
  assert.deepEqual(under(addresses.hotelPicture('12', spec, 'card')), {
    kind: 'hotel',
    hotel: '12',
    spec,
    size: 'card',
  })
  assert.deepEqual(under(addresses.placePicture('asia-china-shanghai', 'card')), {
    kind: 'place',
    slug: 'asia-china-shanghai',
    size: 'card',
  })
  assert.deepEqual(under(addresses.coverPicture('europe-norway-tromso', 'aurora', 'card')), {
    kind: 'place',
    slug: 'europe-norway-tromso',
    size: 'card',
    light: 'aurora',
  })
  assert.deepEqual(under(addresses.hotelPreview('9')), { kind: 'preview', hotel: '9' })
  assert.deepEqual(under(addresses.hotelInMail('9')), { kind: 'mail', hotel: '9' })
  assert.deepEqual(under(addresses.defaultPicture()), { kind: 'default', size: 'full' })
  assert.deepEqual(under(addresses.avatarPicture(0)), { kind: 'avatar', index: 0 })
  assert.deepEqual(under(addresses.emptyPicture('orders')), { kind: 'empty', state: 'orders' })
  const id = 'ab'.repeat(16)
  assert.deepEqual(under(addresses.photographPicture(id, 960, 'avif')), {
    kind: 'photograph',
    id,
    width: 960,
    format: 'avif',
  })
})

test('a URL that does not match exactly is not found', () => {
  const hostile = [
    '',
    'h/0/street-0-dusk.svg',
    'h/01/street-0-dusk.svg',
    'h/-1/street-0-dusk.svg',
    'h/1e3/street-0-dusk.svg',
    'h/9999999999999999999/street-0-dusk.svg',
    'h/12/street-0-dusk.svg/',
    'h/12/street-0-dusk.svgz',
    'h/12/street-0-noon.svg',
    'h/12/cellar-0-dusk.svg',
    'h/12/street-10-dusk.svg',
    'h/12/constructor-0-day.svg',
    'h/12/Street-0-dusk.svg',
    'h/12/%73treet-0-dusk.svg',
    'h/12/../12/street-0-dusk.svg',
    'h/12/street-0-dusk.svg\n',
    'd/../default.svg',
    'd/-card.svg',
    'd/.svg',
    `d/${'a'.repeat(200)}.svg`,
    `d/${'a-'.repeat(70)}!.svg`,
    `avatar/${avatarCount}.svg`,
    'avatar/-1.svg',
    'avatar/00.svg',
    'empty/__proto__.svg',
    'empty/constructor.svg',
    `p/${'ab'.repeat(16)}-5000.webp`,
    `p/${'ab'.repeat(16)}-641.webp`,
    `p/${'ab'.repeat(16)}-640.svg`,
    `p/${'AB'.repeat(16)}-640.webp`,
    'p/../../etc/passwd-640.webp',
    `p/${'ab'.repeat(16)}.webp`,
  ]
  for (const path of hostile) assert.equal(wantedAt(path), null, path)
})
