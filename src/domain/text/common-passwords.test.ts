import assert from 'node:assert/strict'
import test from 'node:test'
import { isCommonPassword } from './common-passwords.ts'

for (const password of [
  '12345678',
  '123456789',
  '87654321',
  '11111111',
  '88888888',
  '12341234',
  'abcabcab',
  'password',
  'password1',
  'password123',
  'qwertyui',
  'qwertyuiop',
  'qwerty123',
  '1qaz2wsx',
  '1q2w3e4r',
  'iloveyou',
  'sunshine1',
  'woaini1314',
]) {
  test(`is a common password: ${password}`, () => assert.equal(isCommonPassword(password), true))
}

for (const password of [
  'correct horse',
  'blue-kettle-7',
  'passwords are hard',
  'lighthouse',
  '19830412',
  'Tr0ubador',
]) {
  test(`is not a common password: ${password}`, () => assert.equal(isCommonPassword(password), false))
}
