import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outsideParts } from './outside-parts.ts'
import { pagePolicy } from './page-policy.ts'

test('without settings pages load nothing from other hosts', () => {
  assert.deepEqual(outsideParts({}), { images: [] })
})

test('the hosts of tiles and of the probe may serve images, each listed once', () => {
  const probe = 'https://maps.example/probe.png'
  assert.deepEqual(
    outsideParts({ MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png', MAP_PROBE_URL: probe }),
    { images: ['https://*.tiles.example', 'https://maps.example'] },
  )
  const same = outsideParts({ MAP_TILES_URL: 'https://maps.example/{z}/{x}/{y}', MAP_PROBE_URL: probe })
  assert.deepEqual(same, { images: ['https://maps.example'] })
  assert.match(pagePolicy([], same), /img-src 'self' data: blob: https:\/\/maps\.example;/)
})

test('a tile archive may be read from its host, and one on our own disk needs none', () => {
  const far = outsideParts({ MAP_TILES_URL: 'https://maps.example/world.pmtiles' })
  assert.deepEqual(far, { images: [], connections: ['https://maps.example'] })
  assert.match(pagePolicy([], far), /connect-src 'self' https:\/\/maps\.example;/)
  assert.deepEqual(outsideParts({ MAP_TILES_URL: 'maps/world.pmtiles' }), { images: [] })
})

test('the translation widget may load from its hosts if it is configured', () => {
  const named = {
    TRANSLATE_WIDGET_URL: 'https://words.example/element.js?v=1',
    TRANSLATE_WIDGET_HOSTS: 'https://more.example',
  }
  const policy = pagePolicy([], outsideParts(named))
  assert.match(policy, /script-src 'self' https:\/\/words\.example https:\/\/more\.example;/)
  assert.match(policy, /frame-src 'self' https:\/\/words\.example/)
  assert.doesNotMatch(
    pagePolicy([], outsideParts({ TRANSLATE_WIDGET_HOSTS: 'https://more.example' })),
    /more|frame-src/,
  )
})

test('forms may post to UnionPay and its hosts if it is configured, and otherwise to ourselves only', () => {
  const UNIONPAY_MERCHANT_ID = '1'
  const real = outsideParts({ UNIONPAY_MERCHANT_ID, UNIONPAY_URL: 'https://gateway.95516.com' })
  assert.match(
    pagePolicy([], real),
    /form-action 'self' https:\/\/gateway\.95516\.com https:\/\/\*\.95516\.com;/,
  )
  const simulated = outsideParts({ UNIONPAY_MERCHANT_ID, UNIONPAY_URL: 'http://127.0.0.1:3001' })
  assert.match(pagePolicy([], simulated), /form-action 'self' http:\/\/127\.0\.0\.1:3001;/)
  const unset = outsideParts({ UNIONPAY_URL: 'https://gateway.95516.com' })
  assert.match(pagePolicy([], unset), /form-action 'self';/)
})
