import assert from 'node:assert/strict'
import test from 'node:test'
import type * as z from 'zod'
import type { Locale } from '#domain/text/locale.ts'
import { AccountChange, CodeRequest, Login, Registration } from './accounts.ts'
import { faultsOf } from './sentences.ts'

const said = (schema: z.ZodType, input: unknown, locale: Locale = 'en') => faultsOf(schema, input, locale)

const registration = { account: 'guest@example.com', smscode: '012345', password: 'correct horse' }

const goodAccounts = [
  'ab@ex.co',
  'guest@example.com',
  `${'a'.repeat(28)}@example.com`,
  '13012345678',
  '14712345678',
  '15012345678',
  '18612345678',
  '16612345678',
  '17712345678',
  '19912345678',
  '+8613012345678',
  ' guest@example.com ',
]
for (const account of goodAccounts) {
  test(`an account is valid: ${account}`, () => {
    assert.deepEqual(said(Registration, { ...registration, account }), {})
    assert.deepEqual(said(CodeRequest, { email: account }), {})
  })
}

const badAccounts: readonly [account: unknown, en: string, zh: string][] = [
  [undefined, 'Your email', '请输入邮箱或手机号'],
  ['', 'Your email', '请输入邮箱或手机号'],
  ['   ', 'Your email', '请输入邮箱或手机号'],
  [{}, 'Your email', '请输入邮箱或手机号'],
  ['a@ex.co', 'The length is 8 to 40 characters', '长度为8到40个字符'],
  [`${'a'.repeat(29)}@example.com`, 'The length is 8 to 40 characters', '长度为8到40个字符'],
  ['guest.example.com', 'Correct Email address', '请输入正确的邮箱或手机号'],
  ['guest@example', 'Correct Email address', '请输入正确的邮箱或手机号'],
  ['12012345678', 'Correct Email address', '请输入正确的邮箱或手机号'],
  ['1301234567', 'Correct Email address', '请输入正确的邮箱或手机号'],
  ['130123456789', 'Correct Email address', '请输入正确的邮箱或手机号'],
  ['+8513012345678', 'Correct Email address', '请输入正确的邮箱或手机号'],
  ['8613012345678', 'Correct Email address', '请输入正确的邮箱或手机号'],
]
for (const [account, en, zh] of badAccounts) {
  test(`an account is refused with the specification's words: ${String(account)}`, () => {
    assert.deepEqual(said(Registration, { ...registration, account }), { account: en })
    assert.deepEqual(said(Registration, { ...registration, account }, 'zh'), { account: zh })
    assert.deepEqual(said(Login, { account, account_code: '123456' }), { account: en })
  })
}

test('a code goes only to a valid e-mail address or mobile number', () => {
  assert.deepEqual(said(CodeRequest, { email: 'nobody' }), {
    email: 'Please enter a valid email or mobile number',
  })
  assert.deepEqual(said(CodeRequest, { email: 'nobody' }, 'zh'), { email: '请输入有效的邮箱或手机号' })
  assert.deepEqual(said(CodeRequest, {}), { email: 'Your email' })
})

test('a code has six digits', () => {
  for (const smscode of [undefined, '', '12345', '1234567', '12345a', '１２３４５６'])
    assert.deepEqual(said(Registration, { ...registration, smscode }), {
      smscode: 'The 6-bit verification code',
    })
  assert.deepEqual(said(Registration, { ...registration, smscode: '12345' }, 'zh'), {
    smscode: '请输入6位验证码',
  })
  assert.equal(Registration.parse({ ...registration, smscode: ' 012345 ' }).smscode, '012345')
})

test('a password has 8 to 20 characters after trimming', () => {
  for (const password of ['12345678', 'x'.repeat(20), `  ${'x'.repeat(20)}  `, '密码密码密码密码'])
    assert.deepEqual(said(Registration, { ...registration, password }), {})
  for (const password of [undefined, '', '1234567', ' 1234567 ', 'x'.repeat(21)])
    assert.deepEqual(said(Registration, { ...registration, password }), {
      password: 'set 8~20 digit or character password',
    })
  assert.deepEqual(said(Registration, { ...registration, password: '1' }, 'zh'), {
    password: '设置8~20位数字或字符密码',
  })
  assert.equal(Registration.parse({ ...registration, password: '  secret words ' }).password, 'secret words')
})

test('a referral code may be left out or empty and has at most 8 characters after trimming', () => {
  assert.equal(Registration.parse({ ...registration, invite_code: '' }).invite_code, undefined)
  assert.equal(Registration.parse({ ...registration, invite_code: ' ABCD1234 ' }).invite_code, 'ABCD1234')
  assert.deepEqual(said(Registration, { ...registration, invite_code: 'ABCD12345' }), {
    invite_code: 'Referral code cannot be longer than 8 characters',
  })
})

test('a reset needs account, code and password, and reports everything that is missing', () => {
  assert.deepEqual(said(AccountChange, registration), {})
  assert.deepEqual(said(AccountChange, { account: '', smscode: '', password: '' }), {
    account: 'Your email',
    smscode: 'The 6-bit verification code',
    password: 'set 8~20 digit or character password',
  })
  assert.deepEqual(said(AccountChange, { account: 'guest@example.com' }), {
    smscode: 'The 6-bit verification code',
    password: 'set 8~20 digit or character password',
  })
  assert.deepEqual(said(AccountChange, { smscode: '123456', password: 'short' }), {
    account: 'Your email',
    password: 'set 8~20 digit or character password',
  })
})

test('a password change needs the old password', () => {
  assert.deepEqual(said(AccountChange, { old_password: 'old secret', password: 'new secret' }), {})
  assert.deepEqual(said(AccountChange, { password: 'new secret' }), {
    old_password: 'Current password is required',
  })
  assert.deepEqual(said(AccountChange, { old_password: 'old secret' }), {
    password: 'set 8~20 digit or character password',
  })
})

test('a profile change needs at least one field', () => {
  assert.deepEqual(said(AccountChange, { name: 'Ann' }), {})
  assert.deepEqual(said(AccountChange, { travellers: [{ first: 'Ann', last: 'Li' }] }), {})
  assert.equal(AccountChange.parse({ phone: '' }).phone, '')
  assert.equal(AccountChange.parse({ lang: 'zh-cn' }).lang, 'zh')
  assert.deepEqual(said(AccountChange, {}), { form: 'There’s nothing to change' })
  assert.deepEqual(said(AccountChange, { phone: '123' }), { phone: 'Please enter a correct phone number' })
})
