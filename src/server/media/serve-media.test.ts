import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import type { Hotel } from '#contract/hotels.ts'
import type { PictureUrls } from '#contract/media.ts'
import type { PlaceGuide } from '#contract/places.ts'
import { draw } from '#drawings/draw.ts'
import { emptyStates } from '#drawings/empty-states.ts'
import { exteriorsOf, hourOf, leadOf } from '#drawings/gallery.ts'
import * as addresses from '#drawings/picture-urls.ts'
import { testApp } from '#test/support/app.ts'
import { fillCatalogue } from '../demo-loader/fill-catalogue.ts'
import { packDrawing } from './drawn-picture.ts'
import { cardPicturesOf, noImages, roomPicturesOf } from './pictures-of.ts'
import { findDrawnHotel } from './store.ts'
import { subjectOf } from './subject.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const dataDir = mkdtempSync(join(tmpdir(), 'media-'))
const { http, db, places } = await testApp({ clock: () => now, env: { DATA_DIR: dataDir } })
after(() => rmSync(dataDir, { recursive: true, force: true }))
await fillCatalogue(db, { hotels: 220, now })
await places()

const rows = await db<{ id: string }[]>`select id from hotels order by md5(id::text) limit 200`
const hotels = (await Promise.all(rows.map(({ id }) => findDrawnHotel(db, id)))).flatMap((each) => each ?? [])
const hotel = hotels[0]!
const lead = leadOf(subjectOf(hotel))
const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers })
const widest = { 'accept-encoding': 'gzip, deflate, br, zstd' }

test('a drawing is compressed, cacheable for a year, and cannot run scripts', async () => {
  const answer = await get(addresses.hotelPicture(hotel.id, lead), widest)
  assert.equal(answer.statusCode, 200)
  assert.equal(answer.headers['content-type'], 'image/svg+xml; charset=utf-8')
  assert.equal(answer.headers['content-encoding'], 'br')
  assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.equal(answer.headers['x-content-type-options'], 'nosniff')
  assert.equal(
    answer.headers['content-security-policy'],
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  )
  assert.match(String(answer.headers.vary), /accept-encoding/i)
  assert.equal(Number(answer.headers['content-length']), answer.rawPayload.length)
  assert.equal(brotliDecompressSync(answer.rawPayload).toString(), draw(subjectOf(hotel), lead, 'full'))
})

test('clients that accept gzip or no compression get the same picture', async () => {
  const url = addresses.hotelPicture(hotel.id, lead)
  const drawing = draw(subjectOf(hotel), lead, 'full')
  const zipped = await get(url, { 'accept-encoding': 'gzip' })
  assert.equal(zipped.headers['content-encoding'], 'gzip')
  assert.equal(gunzipSync(zipped.rawPayload).toString(), drawing)
  const plain = await get(url)
  assert.equal(plain.headers['content-encoding'], undefined)
  assert.equal(plain.body, drawing)
  const refusing = await get(url, { 'accept-encoding': 'br;q=0, gzip' })
  assert.equal(refusing.headers['content-encoding'], 'gzip')
})

