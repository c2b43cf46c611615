import assert from 'node:assert/strict'
import { test } from 'node:test'
import { facilityLists, groupFacilities } from './facility-groups.ts'

const facility = (id: string, name = id) => ({ id, name })

test('facilities are grouped by purpose, in a fixed order, each listed once', () => {
  const grouped = groupFacilities([
    facility('wifi'),
    facility('parking'),
    facility('bar'),
    facility('pool'),
    facility('swimming_pool', 'pool'),
  ])
  assert.deepEqual(
    grouped.map(([group, found]) => [group, found.map(({ name }) => name)]),
    [
      ['food', ['bar']],
      ['leisure', ['pool']],
      ['transport', ['parking']],
      ['house', ['wifi']],
    ],
  )
})

test('facilities that only an operator defines belong to the hotel group', () => {
  assert.deepEqual(groupFacilities([facility('observatory')]), [['house', [facility('observatory')]]])
})

test('fewer than ten facilities are one list, in the order of their groups', () => {
  const few = [facility('wifi'), facility('bar')]
  assert.deepEqual(facilityLists(few), [['all', [facility('bar'), facility('wifi')]]])
  const many = Array.from({ length: 10 }, (_, n) => facility(`own ${n}`))
  assert.deepEqual(facilityLists(many), [['house', many]])
  assert.deepEqual(facilityLists([]), [])
})
