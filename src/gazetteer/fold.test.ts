import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fold, isHan, squeeze } from './fold.ts'

test('case, accents, width and punctuation are removed', () => {
  assert.equal(fold('  Zürich '), 'zurich')
  assert.equal(fold('Weißenburg'), 'weissenburg')
  assert.equal(fold('Tromsø, Łódź'), 'tromso lodz')
  assert.equal(fold('Ｔｏｋｙｏ'), 'tokyo')
  assert.equal(fold("Xi'an"), 'xian')
  assert.equal(fold('St. Louis'), 'st louis')
  assert.equal(fold('Baden-Baden'), 'baden baden')
})

test('Chinese is preserved, and traditional characters are simplified', () => {
  assert.equal(fold('東京'), '东京')
  assert.equal(fold('臺北 101'), '台北 101')
  assert.equal(fold('尖沙咀'), '尖沙咀')
  assert.equal(fold('北京'), '北京')
  assert.equal(fold('北京，中国'), '北京 中国')
  assert.ok(isHan('北京'))
  assert.ok(!isHan('台北101'))
})

test('squeezed words have no spaces', () => {
  assert.equal(squeeze('New York'), 'newyork')
})
