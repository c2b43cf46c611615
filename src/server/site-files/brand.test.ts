import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { testApp } from '#test/support/app.ts'
import { brandStyle } from '../pages/brand-style.ts'
import { readSettings } from '../settings.ts'
import { openBrandFiles } from './brand-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-'))
after(() => rmSync(folder, { recursive: true }))
const logo = join(folder, 'logo.svg')
writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>')

const app = await testApp({
  pages: true,
  env: {
    BRAND_LOGO: logo,
    OPERATOR_NAME: 'Inn & Co Ltd',
    OPERATOR_ADDRESS: '1 Harbour Road, Bergen',
    SITE_CURRENCY: 'EUR',
  },
})

test('pages show the logo of the operator, and its icons replace ours', async () => {
  const { body } = await app.http.inject('/')
  assert.match(body, /<img class="logo-own" src="\/brand-logo\.svg"/)
  for (const url of ['/brand-logo.svg', '/favicon.svg']) {
    const answer = await app.http.inject(url)
    assert.match(String(answer.headers['content-type']), /^image\/svg\+xml/)
    assert.match(String(answer.headers['content-security-policy']), /default-src 'none'/)
  }
  const icon = await app.http.inject('/icon-maskable-512.png')
  const { width, height, format } = await sharp(icon.rawPayload).metadata()
  assert.deepEqual([width, height, format], [512, 512, 'png'])
})

test('the documents name the address of the operator', async () => {
  for (const [lang, text] of [
    ['en', 'Inn & Co Ltd (1 Harbour Road, Bergen)'],
    ['zh', 'Inn & Co Ltd（地址：1 Harbour Road, Bergen）'],
  ] as const)
    for (const name of ['terms', 'privacy', 'about']) {
      const { body } = await app.http.inject(`/api/system/described?name=${name}&lang=${lang}`)
      assert.ok(body.replaceAll('&amp;', '&').includes(text), `${name} ${lang}`)
    }
})

test('the first visit is in the currency of the site, unless the browser means another', async () => {
  const currency = async (headers: Record<string, string>) =>
    /data-currency="(\w+)"/.exec((await app.http.inject({ url: '/', headers })).body)?.[1]
  assert.equal(await currency({}), 'EUR')
  assert.equal(await currency({ 'accept-language': 'ja' }), 'JPY')
})

test('a brand colour is a colour on which white text is readable', () => {
  assert.equal(readSettings({ BRAND_COLOR: '#8a1c4a' }).BRAND_COLOR, '#8a1c4a')
  for (const wrong of ['#ffcc00', 'red', '#123456}body{'])
    assert.throws(() => readSettings({ BRAND_COLOR: wrong }), /BRAND_COLOR/)
  assert.match(
    brandStyle('#8a1c4a'),
    /--action:light-dark\(#8a1c4a,oklch|--action:light-dark\(#8a1c4a, oklch/,
  )
  assert.equal(brandStyle(undefined), '')
})

test('a logo that cannot be used stops the start with an error', () => {
  assert.throws(() => openBrandFiles(join(folder, 'none.svg')), /BRAND_LOGO cannot be used: .*ENOENT/)
  writeFileSync(join(folder, 'text.svg'), 'hello')
  assert.throws(() => openBrandFiles(join(folder, 'text.svg')), /is not an SVG/)
})
