import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeForm, encodePairs } from './encode.ts'

test('arrays and objects are indexed, flags are 0 and 1, undefined values are omitted', () => {
  assert.deepEqual(
    encodePairs({
      ages: [4, 7],
      contact: { email: 'a@b.c' },
      guests: [{ first: 'A' }],
      f: true,
      g: false,
      n: null,
      u: undefined,
    }),
    [
      ['ages[0]', '4'],
      ['ages[1]', '7'],
      ['contact[email]', 'a@b.c'],
      ['guests[0][first]', 'A'],
      ['f', '1'],
      ['g', '0'],
    ],
  )
})

test('every character survives encoding', () => {
  const value = '北京 & a=b+c%20"<é😀'
  assert.equal(new URLSearchParams(encodeForm({ q: value })).get('q'), value)
})
