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
  ]
  for (const text of texts) assert.equal(holdsWebAddress(text), false, text)
})

test('a name is one line', () => {
  assert.equal(holdsLineBreak('Ada\nLovelace'), true)
  assert.equal(holdsLineBreak('Ada\u2028Lovelace'), true)
  assert.equal(holdsLineBreak('Ada Lovelace'), false)
})
