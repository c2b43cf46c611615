import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { encode } from 'bmp-ts'
import sharp from 'sharp'
import type { Hotel } from '#contract/hotels.ts'
import type { PictureUrls } from '#contract/media.ts'
import { photographPicture } from '#drawings/picture-urls.ts'
import { testApp } from '#test/support/app.ts'
import { fillCatalogue } from '../../demo-loader/fill-catalogue.ts'
import { photographFile } from '../file-store.ts'
import { openMedia } from '../open-media.ts'
import { photographIn, photographMark, srcsetOf } from './photograph-address.ts'
import { storePhotograph } from './store-photograph.ts'
import { takeFolder } from './take-folder.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const dataDir = mkdtempSync(join(tmpdir(), 'photographs-'))
const { http, db, places } = await testApp({ clock: () => now, env: { DATA_DIR: dataDir } })
after(() => rmSync(dataDir, { recursive: true, force: true }))
await fillCatalogue(db, { hotels: 20, now })
const shelf = openMedia({ db, places, dataDir, now: () => now })
const get = (url: string) => http.inject({ url })

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a6' } })
// The upper left quarter is red: its position shows how the picture was rotated.
const marked = (width: number, height: number) =>
  plain(width, height).composite([
    {
      input: { create: { width: width / 2, height: height / 2, channels: 3, background: '#f00' } },
      left: 0,
      top: 0,
    },
  ])
const stored = (id: string) => readFileSync(join(dataDir, 'files', photographFile(id)))

async function taken(bytes: Buffer) {
  const outcome = await storePhotograph(shelf, bytes)
  assert.ok(outcome.ok)
  return outcome.value
}
async function refused(bytes: Buffer) {
  const outcome = await storePhotograph(shelf, bytes)
  assert.ok(!outcome.ok)
  return outcome.refusal
}

