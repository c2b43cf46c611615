import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdsLineBreak, holdsWebAddress } from './web-address.ts'

test('web addresses are recognised with and without a scheme', () => {
  const addresses = [
    'https://win.example/now',
    'Visit www.prizes',
    'evil.com',
    'see evil。com now',
    'ｅｖｉｌ．ｃｏｍ',
    '//evil.host',
    'javascript://x',
    'bit.ly/3xYz',
    't.co/AbC',
    'evil\u200b.com',
    'ev\u00adil.com',
    'pay-lodestar.de/room',
    'pay-lodestar.co.uk',
    '支付.com',
    'https://支付.中国',
    '请看evil.com谢谢',
  ]
  for (const text of addresses) assert.equal(holdsWebAddress(text), true, text)
})

test('names and requests with dots and slashes are not web addresses', () => {
  const texts = [
    'J.R. Tolkien',
    'St.Gallen',
    'Müller/Meier',
    'O’Neill',
    '王小明',
    'Arrival ca. 22.30, quiet room please.',
    'Two beds.Come late',
    'Room 4.08, floor no.7',
    '我们是老客户。vip房，谢谢。app里看到的',
    '双床//大床',
    'Call 06.12.34.56.78',
    'Two adults/one child, 9 a.m./p.m.',
    'Arrival 12.12.2026/13.12.2026',
  ]
  for (const text of texts) assert.equal(holdsWebAddress(text), false, text)
})

test('a name is one line', () => {
  assert.equal(holdsLineBreak('Ada\nLovelace'), true)
  assert.equal(holdsLineBreak('Ada\u2028Lovelace'), true)
  assert.equal(holdsLineBreak('Ada Lovelace'), false)
})
