import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moved, readRows } from './row-list.ts'
import { sampleCharges } from './sample-charges.ts'

test('an item is moved within its list, never beyond the ends', () => {
  assert.deepEqual(moved(['a', 'b', 'c'], 0, 2), ['b', 'c', 'a'])
  assert.deepEqual(moved(['a', 'b', 'c'], 2, 0), ['c', 'a', 'b'])
  assert.deepEqual(moved(['a', 'b', 'c'], 1, 9), ['a', 'c', 'b'])
  assert.deepEqual(moved(['a', 'b', 'c'], 0, -1), ['a', 'b', 'c'])
})

test('an unreadable list is empty', () => {
  assert.deepEqual(readRows('{'), [])
  assert.deepEqual(readRows(''), [])
  assert.deepEqual(readRows('[{"a":"1"}]'), [{ a: '1' }])
})

const tax = {
  kind: 'tax',
  name_en: '',
  name_zh: '',
  per: 'room',
  each: 'stay',
  max_nights: '',
  from_age: '0',
}

test('taxes have the effect of a booking on a sample stay', () => {
  const taxes = [
    { ...tax, of: 'percent', value: '10', collected: 'added' },
    { ...tax, of: 'amount', value: '3', per: 'person', each: 'night', collected: 'at_hotel' },
    { ...tax, of: 'percent', value: 'x', collected: 'added' },
  ]
  assert.deepEqual(sampleCharges(taxes, 245_000, 'CNY'), [24_500, 1_200, null])
})