test('a matching If-None-Match gets 304 without a body', async () => {
  const url = addresses.hotelPicture(hotel.id, lead, 'card')
  const { headers } = await get(url, widest)
  const again = await get(url, { ...widest, 'if-none-match': `"other", ${headers.etag}` })
  assert.equal(again.statusCode, 304)
  assert.equal(again.rawPayload.length, 0)
  assert.equal(again.headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.equal((await get(url, { 'if-none-match': '"other"' })).statusCode, 200)
  const head = await http.inject({ method: 'HEAD', url, headers: widest })
  assert.deepEqual([head.statusCode, head.rawPayload.length], [200, 0])
})

test('places, avatars, empty lists and the default have their pictures', async () => {
  const urls = [
    addresses.placePicture('asia-china-shanghai'),
    addresses.placePicture('asia-china-shanghai', 'card'),
    addresses.placePicture('china'),
    addresses.defaultPicture(),
    addresses.defaultPicture('card'),
    addresses.avatarPicture(23),
    ...emptyStates.map(addresses.emptyPicture),
  ]
  for (const url of urls) {
    const { statusCode, body } = await get(url)
    assert.equal(statusCode, 200, url)
    assert.match(body, /^<svg .*<\/svg>$/s)
    assert.doesNotMatch(body, /<text|<script|<image|https?:(?!\/\/www\.w3\.org\/2000\/svg)/)
  }
  const [paris, other] = await Promise.all(
    ['europe-france-paris', 'europe-france-lyon'].map((slug) => get(addresses.placePicture(slug))),
  )
  assert.notEqual(paris!.body, other!.body)
})

test('an unknown picture is 404 and not cacheable', async () => {
  const unknown = [
    '/media/v2/h/999999999999/street-0-dusk.svg',
    '/media/v2/h/999999999999/preview.webp',
    `/media/v2/h/${hotel.id}/cellar-0-dusk.svg`,
    `/media/v2/h/${hotel.id}/..%2f..%2fpackage.json`,
    `/media/v2/h/${hotel.id}%00/street-0-dusk.svg`,
    '/media/v2/d/nowhere.svg',
    '/media/v2/d/constructor.svg',
    '/media/v2/avatar/24.svg',
    '/media/v2/empty/toString.svg',
    `/media/v2/p/${'ab'.repeat(16)}-640.webp`,
    '/media/v2/',
    '/media/v1/default.svg',
    '/media/default.svg',
    '/media/../package.json',
    '/media/v2/%2e%2e/%2e%2e/package.json',
  ]
  for (const url of unknown) {
    const answer = await get(url)
    assert.equal(answer.statusCode, 404, url)
    assert.doesNotMatch(String(answer.headers['cache-control']), /public|max-age/, url)
  }
})

test('a link preview is 1200 by 630 and a picture for mail 600 by 450, both WebP', async () => {
  const [one, ...others] = await Promise.all(
    Array.from({ length: 6 }, () => get(addresses.hotelPreview(hotel.id))),
  )
  assert.ok(others.every(({ rawPayload }) => rawPayload.equals(one!.rawPayload)))
  assert.equal(one!.headers['content-type'], 'image/webp')
  assert.equal(one!.headers['cache-control'], 'public, max-age=86400')
  const { width, height, format } = await sharp(one!.rawPayload).metadata()
  assert.deepEqual({ width, height, format }, { width: 1200, height: 630, format: 'webp' })
  const known = await get(addresses.hotelPreview(hotel.id), { 'if-none-match': String(one!.headers.etag) })
  assert.equal(known.statusCode, 304)
  const mail = await sharp((await get(addresses.hotelInMail(hotel.id))).rawPayload).metadata()
  assert.deepEqual([mail.width, mail.height, mail.format], [600, 450, 'webp'])
})

test('a renamed hotel gets a new preview', async () => {
  const { id, name } = hotels[1]!
  const before = await get(addresses.hotelPreview(id))
  await db`update hotels set name_en = 'Quite Another House' where id = ${id}`
  const after = await get(addresses.hotelPreview(id))
  await db`update hotels set name_en = ${name} where id = ${id}`
  assert.notEqual(before.headers.etag, after.headers.etag)
})

test('over 200 hotels an exterior is at most 8 KB at the median and 12 KB at the 95th percentile', async () => {
  const sizes: number[] = []
  for (const each of hotels) {
    const subject = subjectOf(each)
    const [view] = exteriorsOf(subject)
    const picture = await packDrawing(draw(subject, { view, variant: 0, hour: hourOf(subject) }, 'full'))
    sizes.push(picture.br.length)
  }
  sizes.sort((a, b) => a - b)
  assert.equal(sizes.length, 200)
  assert.ok(sizes[100]! <= 8 * 1024, `median ${sizes[100]}`)
  assert.ok(sizes[190]! <= 12 * 1024, `95th percentile ${sizes[190]}`)
})

test('the pictures of a list of 20 hotels weigh less than 160 KB, and neighbours differ', async () => {
  for (const from of [0, 20, 40, 60]) {
    const some = hotels.slice(from, from + 20).map((each) => ({ hotel: each, own: noImages }))
    const leads = cardPicturesOf(some, 'en').map(([first]) => first!)
    const answers = await Promise.all(leads.map(({ card }) => get(card!, widest)))
    assert.ok(answers.every(({ statusCode }) => statusCode === 200))
    const bytes = answers.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0)
    assert.ok(bytes < 160 * 1024, `${bytes}`)
    const views = leads.map(({ id }) => id.split('.')[1]!.split('-')[0])
    assert.ok(views.every((view, at) => at === 0 || view !== views[at - 1]))
  }
})

test('a hotel’s page names existing pictures, in both sizes, with alternative text and a placeholder', async () => {
  const { data } = (await get(`/api/hot/h_detail?id=${hotel.id}&lang=zh`)).json<{ data: Hotel }>()
  assert.ok(data.gallery.length >= 8)
  for (const { url, card, alt, placeholder, width, height } of data.gallery) {
    assert.equal((await get(url)).statusCode, 200)
    assert.equal((await get(card!)).statusCode, 200)
    assert.match(alt, /^插画/)
    assert.match(placeholder!, /^linear-gradient/)
    assert.deepEqual([width, height], [1200, 900])
  }
})

test('a place’s guide has its picture, with a text that says it is drawn', async () => {
  const { data } = (await get('/api/hot/hs_des?kw=asia-china-shanghai&lang=en')).json<{ data: PlaceGuide }>()
  assert.match(data.image!.alt, /^Illustration: .*Shanghai/)
  assert.equal((await get(data.image!.url)).statusCode, 200)
})

test('two rooms of one kind have different pictures', () => {
  const room = (variant: number) =>
    roomPicturesOf(hotel, { id: '1', picture: 'double', variant }, noImages, 'en')[0]!
  assert.match(room(0).url, /room_double-0-/)
  assert.notEqual(room(0).url, room(1).url)
})

test('our pictures are looked up by their ids, and no others', async () => {
  const drawn = `${hotel.id}.street-0-dusk`
  const ids = [drawn, `${hotel.id}.cellar-0-dusk`, '99.street-0-dusk', '424242', 'ab'.repeat(16), 'nonsense']
  const query = ids.map((id) => `ids[]=${id}`).join('&')
  const { code, data } = (await get(`/api/hot/check_img_available?${query}`)).json<{
    code: number
    data: PictureUrls
  }>()
  assert.equal(code, 1)
  assert.equal(data[drawn], `/media/v2/h/${hotel.id}/street-0-dusk.svg`)
  assert.deepEqual(
    Object.values(data).filter((url) => url !== null),
    [data[drawn]],
  )
  const address = await get('/api/hot/check_img_available?ids[]=http://localhost/a.png')
  assert.equal(address.json<{ code: number }>().code, 400)
})
