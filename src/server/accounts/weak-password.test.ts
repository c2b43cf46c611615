import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountName } from '#domain/text/account-name.ts'
import { commonPasswords, weakPassword } from './weak-password.ts'

test('the list holds 3,000 passwords, all of which pass the rule of length', async () => {
  const list = await commonPasswords()
  assert.equal(list.size, 3_000)
  for (const password of list) assert.ok(password.length >= 8 && password.length <= 20, password)
})

test('a common password is refused in any case, an uncommon one is accepted', async () => {
  const isWeak = async (password: string) =>
    (await weakPassword(password, accountName('guest@example.com'), 'en')) !== null
  // Words that rules about keyboards, repetitions or endings do not catch.
  for (const password of ['maverick', 'Danielle', 'midnight', '13101988'])
    assert.equal(await isWeak(password), true, password)
  for (const password of ['correct horse', 'blue-kettle-7', 'lamplight-7'])
    assert.equal(await isWeak(password), false, password)
})
