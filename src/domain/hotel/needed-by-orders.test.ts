import assert from 'node:assert/strict'
import { test } from 'node:test'
import { neededBy, sleepingPlaces } from './needed-by-orders.ts'

const fields = { 'rooms|garden|state': 'open', 'rooms|loft|state': 'open', 'rates|flex|rooms': '' }
const needed = (key: string, from: string, to: string) => neededBy(fields, { key, from, to })

test('a closed room or rate is needed by its orders, an opened one by none', () => {
  assert.deepEqual(needed('rooms|loft|state', 'open', 'closed'), { rooms: ['loft'] })
  assert.deepEqual(needed('rates|flex|state', 'open', 'closed'), { plan: 'flex' })
  assert.equal(needed('rooms|loft|state', 'closed', 'open'), null)
})

test('a smaller capacity is needed by orders with more people, a larger one by none', () => {
  assert.deepEqual(needed('rooms|loft|max_adults', '3', '2'), { rooms: ['loft'], moreAdults: 2 })
  assert.deepEqual(needed('rooms|loft|max_guests', '4', '2'), { rooms: ['loft'], moreGuests: 2 })
  assert.equal(needed('rooms|loft|max_guests', '2', '4'), null)
})

test('fewer beds are needed by orders with more people than can sleep', () => {
  assert.equal(sleepingPlaces('1 king + 1 single'), 3)
  assert.equal(sleepingPlaces('2 bunk + 1 sofa_bed'), 6)
  assert.deepEqual(needed('rooms|loft|beds', '1 king + 1 single', '1 king'), {
    rooms: ['loft'],
    moreGuests: 2,
  })
  assert.equal(needed('rooms|loft|beds', '1 king', '2 single'), null)
})

test('a room that a rate no longer sells is needed by the orders of both', () => {
  assert.deepEqual(needed('rates|flex|rooms', '', 'garden'), { plan: 'flex', rooms: ['loft'] })
  assert.equal(needed('rates|flex|rooms', 'garden', ''), null)
})

test('currency and time zone are needed by every order; names, texts and prices by none', () => {
  assert.deepEqual(needed('facts||currency', 'CNY', 'USD'), {})
  assert.equal(needed('facts||name_en', 'A', 'B'), null)
  assert.equal(needed('texts|en|description', 'A', 'B'), null)
  assert.equal(needed('rates|flex|percent', '100', '90'), null)
})
