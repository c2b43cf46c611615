import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bankAccountIn } from './bank-account.ts'

test('an IBAN is found among other words, with or without spaces', () => {
  for (const text of ['DE89370400440532013000', 'Commerzbank, IBAN DE89 3704 0044 0532 0130 00, COBADEFF'])
    assert.deepEqual(bankAccountIn(text), { kind: 'iban', number: 'DE89370400440532013000' })
})

test('a card number of a Chinese bank passes its check digit', () => {
  assert.deepEqual(bankAccountIn('中国银行 6222 0212 0000 0000 012'), null)
  assert.deepEqual(bankAccountIn('招商银行 4111 1111 1111 1111'), {
    kind: 'card',
    number: '4111111111111111',
  })
})

test('wallets, addresses and wrong check digits are no bank account', () => {
  for (const text of [
    'Alipay lin@example.org',
    'PayPal pay@example.fr',
    'DE88370400440532013000',
    '13912345678',
    '',
  ])
    assert.equal(bankAccountIn(text), null)
})
