import assert from 'node:assert/strict'
import test from 'node:test'
import { accountName } from './account-name.ts'

test('a mobile number identifies one account with or without its prefix', () => {
  assert.deepEqual(accountName('13800138000'), { kind: 'mobile', value: '+8613800138000' })
  assert.deepEqual(accountName(' +8613800138000 '), accountName('13800138000'))
})

test('an e-mail address identifies one account in upper and lower case', () => {
  assert.deepEqual(accountName('Guest@Example.com'), { kind: 'email', value: 'guest@example.com' })
})
