import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publicName } from './public-name.ts'

test('others read a first name and an initial, or a Chinese family name', () => {
  assert.equal(publicName('Ada Lovelace'), 'Ada L.')
  assert.equal(publicName(' Ada  King Lovelace '), 'Ada L.')
  assert.equal(publicName('Ada'), 'Ada')
  assert.equal(publicName('李清照'), '李**')
  assert.equal(publicName('  '), '')
})
