import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emailFault, refusedEmail } from './newsletter-email.ts'

test('an address is checked before it is sent', () => {
  assert.equal(emailFault(' lin@example.com ', 'en'), null)
  assert.equal(emailFault('', 'en'), 'Please enter your email address')
  assert.equal(emailFault('lin@example', 'en'), 'Please enter a valid email address')
  assert.equal(emailFault('lin@@example.com', 'zh'), '请输入有效的邮箱地址')
  assert.equal(emailFault(`${'a'.repeat(320)}@example.com`, 'en'), 'Please enter a valid email address')
})

test('the message of the server about the email is shown at the field', () => {
  const answer = {
    code: 400,
    msg: 'x',
    data: { reason: 'invalid_input' as const, fields: { email: 'bad' } },
  }
  assert.equal(refusedEmail(answer), 'bad')
  assert.equal(refusedEmail({ code: 501, msg: 'x', data: { reason: 'not_built' } }), null)
  assert.equal(refusedEmail({ code: 1, msg: 'x', data: {} }), null)
  assert.equal(refusedEmail(null), null)
})
