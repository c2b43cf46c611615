import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'bmp-ts'
import sharp from 'sharp'
import { testApp } from '#test/support/app.ts'
import { haveGuests, sessionByNumber } from '#test/support/guests.ts'
import { transaction } from '../../db/database.ts'
import { createKeyring } from '../../secret-keys/keyring.ts'
import { openSecret } from '../../secret-keys/secret.ts'
import { guestFeatures } from '../../startup/guest-features.ts'
import { openFolder, uploadFile } from '../file-store.ts'
import { attachUploads, replaceUpload } from './attach-uploads.ts'
import { sweepUploads, unattachedLife } from './sweep-uploads.ts'
import { createUploadTickets, ticketLife } from './upload-tickets.ts'

const start = Date.parse('2026-11-15T08:00:00Z')
let now = start
const secret = 's'.repeat(32)
const dataDir = mkdtempSync(join(tmpdir(), 'uploads-'))
after(() => rmSync(dataDir, { recursive: true, force: true }))
const { http, db } = await testApp({
  clock: () => now,
  env: { DATA_DIR: dataDir, SECRET: secret, LIMITS: 'upload_per_account_hour=60/3600' },
  findSession: sessionByNumber,
})
await haveGuests(db, [1, 2, 7, 8, 9])
const files = openFolder(join(dataDir, 'files'))
const keyring = createKeyring(openSecret({ SECRET: secret, dataDir }).keysFor('uploads'))
const tickets = createUploadTickets({ keyring, now: () => now })

type Answer = {
  code: number
  msg: string
  data: { id: string; url: string; width: number; height: number; reason?: string }
}
type Sent = { guest?: string; ticket?: string; name?: string; lang?: string }
async function upload(bytes: Buffer, { guest = '1', ticket, name = 'a.png', lang = 'en' }: Sent = {}) {
  const edge = 'edge-of-a-part'
  const field = (key: string, value: string) =>
    `--${edge}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`
  const answer = await http.inject({
    method: 'POST',
    url: '/api/tool/upfile',
    headers: {
      'content-type': `multipart/form-data; boundary=${edge}`,
      ...(guest ? { authentic: guest } : {}),
    },
    payload: Buffer.concat([
      Buffer.from(field('lang', lang) + (ticket ? field('ticket', ticket) : '')),
      Buffer.from(
        `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${edge}--\r\n`),
    ]),
  })
  return answer.json<Answer>()
}
async function uploadText(data: string, { guest = '1', ticket, lang = 'en' }: Sent = {}) {
  const answer = await http.inject({
    method: 'POST',
    url: '/api/tool/upBase64',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(guest ? { authentic: guest } : {}),
    },
    payload: new URLSearchParams({ data, lang, ...(ticket ? { ticket } : {}) }).toString(),
  })
  return answer.json<Answer>()
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a6' } })
const noise = { type: 'gaussian' as const, mean: 120, sigma: 60 }
const busy = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#000', noise } })
const kept = async (id: string) => (await files.get(uploadFile(id)))!

