import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emailFault, refusedEmail } from './newsletter-email.ts'

test('an address is checked before it is sent', () => {
  assert.equal(emailFault(' lin@example.com ', 'en'), null)
  assert.equal(emailFault('', 'en'), 'e-mail is required')
  assert.equal(emailFault('lin@example', 'en'), 'e-mail must be a valid e-mail address')
  assert.equal(emailFault('lin@@example.com', 'zh'), '邮箱必须是有效的邮箱地址')
  assert.match(emailFault(`${'a'.repeat(320)}@example.com`, 'en')!, /320/)
})

test('what the server says about the address stands beside it', () => {
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
