import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainText } from './plain-text.ts'

test('direction marks and control characters are removed, line breaks stay', () => {
  assert.equal(plainText('\u202eelbuort\u202c\u2066x\u2069\u0007\ufeff'), 'elbuortx')
  assert.equal(plainText('one\u2028two\u2029three\r\nfour\rfive\tsix'), 'one\ntwo\nthree\nfour\nfive\tsix')
})

test('ordinary text is not changed', () => {
  for (const text of ['<b>bold</b> & "quoted" </script>', '很安静，推荐！', 'نظيف جدا', '👨‍👩‍👧 café'])
    assert.equal(plainText(text), text)
})