/** A PNG header that claims this size, without the pixels. */
function claimedPng(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const out = Buffer.alloc(8 + body.length)
    out.writeUInt32BE(data.length, 0)
    body.copy(out, 4)
    out.writeUInt32BE(crc32(body), 4 + body.length)
    return out
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('both endpoints accept the allowed formats with the same result', async () => {
  const pictures = [
    await plain(30, 20).jpeg().toBuffer(),
    await plain(30, 20).png().toBuffer(),
    await plain(30, 20).gif().toBuffer(),
    encode({ data: Buffer.alloc(30 * 20 * 4, 200), width: 30, height: 20 }).data,
  ]
  for (const bytes of pictures) {
    const one = await upload(bytes)
    const two = await uploadText(`data:image/png;base64,${bytes.toString('base64')}`)
    for (const { code, data } of [one, two]) {
      assert.equal(code, 1)
      assert.deepEqual([data.width, data.height], [30, 20])
      assert.equal(data.url, `/media/uploads/${data.id}.webp`)
    }
    assert.notEqual(one.data.id, two.data.id)
    assert.deepEqual(await kept(one.data.id), await kept(two.data.id))
  }
})

test('EXIF data is removed', async () => {
  const bytes = await plain(60, 40)
    .withExif({
      IFD0: { Copyright: 'OWNER OF ALL' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 29/1' },
    })
    .jpeg()
    .toBuffer()
  const { data } = await upload(bytes)
  const file = await kept(data.id)
  assert.ok(!file.includes('OWNER OF ALL'))
  assert.equal((await sharp(file).metadata()).exif, undefined)
})

test('a file of another type is refused with the message of the specification', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const webp = await plain(9, 9).webp().toBuffer()
  const none: Record<string, Buffer> = {
    svg: Buffer.from(svg),
    'svg behind a declaration': Buffer.from(`<?xml version="1.0"?>${svg}`),
    'a page named .png': Buffer.from('<!doctype html><script>alert(1)</script>'),
    'a header and a script': Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from('*/=1;alert(1)')]),
    'a JPEG header before a page': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(svg)]),
    webp,
    empty: Buffer.alloc(0),
    'fifty thousand by fifty thousand': claimedPng(50_000, 50_000),
    'one row above forty megapixels': claimedPng(10_000, 4_001),
    'cut short': (await busy(300, 300).png().toBuffer()).subarray(0, 20_000),
    'a cut JPEG': (await busy(300, 300).jpeg().toBuffer()).subarray(0, 9_000),
  }
  for (const [what, bytes] of Object.entries(none)) {
    const { code, msg, data } = await upload(bytes)
    assert.deepEqual([code, msg, data.reason], [415, 'Type of file is error', 'wrong_type'], what)
  }
  assert.equal((await uploadText('not base64 at all!')).code, 415)
  assert.equal((await uploadText(Buffer.from(svg).toString('base64'), { lang: 'zh' })).msg, '文件类型错误')
  const claimed = encode({ data: Buffer.alloc(16), width: 2, height: 2 }).data
  claimed.writeInt32LE(50_000, 18)
  claimed.writeInt32LE(50_000, 22)
  assert.equal((await upload(claimed)).code, 415)
})

test('a polyglot file is stored as a picture only', async () => {
  const script = '<script>alert(document.cookie)</script>'
  const bodies = [await plain(40, 30).gif().toBuffer(), await plain(40, 30).jpeg().toBuffer()]
  for (const body of bodies) {
    const { code, data } = await upload(Buffer.concat([body, Buffer.from(`${script}PK\x03\x04`)]))
    assert.equal(code, 1)
    const file = await kept(data.id)
    assert.ok(!file.includes('script') && !file.includes('PK\x03\x04'))
    assert.equal((await sharp(file).metadata()).format, 'webp')
  }
})

test('one byte above 5 MB is refused by both endpoints, 5 MB are accepted', async () => {
  const limit = 5 * 1024 * 1024
  const picture = await plain(20, 20).png().toBuffer()
  const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)])
  for (const answer of [
    await upload(padded(limit + 1)),
    await uploadText(padded(limit + 1).toString('base64')),
  ]) {
    assert.deepEqual(
      [answer.code, answer.msg, answer.data.reason],
      [413, 'The size of file cannot over 5 MB', 'too_large'],
    )
  }
  assert.equal((await uploadText('A'.repeat(9_000_000))).code, 413)
  assert.equal((await upload(padded(limit))).code, 1)
  assert.equal((await uploadText(padded(limit).toString('base64'))).code, 1)
})

test('the name of a file decides nothing and is not used in a path', async () => {
  const bytes = await plain(12, 12).png().toBuffer()
  for (const name of ['../../etc/passwd', 'x.html', 'a.svg', '..%2f..%2fx.png']) {
    const { code, data } = await upload(bytes, { name })
    assert.equal(code, 1)
    assert.match(data.url, /^\/media\/uploads\/[0-9a-f]{32}\.webp$/)
  }
})

test('an upload is served with headers that prevent execution', async () => {
  const { data } = await upload(await plain(12, 12).png().toBuffer())
  const answer = await http.inject({ url: data.url })
  assert.equal(answer.statusCode, 200)
  assert.equal(answer.headers['content-type'], 'image/webp')
  assert.equal(answer.headers['x-content-type-options'], 'nosniff')
  assert.match(String(answer.headers['content-disposition']), /^attachment/)
  assert.match(String(answer.headers['content-security-policy']), /sandbox/)
  for (const path of [
    '/media/uploads/x.webp',
    `/media/uploads/${'0'.repeat(32)}.webp`,
    '/media/uploads/..%2fa.webp',
  ])
    assert.equal((await http.inject({ url: path })).statusCode, 404, path)
})

