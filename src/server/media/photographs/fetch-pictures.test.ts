import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import sharp from 'sharp'
import type { Hotel } from '#contract/hotels.ts'
import { issueCertificate } from '#simulator/certificates.ts'
import { testApp } from '#test/support/app.ts'
import { bring, example, folderOf } from '#test/support/inventory.ts'
import { openMedia } from '../open-media.ts'
import { createGetBytes, isPublic } from './fetch-bytes.ts'
import { fetchPictures } from './fetch-pictures.ts'

const now = Date.now()
const dataDir = mkdtempSync(join(tmpdir(), 'fetched-'))
const { http, db, places } = await testApp({ clock: () => now, env: { DATA_DIR: dataDir } })
after(() => rmSync(dataDir, { recursive: true, force: true }))
const shelf = openMedia({ db, places, dataDir, now: () => now })

const photograph = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3a6' } })
  .jpeg()
  .toBuffer()
const asked: string[] = []
const answers: Readonly<Record<string, RequestListener>> = {
  '/front.jpg': (_, response) => response.end(photograph),
  '/moved.jpg': (_, response) => response.writeHead(302, { location: '/front.jpg' }).end(),
  '/around': (_, response) => response.writeHead(302, { location: '/around' }).end(),
  '/plain': (_, response) => response.writeHead(302, { location: 'http://localhost/front.jpg' }).end(),
  '/text': (_, response) => response.end('hello'),
  '/silent': () => {},
  '/endless': (_, response) => {
    const chunk = Buffer.alloc(1 << 20)
    const more = () => {
      while (!response.destroyed && response.write(chunk)) {}
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  },
}
const identity = issueCertificate({ name: 'localhost' }, now)
const server = createServer({ cert: identity.certificate, key: identity.privateKey }, (request, response) => {
  asked.push(request.url!)
  const answer = answers[request.url!]
  if (answer) answer(request, response)
  else response.writeHead(404).end()
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
after(() => {
  server.closeAllConnections()
  server.close()
})
const at = (path: string) => `https://localhost:${(server.address() as AddressInfo).port}${path}`
const get = createGetBytes({ allows: () => true, ca: identity.certificate, within: 2_000 })
const reasonFor = async (path: string) => {
  const answer = await get(at(path))
  return answer.ok ? null : answer.refusal.text
}

test('a download that is too large, too slow, missing or wrongly redirected is refused with the reason', async () => {
  assert.equal(await reasonFor('/front.jpg'), null)
  assert.equal(await reasonFor('/moved.jpg'), null)
  assert.equal(await reasonFor('/nowhere'), 'answered 404')
  assert.equal(await reasonFor('/around'), 'redirects more than 3 times')
  assert.equal(await reasonFor('/plain'), 'leads to an address that is not https')
  assert.equal(await reasonFor('/endless'), 'is larger than 20 MB')
  assert.equal(await reasonFor('/silent'), 'did not answer in time')
})

test('private and local addresses are not requested, by number or by name', async () => {
  const guarded = createGetBytes({ ca: identity.certificate })
  asked.length = 0
  const { port } = server.address() as AddressInfo
  for (const host of [
    'localhost',
    '127.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '10.0.0.1',
    '169.254.169.254',
  ]) {
    const answer = await guarded(`https://${host}:${port}/front.jpg`)
    assert.equal(answer.ok ? null : answer.refusal.fault, 'not_public', host)
  }
  assert.deepEqual(asked, [])
  for (const ip of ['8.8.8.8', '2606:4700::1111']) assert.ok(isPublic(ip), ip)
})

test('a picture at an https URL is downloaded once and served from this site', async () => {
  const images = (...paths: string[]) =>
    folderOf({
      'images.csv': `hotel,room,url,alt_en,alt_zh\n${paths.map((path) => `LYON-01,,${at(path)},Front,正面\n`).join('')}`,
    })
  await bring(db, example)
  await bring(db, images('/front.jpg', '/nowhere', '/text'))
  const [{ id }] = await db<[{ id: string }]>`select id from hotels where code = 'LYON-01'`
  const gallery = async () => {
    const answer = await http.inject({ url: `/api/hot/h_detail?id=${id}&lang=en` })
    return answer.json<{ data: Hotel }>().data.gallery
  }
  assert.ok(
    (await gallery()).every(({ url }) => url.endsWith('.svg')),
    'drawn until it is fetched',
  )
  const fetched = async () => Array.fromAsync(fetchPictures(shelf, get))
  assert.deepEqual(await fetched(), [
    { url: at('/front.jpg'), reason: null },
    { url: at('/nowhere'), reason: 'answered 404' },
    { url: at('/text'), reason: 'is no photograph (JPEG, PNG, GIF, WebP or BMP)' },
  ])
  const [front, ...others] = await gallery()
  assert.equal(others.length, 0)
  assert.match(front!.url, /^\/media\/v2\/p\/[0-9a-f]{32}-\d+\.webp$/)
  assert.equal((await http.inject({ url: front!.url })).statusCode, 200)

  asked.length = 0
  await bring(db, images('/front.jpg'), { complete: true })
  assert.deepEqual(await fetched(), [])
  assert.deepEqual(asked, [])
  assert.equal((await gallery())[0]!.url, front!.url)
})
