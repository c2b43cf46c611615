import assert from 'node:assert/strict'
import { test } from 'node:test'
import { account, password } from '#contract/accounts.ts'
import type { Failure } from '#contract/endpoint.ts'
import {
  accountFault,
  codeIn,
  maskedAccount,
  passwordFault,
  pastedCode,
  typedAccount,
} from './account-rules.ts'
import {
  carriedOver,
  emptySignIn,
  formWarning,
  loginInput,
  refusedFields,
  registerInput,
  resetInput,
  signInFaults,
} from './sign-in.ts'
import { modes } from './sign-in-prompt.ts'

test('an account is judged in the words of the specification', () => {
  assert.equal(accountFault('  ', 'en'), 'Your email')
  assert.equal(accountFault('a@b.com', 'en'), 'The length is 8 to 40 characters')
  assert.equal(accountFault(`${'a'.repeat(40)}@b.com`, 'zh'), '长度为8到40个字符')
  assert.equal(accountFault('not an address', 'en'), 'Correct Email address')
  assert.equal(accountFault('lin@example.com', 'en'), undefined)
  assert.equal(accountFault('138 0013 8000', 'en'), undefined)
  assert.equal(accountFault('+8613800138000', 'en'), undefined)
})

test('dialog and server agree on what an account and a password are', () => {
  const accounts = [
    ...[
      'lin@example.com',
      'a.b+c@sub.example.co',
      "o'neil@example.com",
      '.a@example.com',
      'a..b@example.com',
    ],
    ...['13800138000', '+8613800138000', '12800138000', '1380013800', '8613800138000', '19912345678'],
    ...[
      'a@b.com',
      'a b@example.com',
      'a@example',
      'a@-b.example.com',
      '李@example.com',
      `${'x'.repeat(41)}@a.bc`,
    ],
  ]
  for (const text of accounts)
    assert.equal(accountFault(text, 'en') === undefined, account().safeParse(text).success, text)
  for (const text of ['1234567', '12345678', ' 1234567 ', 'x'.repeat(20), 'x'.repeat(21), '密码密码密码密码'])
    assert.equal(passwordFault(text, 'en') === undefined, password().safeParse(text).success, text)
})

test('a number may be typed with spaces, and is shown with its middle hidden', () => {
  assert.equal(typedAccount(' 138-0013 8000 '), '13800138000')
  assert.equal(typedAccount(' a b@example.com'), 'a b@example.com')
  assert.equal(maskedAccount('138 0013 8000'), '138****8000')
  assert.equal(maskedAccount('+8613800138000'), '+86138****8000')
  assert.equal(maskedAccount('lin@example.com'), 'lin@example.com')
})

test('a code is found in what was pasted, however it was written', () => {
  for (const text of [
    '417032',
    ' 417 032 ',
    '417-032',
    'Your code is 417032.',
    '2027: 验证码417032，10分钟内有效',
  ])
    assert.equal(codeIn(text), '417032', text)
  assert.equal(codeIn('41'), '41')
  assert.equal(codeIn('4170329'), '417032')
})

test('in a field that takes a password too, only what can be nothing else is a code', () => {
  assert.equal(pastedCode('417032'), '417032')
  assert.equal(pastedCode('417 032'), '417032')
  assert.equal(pastedCode('Your code is 417032.'), '417032')
  for (const text of ['hunter417032', '41703', 'my pass word', '417032 and 417033', '4170321'])
    assert.equal(pastedCode(text), null, text)
})

test('each mode asks for its own fields', () => {
  const missing = (mode: 0 | 1 | 2) => Object.entries(signInFaults(mode, emptySignIn, 'en'))
  assert.deepEqual(missing(modes.login), [
    ['email', 'Your email'],
    ['password', 'Enter your password or 6-digit code'],
    ['invite_code', undefined],
  ])
  assert.deepEqual(missing(modes.register), [
    ['email', 'Your email'],
    ['sms_code', 'The 6-bit verification code'],
    ['password', 'set 8~20 digit or character password'],
    ['invite_code', undefined],
    ['consent', 'Please agree to the Terms of Service and the Privacy Policy'],
  ])
  assert.deepEqual(
    missing(modes.reset).map(([name]) => name),
    ['email', 'sms_code', 'password', 'reset_password'],
  )
})