test('a visitor needs a valid ticket that has not expired', async () => {
  const bytes = await plain(12, 12).png().toBuffer()
  const ticket = tickets.issue()
  assert.equal((await upload(bytes, { guest: '' })).data.reason, 'sign_in_required')
  assert.equal((await upload(bytes, { guest: 'dead' })).data.reason, 'session_expired')
  assert.equal((await upload(bytes, { guest: '', ticket: `${ticket.slice(0, -3)}abc` })).code, 401)
  const forged = createUploadTickets({ keyring: createKeyring([Buffer.alloc(32)]), now: () => now }).issue()
  assert.equal((await upload(bytes, { guest: '', ticket: forged })).code, 401)
  const taken = await upload(bytes, { guest: '', ticket })
  assert.equal(taken.code, 1)
  assert.equal((await uploadText(bytes.toString('base64'), { guest: '', ticket })).code, 1)
  const [row] = await db`select guest_id, ticket from uploads where id = ${taken.data.id}`
  assert.deepEqual(row, { guest_id: null, ticket: tickets.read(ticket) })
  now = start + ticketLife
  assert.equal((await upload(bytes, { guest: '', ticket })).code, 401)
  now = start
})

test('only its owner can attach an upload, to one target, and all of several or none', async () => {
  const bytes = await plain(12, 12).png().toBuffer()
  const [mine, second, theirs] = await Promise.all(
    ['1', '1', '2'].map(async (guest) => (await upload(bytes, { guest })).data.id),
  )
  const show = (ids: string[], guest: string, to: string) =>
    transaction(db, async (tx) => {
      const done = await attachUploads(tx, { ids, owner: { guest }, to })
      if (!done) throw new Error('refused')
    }).then(
      () => true,
      () => false,
    )
  assert.equal(await show([mine!, theirs!], '1', 'ticket:1'), false)
  assert.equal(await show([mine!, second!, mine!], '1', 'ticket:1'), true)
  assert.equal(await show([mine!], '1', 'ticket:1'), true)
  assert.equal(await show([mine!], '1', 'ticket:2'), false)
  assert.equal(await show([theirs!], '1', 'ticket:2'), false)
})

test('an unattached upload is removed after a day, and a replaced one by the next sweep', async () => {
  const bytes = await plain(12, 12).png().toBuffer()
  const taken = async () => (await upload(bytes, { guest: '7' })).data.id
  const [waiting, first, second] = [await taken(), await taken(), await taken()]
  const owner = { guest: '7' }
  for (const id of [first, second])
    assert.equal(await transaction(db, (tx) => replaceUpload(tx, { id, owner, to: 'avatar:7' })), true)
  const there = () => Promise.all([waiting, first, second].map((id) => files.has(uploadFile(id))))
  await sweepUploads({ db, files }, start + unattachedLife)
  assert.deepEqual(await there(), [true, false, true])
  await sweepUploads({ db, files }, start + unattachedLife + 1)
  assert.deepEqual(await there(), [false, false, true])
  const rows = await db`select id, state from uploads where guest_id = 7`
  assert.deepEqual([...rows], [{ id: second, state: 'attached' }])
})

test('uploads per hour are limited for each guest', async () => {
  const bytes = await plain(2, 2).png().toBuffer()
  const codes: number[] = []
  for (let at = 0; at < 61; at++) codes.push((await upload(bytes, { guest: '8' })).code)
  assert.deepEqual(
    codes.map((code) => code === 1),
    [...Array(60).fill(true), false],
  )
  assert.equal(codes.at(-1), 429)
  assert.equal((await upload(bytes, { guest: '9' })).code, 1)
})

test('a guest’s own picture becomes the avatar, another’s does not, and erasing the guest removes it', async () => {
  const bytes = await plain(64, 64).png().toBuffer()
  const { data } = await upload(bytes, { guest: '9' })
  const change = async (guest: string) =>
    (
      await http.inject({
        method: 'POST',
        url: '/api/user/updata_avatar',
        headers: { 'content-type': 'application/x-www-form-urlencoded', authentic: guest },
        payload: `file=${data.id}`,
      })
    ).json<{ code: number; data: { avatar: string } }>()
  assert.equal((await change('2')).code, 404)
  assert.equal((await change('9')).data.avatar, data.url)
  const [row] = await db`select avatar from accounts where id = 9`
  assert.equal(row?.avatar, data.url)
  const own = guestFeatures(() => 0).data.find(({ name }) => name === 'uploads')!
  assert.match(JSON.stringify(await own.read(db, '9')), new RegExp(`"shown":"avatar:9".*${data.url}`))
  await transaction(db, (tx) => own.erase(tx, '9'))
  await sweepUploads({ db, files }, now)
  assert.equal(await files.has(uploadFile(data.id)), false)
  assert.deepEqual(await own.read(db, '9'), [])
})
