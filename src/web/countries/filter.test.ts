import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agreed, readFilter } from './filter.ts'

test('a filter is read from whatever an address holds', () => {
  assert.deepEqual(readFilter({ q: '  springs ' }), { q: 'springs' })
  assert.deepEqual(readFilter({ q: 29 }), { q: '29' })
  for (const q of [undefined, '', '  ', null, ['a'], { a: 1 }, true]) assert.deepEqual(readFilter({ q }), {})
  assert.equal(readFilter({ q: 'x'.repeat(200) }).q?.length, 80)
})

test('the box keeps what is being typed while the address follows', () => {
  const typing = { text: 'new ', q: 'ne' }
  assert.deepEqual(agreed(typing, 'ne'), typing)
  assert.deepEqual(agreed(typing, 'new'), { text: 'new ', q: 'new' })
  assert.deepEqual(agreed({ text: 'cho', q: undefined }, 'ch'), { text: 'cho', q: 'ch' })
})

test('the box follows an address that changed by itself', () => {
  assert.deepEqual(agreed({ text: 'new', q: 'new' }, undefined), { text: '', q: undefined })
  assert.deepEqual(agreed({ text: '', q: undefined }, 'texas'), { text: 'texas', q: 'texas' })
})
