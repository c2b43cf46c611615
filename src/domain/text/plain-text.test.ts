import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainText } from './plain-text.ts'

test('marks that turn text round and controls are left out, lines stay lines', () => {
  assert.equal(plainText('\u202eelbuort\u202c\u2066x\u2069\u0007\ufeff'), 'elbuortx')
  assert.equal(plainText('one\u2028two\u2029three\r\nfour\rfive\tsix'), 'one\ntwo\nthree\nfour\nfive\tsix')
})

test('what people write stays as it is', () => {
  for (const text of ['<b>bold</b> & "quoted" </script>', '很安静，推荐！', 'نظيف جدا', '👨‍👩‍👧 café'])
    assert.equal(plainText(text), text)
})
