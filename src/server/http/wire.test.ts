import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { encodeForm } from '#contract/encode.ts'
import { parseForm, readText, Unreadable, withoutBlanks } from './wire.ts'

test('the server parses back every form that the client encodes', () => {
  const key = fc.stringMatching(/^[a-z_]{1,8}$/).filter((name) => !(name in Object.prototype))
  const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(
      fc.dictionary(key, fc.oneof(value, fc.array(value, { minLength: 1, maxLength: 5 })), { maxKeys: 6 }),
      (input) => {
        assert.deepEqual(
          JSON.parse(JSON.stringify(parseForm(encodeForm(input)))),
          JSON.parse(JSON.stringify(input)),
        )
      },
    ),
  )
})

test('malformed or oversized forms are refused as unreadable', () => {
  for (const text of [
    'a=%zz',
    'a=%ff',
    'a[b][c][d][e][f]=1',
    Array.from({ length: 500 }, (_, i) => `a${i}=1`).join('&'),
  ]) {
    assert.throws(() => parseForm(text), Unreadable, text.slice(0, 30))
  }
  assert.throws(() => readText(Buffer.from([0xff, 0xfe])), Unreadable)
})

test('a field cannot reach the prototype', () => {
  parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1')
  assert.equal(({} as { polluted?: unknown }).polluted, undefined)
})

test('an empty field of a plain form is omitted', () => {
  assert.deepEqual(withoutBlanks({ a: '', b: '0' }), { b: '0' })
})
