import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyParty, anyRestrictedProduct, FIRST_DAY, RUNS } from '#test/support/random-facts.ts'
import type { RoomGuests } from '../stay/party.ts'
import { distributeGuests } from '../stay/party.ts'
import { dateOf } from '../time/plain-date.ts'
import type { Product } from './product.ts'
import type { AskedStay, Reason } from './restrictions.ts'
import { reasons, whyNotStay } from './restrictions.ts'

/** A naive reference implementation: every reason that applies, found by checking every date. */
function allReasons(
  product: Product,
  stay: AskedStay,
  rooms: readonly RoomGuests[],
  nightly: number[],
  left: number[],
) {
  const found = new Set<Reason>()
  const { room, plan } = product
  const oldest = Math.max(-1, ...plan.children.map((band) => band.toAge))
  for (const { adults, ages } of rooms) {
    const grown = adults + ages.filter((age) => age > oldest).length
    if (adults === 0) found.add('rooms')
    if (grown > room.maxAdults || adults + ages.length > room.maxGuests) found.add('occupancy')
  }
  const ahead = stay.arrival - stay.today
  if (ahead < 0) found.add('too_late')
  if (ahead > 540) found.add('too_early')
  for (let night = 0; night < stay.nights; night++) {
    if (!nightly[night]) found.add('no_rate')
    else if ((left[night] ?? 0) < rooms.length) found.add('sold_out')
  }
  const weekday = (day: number) => (new Date(`${dateOf(day)}T12:00Z`).getUTCDay() + 6) % 7
  const nights = Array.from({ length: stay.nights }, (_, night) => stay.arrival + night)
  for (const { kind, from, to, weekdays, value } of product.restrictions) {
    const on = (day: number) => from <= day && day <= to && Boolean((weekdays >> weekday(day)) & 1)
    const broken = {
      closed: nights.some(on),
      closed_to_arrival: on(stay.arrival),
      closed_to_departure: on(stay.arrival + stay.nights),
      min_stay: on(stay.arrival) && stay.nights < value,
      max_stay: on(stay.arrival) && stay.nights > value,
      min_stay_through: nights.some(on) && stay.nights < value,
      max_stay_through: nights.some(on) && stay.nights > value,
      min_advance: on(stay.arrival) && ahead < value,
      max_advance: on(stay.arrival) && ahead > value,
    }[kind]
    if (broken) found.add(kind === 'min_advance' ? 'too_late' : kind === 'max_advance' ? 'too_early' : kind)
  }
  return found
}

test('every stay can be sold or has exactly one reason, the first that applies', () => {
  const anyStay = fc.record({
    arrival: fc.integer({ min: FIRST_DAY - 1, max: FIRST_DAY + 45 }),
    nights: fc.integer({ min: 1, max: 12 }),
    today: fc.constant(FIRST_DAY),
  })
  const anyLeft = fc.array(fc.constantFrom(9, 9, 9, 9, 3, 1, 0), { minLength: 12, maxLength: 12 })
  const anyRates = fc.array(fc.constantFrom(100, 100, 100, 100, 100, 100, 0), {
    minLength: 11,
    maxLength: 12,
  })
  fc.assert(
    fc.property(
      anyRestrictedProduct,
      anyStay,
      anyParty,
      anyRates,
      anyLeft,
      (product, stay, party, rates, left) => {
        const rooms = distributeGuests(party)
        const expected = allReasons(product, stay, rooms, rates, left)
        const told = whyNotStay(product, stay, rooms, rates, left, 0, 1)
        assert.equal(told, reasons.find((reason) => expected.has(reason)) ?? null)
      },
    ),
    RUNS,
  )
})
