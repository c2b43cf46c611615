import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortAccount } from './short-account.ts'

test('an account is shortened in the middle, a name is not', () => {
  assert.equal(shortAccount({ account: 'lin@example.com' }), 'lin@example.com')
  assert.equal(shortAccount({ account: 'wilhelmina.long@example.com' }), 'wilhelm…ple.com')
  assert.equal(shortAccount({ name: ' 林薇 ', account: 'lin@example.com' }), '林薇')
  assert.equal(shortAccount({ name: ' ', account: '+8613800138000' }), '+8613800138000')
})
