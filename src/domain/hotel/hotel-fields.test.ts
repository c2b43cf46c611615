import assert from 'node:assert/strict'
import { test } from 'node:test'
import { columnsOf, fieldPath, itemsOf, mergeChanges, undoOf, withChanges } from './hotel-fields.ts'

const fields = {
  'facts||name_en': 'Willow Ferry',
  'facts||renovated': '2019',
  'rooms|garden|units': '5',
  'rooms|garden|state': 'open',
  'rooms|suite|units': '1',
}

test('a key has a section, an item and a column', () => {
  assert.deepEqual(fieldPath('rooms|garden|units'), { section: 'rooms', item: 'garden', column: 'units' })
  assert.deepEqual(fieldPath('facts||stars'), { section: 'facts', item: '', column: 'stars' })
  for (const wrong of ['facts', 'other||x', 'rooms|a|', 'rooms|a|b|c']) assert.equal(fieldPath(wrong), null)
})

test('items and their columns are read from the keys', () => {
  assert.deepEqual(itemsOf(fields, 'rooms'), ['garden', 'suite'])
  assert.deepEqual(columnsOf(fields, 'rooms', 'garden'), { units: '5', state: 'open' })
})

test('changes of different fields by two editors do not conflict', () => {
  const present = withChanges(fields, [
    { key: 'facts||name_en', from: 'Willow Ferry', to: 'Willow Ferry Inn' },
  ])
  const change = { key: 'facts||renovated', from: '2019', to: '2023' }
  assert.deepEqual(mergeChanges(present, [change]), { due: [change], conflicts: [] })
})

test('a field that was changed meanwhile is a conflict with its present value', () => {
  const change = { key: 'facts||renovated', from: '2018', to: '2023' }
  assert.deepEqual(mergeChanges(fields, [change]), { due: [], conflicts: [{ ...change, now: '2019' }] })
})

test('a field that has the wanted value already is neither changed nor a conflict', () => {
  const change = { key: 'facts||renovated', from: '2018', to: '2019' }
  assert.deepEqual(mergeChanges(fields, [change]), { due: [], conflicts: [] })
})

test('an undo restores the values before a change', () => {
  assert.deepEqual(undoOf({ a: '1', b: '2' }, { a: '3', b: '2', c: '4' }), [
    { key: 'a', from: '3', to: '1' },
    { key: 'c', from: '4', to: '' },
  ])
})

test('an undo of an added room closes it', () => {
  const before = { 'rooms|suite|state': '', 'rooms|suite|units': '' }
  const after = { 'rooms|suite|state': 'open', 'rooms|suite|units': '2' }
  assert.deepEqual(undoOf(before, after), [{ key: 'rooms|suite|state', from: 'open', to: 'closed' }])
})
