import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publicName } from './public-name.ts'

test('a public name is a first name and an initial, or a Chinese family name', () => {
  assert.equal(publicName('Ada Lovelace'), 'Ada L.')
  assert.equal(publicName(' Ada  King Lovelace '), 'Ada L.')
  assert.equal(publicName('Ada'), 'Ada')
  assert.equal(publicName('李清照'), '李**')
  assert.equal(publicName('  '), '')
})

test('a longer name is shortened to its first word and last initial, an e-mail address to its first letter', () => {
  const table = [
    ['Marco Polo', 'Marco P.'],
    ['Ana María de la cruz', 'Ana C.'],
    ['陈怡君', '陈**'],
    ['李', '李'],
    ['lin@example.org', 'l***'],
    ['  ', ''],
  ] as const
  for (const [name, shown] of table) assert.equal(publicName(name), shown)
})
