import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyParty, anyRestrictedProduct, FIRST_DAY, RUNS } from '#test/support/random-facts.ts'
import { distributeGuests } from '../stay/party.ts'
import { nearestStay, otherDatesMayHelp } from './nearest-stay.ts'
import { stayTotal } from './prices.ts'
import { reasons, whyNotStay } from './restrictions.ts'

const asked = { arrival: 100, nights: 3, today: 90 }
const only =
  (...stays: [number, number][]) =>
  (arrival: number, nights: number) =>
    stays.some(([day, length]) => day === arrival && length === nights)

test('the nearest stay moves a day before it drops a night', () => {
  assert.deepEqual(
    nearestStay(asked, () => true),
    { arrival: 101, nights: 3 },
  )
  assert.deepEqual(nearestStay(asked, only([99, 3], [100, 4])), { arrival: 99, nights: 3 })
  assert.deepEqual(nearestStay(asked, only([97, 3], [100, 4])), { arrival: 100, nights: 4 })
  assert.deepEqual(nearestStay(asked, only([98, 3], [100, 4])), { arrival: 98, nights: 3 })
  assert.deepEqual(nearestStay(asked, only([100, 2], [100, 4])), { arrival: 100, nights: 4 })
  assert.deepEqual(nearestStay(asked, only([99, 3], [101, 3])), { arrival: 101, nights: 3 })
})

test('the search is limited to two weeks, to a week more or less, and to the booking horizon', () => {
  assert.deepEqual(nearestStay(asked, only([114, 10])), { arrival: 114, nights: 10 })
  assert.equal(nearestStay(asked, only([115, 3])), null)
  assert.equal(nearestStay(asked, only([100, 11])), null)
  assert.equal(nearestStay(asked, only([100, 0])), null)
  assert.deepEqual(nearestStay(asked, only([90, 3])), { arrival: 90, nights: 3 })
  assert.equal(nearestStay(asked, only([89, 3])), null)
  assert.deepEqual(nearestStay({ ...asked, nights: 28 }, only([100, 30])), { arrival: 100, nights: 30 })
  assert.equal(nearestStay({ ...asked, nights: 28 }, only([100, 31])), null)
  assert.deepEqual(nearestStay({ ...asked, today: -430 }, only([110, 3])), { arrival: 110, nights: 3 })
  assert.equal(nearestStay({ ...asked, today: -430 }, only([111, 3])), null)
  assert.equal(nearestStay(asked, only([100, 3])), null)
})

test('other dates help with every reason except a party that does not fit', () => {
  assert.deepEqual(
    reasons.filter((reason) => !otherDatesMayHelp(reason)),
    ['rooms', 'occupancy'],
  )
})

test('the nearest stay can be booked, and no nearer one can', () => {
  const LENGTH = 60
  const anyLeft = fc.array(fc.constantFrom(9, 9, 0), { minLength: LENGTH, maxLength: LENGTH })
  const anyStay = fc.record({
    arrival: fc.integer({ min: FIRST_DAY, max: FIRST_DAY + 30 }),
    nights: fc.integer({ min: 1, max: 9 }),
  })
  fc.assert(
    fc.property(
      anyRestrictedProduct,
      anyParty,
      anyStay,
      anyLeft,
      (product, party, { arrival, nights }, left) => {
        const rooms = distributeGuests(party)
        const rates = Int32Array.from({ length: LENGTH }, () => 100)
        const why = (day: number, length: number) =>
          whyNotStay(
            product,
            { arrival: day, nights: length, today: FIRST_DAY },
            rooms,
            rates,
            left,
            day - FIRST_DAY,
            1,
          )
        const reason = why(arrival, nights)
        const nearest = nearestStay(
          { arrival, nights, today: FIRST_DAY },
          (day, length) => why(day, length) === null,
        )
        if (reason && !otherDatesMayHelp(reason)) assert.equal(nearest, null)
        if (!nearest) return
        assert.equal(why(nearest.arrival, nearest.nights), null)
        assert.ok(stayTotal(product, rooms, nearest.nights, rates, nearest.arrival - FIRST_DAY, 1) > 0)
        const weight = Math.abs(nearest.arrival - arrival) + 2 * Math.abs(nearest.nights - nights)
        for (let moved = 1; moved < Math.min(weight, 15); moved++) {
          assert.notEqual(why(arrival + moved, nights), null)
          if (arrival - moved >= FIRST_DAY) assert.notEqual(why(arrival - moved, nights), null)
        }
      },
    ),
    RUNS,
  )
})