test('a photograph is rotated upright and loses its metadata', async () => {
  const bytes = await marked(400, 200)
    .withExif({
      IFD0: { Copyright: 'SECRET OWNER' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 29/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { id, width, height, placeholder } = await taken(bytes)
  assert.deepEqual([width, height], [200, 400])
  const file = stored(id)
  const facts = await sharp(file).metadata()
  assert.equal(facts.exif, undefined)
  assert.equal(facts.orientation, undefined)
  assert.ok(!file.includes('SECRET'))
  const { data } = await sharp(file)
    .extract({ left: 180, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  assert.ok(data[0]! > 200 && data[1]! < 60)
  assert.match(placeholder, /^data:image\/webp;base64,[\w+/=]+$/)
  assert.ok(placeholder.length < 700, `${placeholder.length}`)
})

test('every allowed format is accepted: JPEG, PNG, GIF, WebP and BMP', async () => {
  const pixels = Buffer.alloc(30 * 20 * 4, 200)
  const files = await Promise.all([
    plain(30, 20).jpeg().toBuffer(),
    plain(30, 20).png().toBuffer(),
    plain(30, 20).gif().toBuffer(),
    plain(30, 20).webp().toBuffer(),
    encode({ data: pixels, width: 30, height: 20 }).data,
  ])
  for (const file of files) {
    const { width, height } = await taken(file)
    assert.deepEqual([width, height], [30, 20])
  }
})

test('a file that is not a photograph is refused, whatever its name', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const none: Buffer[] = [
    Buffer.from(svg),
    Buffer.from(`<?xml version="1.0"?>${svg}`),
    Buffer.from('<html><script>alert(1)</script></html>'),
    Buffer.from('%PDF-1.4 nothing'),
    Buffer.alloc(0),
    Buffer.from('BM'),
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(svg)]),
    Buffer.concat([Buffer.from('GIF89a'), Buffer.from(svg)]),
  ]
  for (const bytes of none) assert.equal(await refused(bytes), 'wrong_type')
})

test('a polyglot file is stored as a picture only', async () => {
  const script = '<script>alert(document.cookie)</script>'
  const bytes = Buffer.concat([
    await plain(40, 30).jpeg().toBuffer(),
    Buffer.from(script),
    Buffer.from('PK\x03\x04'),
  ])
  const { id } = await taken(bytes)
  assert.ok(!stored(id).includes('script'))
  assert.ok(!stored(id).includes('PK\x03\x04'))
})

test('a truncated file is refused', async () => {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 40 }
  const busy = sharp({ create: { width: 300, height: 300, channels: 3, background: '#000', noise } })
  const [jpeg, png] = await Promise.all([busy.clone().jpeg().toBuffer(), busy.clone().png().toBuffer()])
  const bitmap = encode({ data: Buffer.alloc(40 * 40 * 4), width: 40, height: 40 }).data
  for (const whole of [jpeg, png, bitmap])
    assert.equal(await refused(whole.subarray(0, Math.floor(whole.length / 2))), 'wrong_type')
})

test('too many pixels are refused before they are decoded', async () => {
  const huge = await sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
  assert.ok(huge.length < 100_000)
  assert.equal(await refused(huge), 'wrong_type')
  const bitmap = encode({ data: Buffer.alloc(4 * 4 * 4), width: 4, height: 4 }).data
  bitmap.writeInt32LE(60_000, 18)
  bitmap.writeInt32LE(60_000, 22)
  assert.equal(await refused(bitmap), 'wrong_type')
})

test('the same file twice is one photograph', async () => {
  const bytes = await plain(50, 40).png().toBuffer()
  const [one, two] = await Promise.all([taken(bytes), taken(bytes)])
  assert.deepEqual(one, two)
  assert.deepEqual(await taken(bytes), one)
})

test('a hotel’s photographs replace its drawings, in several sizes and two formats', async () => {
  const photograph = await taken(await marked(1200, 800).jpeg().toBuffer())
  const [hotel] = await db<{ id: string }[]>`select id from hotels order by id limit 1`
  const drawnPreview = await get(`/media/v2/h/${hotel!.id}/preview.webp`)
  const [image] = await db<{ id: string }[]>`
    insert into images (hotel_id, position, url, alt_en, alt_zh)
    values (${hotel!.id}, 0, ${photographMark(photograph.id)}, 'The garden', '花园'),
      (${hotel!.id}, 1, ${photographMark('00'.repeat(16))}, 'Never taken in', '缺失') returning id`
  const { data } = (await get(`/api/hot/h_detail?id=${hotel!.id}&lang=zh`)).json<{ data: Hotel }>()
  assert.deepEqual(
    data.gallery.map(({ alt, width, height }) => ({ alt, width, height })),
    [{ alt: '花园', width: 1200, height: 800 }],
  )
  const [shown] = data.gallery
  assert.match(shown!.placeholder!, /^url\(data:image\/webp;base64,/)
  assert.equal(
    srcsetOf(photograph, 'avif')
      .split(', ')
      .map((each) => each.split(' ')[1])
      .join(),
    '320w,640w,960w,1200w',
  )
  for (const format of ['avif', 'webp'] as const)
    for (const address of shown!.srcset![format].split(', ')) {
      const [url, wide] = address.split(' ')
      const answer = await get(url!)
      assert.equal(answer.headers['content-type'], `image/${format}`)
      assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable')
      assert.match(String(answer.headers['content-security-policy']), /sandbox/)
      const facts = await sharp(answer.rawPayload).metadata()
      assert.equal(`${facts.width}w`, wide)
    }
  const preview = await get(`/media/v2/h/${hotel!.id}/preview.webp`)
  assert.notEqual(preview.headers.etag, drawnPreview.headers.etag)

  const asked = (await get(`/api/hot/check_img_available?ids[]=${image!.id}&ids[]=${photograph.id}`)).json<{
    data: PictureUrls
  }>()
  assert.deepEqual(asked.data, { [image!.id]: shown!.url, [photograph.id]: shown!.url })
  rmSync(join(dataDir, 'files', photographFile(photograph.id)))
  const gone = await get(`/api/hot/check_img_available?ids[]=${image!.id}`)
  assert.deepEqual(gone.json<{ data: PictureUrls }>().data, { [image!.id]: null })
})

test('a folder is imported file by file, and other files are reported', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folder-'))
  mkdirSync(join(folder, 'rooms'))
  writeFileSync(join(folder, 'rooms', 'one.jpg'), await plain(70, 50).jpeg().toBuffer())
  writeFileSync(join(folder, 'notes.jpg'), 'not a picture')
  const outcomes = await Array.fromAsync(takeFolder(shelf, folder))
  rmSync(folder, { recursive: true })
  assert.deepEqual(
    outcomes.map(({ name, address }) => [name, address !== null && photographIn(address) !== null]),
    [
      ['notes.jpg', false],
      ['rooms/one.jpg', true],
    ],
  )
})

test('a photograph is identified by its mark and by any of its URLs, and by no other', () => {
  const id = 'ab'.repeat(16)
  for (const url of [photographMark(id), photographPicture(id, 640, 'avif')])
    assert.equal(photographIn(url), id)
  for (const url of [
    'https://a.example/1.jpg',
    `/media/photographs/${id}/../x`,
    `https://a.example/media/photographs/${id}`,
  ])
    assert.equal(photographIn(url), null)
})

test('the stored original has no URL', async () => {
  const { id } = await taken(await plain(60, 60).jpeg().toBuffer())
  for (const url of [`/media/v2/p/${id}.webp`, `/media/v2/p/${id}`, `/media/files/${photographFile(id)}`])
    assert.equal((await get(url)).statusCode, 404)
  assert.equal((await get(photographPicture(id, 320, 'webp'))).statusCode, 200)
})