test('two different passwords warn as such, anything else as a form that is not complete', () => {
  const values = { ...emptySignIn, email: 'lin@example.com', sms_code: '417032', password: 'lamplight1' }
  assert.equal(formWarning(modes.reset, values, 'en'), 'The two passwords are different')
  assert.equal(formWarning(modes.reset, { ...values, sms_code: '' }, 'en'), 'Please complete the form')
  assert.equal(formWarning(modes.login, emptySignIn, 'zh'), '请完整填写表单')
  const same = { ...values, reset_password: ' lamplight1' }
  assert.equal(signInFaults(modes.reset, same, 'en').reset_password, undefined)
})

test('registration requires consent, which is requested by name, reset in every mode, and never sent', () => {
  const typed = { ...emptySignIn, email: 'lin@example.com', sms_code: '417032', password: 'lamplight1' }
  assert.equal(formWarning(modes.register, typed, 'zh'), '请阅读并同意《服务条款》和《隐私政策》')
  const agreed = { ...typed, consent: 'yes' }
  assert.equal(signInFaults(modes.register, agreed, 'zh').consent, undefined)
  assert.equal(carriedOver(agreed, modes.register).consent, '')
  assert.ok(!('consent' in registerInput(agreed)))
  assert.equal(signInFaults(modes.login, typed, 'en').consent, undefined)
})

test('the request is trimmed and omits an empty referral code', () => {
  const values = {
    ...emptySignIn,
    email: ' lin@example.com ',
    sms_code: '417 032',
    password: ' lamplight1 ',
    invite_code: ' ',
  }
  assert.deepEqual(loginInput(values), { account: 'lin@example.com', account_code: 'lamplight1' })
  assert.deepEqual(registerInput({ ...values, invite_code: ' ABC12345 ' }), {
    account: 'lin@example.com',
    smscode: '417032',
    password: 'lamplight1',
    invite_code: 'ABC12345',
  })
  assert.deepEqual(resetInput(values), {
    account: 'lin@example.com',
    smscode: '417032',
    password: 'lamplight1',
  })
  assert.equal(
    signInFaults(modes.login, { ...values, invite_code: '123456789' }, 'en').invite_code !== undefined,
    true,
  )
})

test('a refusal is shown at its field', () => {
  const refused = (reason: Failure['data']['reason'], fields?: Record<string, string>): Failure => ({
    code: 400,
    msg: 'No',
    data: { reason, ...(fields ? { fields } : {}) },
  })
  assert.deepEqual(refusedFields(modes.register, refused('wrong_code')), { sms_code: 'No' })
  assert.deepEqual(refusedFields(modes.login, refused('wrong_code')), { password: 'No' })
  assert.deepEqual(refusedFields(modes.register, refused('account_exists')), { email: 'No' })
  assert.deepEqual(refusedFields(modes.reset, refused('invalid_input', { smscode: 'Six', odd: 'x' })), {
    sms_code: 'Six',
  })
  assert.deepEqual(refusedFields(modes.login, refused('too_many')), {})
})

test('another mode keeps who it is and a code, and forgets passwords', () => {
  const typed = { ...emptySignIn, email: 'lin@example.com', password: 'lamplight1', invite_code: 'AB' }
  assert.deepEqual(carriedOver(typed, modes.register), { ...typed, password: '' })
  const code = { ...typed, password: '417032' }
  assert.deepEqual(carriedOver(code, modes.reset), { ...typed, password: '', sms_code: '417032' })
  assert.deepEqual(carriedOver({ ...typed, sms_code: '417032' }, modes.login), code)
})
