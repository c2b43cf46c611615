import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ArrivingOrder, whyNotArrived, whyNotNoShow } from './arrivals.ts'

const at = (time: string) => Date.parse(`2027-05-${time}Z`)
const order = (changes: Partial<ArrivingOrder> = {}): ArrivingOrder => ({
  state: 'confirmed',
  notArrived: false,
  arrivedAt: null,
  snapshot: {
    stay: { arrival: '2027-05-10', departure: '2027-05-12' },
    zone: 'Asia/Shanghai',
    checkIn: at('10T06:00:00'),
  },
  ...changes,
})

test('a no-show is possible from check-in on, and not for a guest who arrived', () => {
  assert.equal(whyNotNoShow(order(), at('10T05:59:59')), 'too_early')
  assert.equal(whyNotNoShow(order(), at('10T06:00:00')), null)
  assert.equal(whyNotNoShow(order({ notArrived: true }), at('10T07:00:00')), 'already_noted')
  assert.equal(whyNotNoShow(order({ arrivedAt: 1 }), at('10T07:00:00')), 'arrived')
  assert.equal(whyNotNoShow(order({ state: 'staying' }), at('11T07:00:00')), 'not_confirmed')
})

test('an arrival is marked from midnight at the hotel until departure', () => {
  assert.equal(whyNotArrived(order(), at('09T15:59:00')), 'too_early')
  assert.equal(whyNotArrived(order(), at('09T16:00:00')), null)
  assert.equal(whyNotArrived(order({ state: 'staying' }), at('12T02:00:00')), null)
  assert.equal(whyNotArrived(order({ state: 'staying' }), at('12T16:00:00')), 'over')
  assert.equal(whyNotArrived(order({ state: 'cancelled' }), at('10T07:00:00')), 'not_confirmed')
})
