import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryStorage } from '#test/support/memory-storage.ts'
import { createItems } from '../browser-state/browser-storage.ts'
import { forgetBooked, keepSecondStay, type SecondStay, secondStayAfter } from './second-stay.ts'

const stay: SecondStay = {
  first: { hotel: '7', s_d: '2027-03-16', e_d: '2027-03-19' },
  second: {
    hotel: '8',
    s_d: '2027-03-19',
    e_d: '2027-03-22',
    name: 'Inn',
    room: '1',
    rate: '2',
    roomName: 'Twin',
  },
  party: { rooms: 1, adults: 2, ages: [] },
}
const tab = () => {
  const storage = memoryStorage()
  return { storage, items: createItems(() => storage) }
}
const order = ({ hotel, s_d, e_d }: SecondStay['first']) => ({ hotel: { id: hotel }, stay: { s_d, e_d } })

test('the second stay follows the first, and no other order', () => {
  const { items } = tab()
  keepSecondStay(items, stay)
  assert.deepEqual(secondStayAfter(items, order(stay.first)), stay)
  assert.equal(secondStayAfter(items, order({ ...stay.first, e_d: '2027-03-20' })), null)
  assert.equal(secondStayAfter(items, order({ ...stay.first, hotel: '9' })), null)
})

test('once the second is booked nothing is left to book', () => {
  const { items } = tab()
  keepSecondStay(items, stay)
  forgetBooked(items, order(stay.first))
  assert.ok(secondStayAfter(items, order(stay.first)))
  forgetBooked(items, order(stay.second))
  assert.equal(secondStayAfter(items, order(stay.first)), null)
})

test('a broken entry is ignored', () => {
  const { items, storage } = tab()
  for (const text of ['', '{', '[]', '{"first":1}', JSON.stringify({ ...stay, party: null })]) {
    storage.setItem('split_stay', text)
    assert.equal(secondStayAfter(items, order(stay.first)), null, text)
  }
})
