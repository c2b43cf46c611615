import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { converter } from '../money/exchange.ts'
import { orderStates } from '../order/order-states.ts'
import { orderFigures, type ReportedOrder, soldStates } from './order-figures.ts'

type Sketch = {
  state: ReportedOrder['state']
  rooms: { nights: number[]; tax: number; cancelled: boolean }[]
  numerator: number
  confirmed: boolean
}

const nightsInAll = 3
const toCny = (numerator: number) => ({
  from: 'EUR',
  to: 'CNY',
  date: '2027-05-01',
  numerator: `${numerator}`,
  denominator: '97',
})
const bookedAt = Date.parse('2027-05-01T17:30:00Z')

const orderOf = ({ state, rooms, numerator, confirmed }: Sketch): ReportedOrder =>
  ({
    state,
    snapshot: {
      stay: { arrival: '2027-05-10', departure: '2027-05-13' },
      zone: 'Europe/Paris',
      conversion: { ...toCny(1), from: 'GBP', to: 'EUR' },
      toCny: toCny(numerator),
      inHouse: { currency: 'GBP', rooms: [] },
      rooms: rooms.map(({ nights, tax }) => ({
        price: {
          lines: [
            { kind: 'room', amount: nights.reduce((sum, one) => sum + one, 0) },
            { kind: 'tax', amount: tax },
            { kind: 'promotion', amount: -1 },
          ],
          nights,
        },
      })),
    },
    rooms: rooms.map(({ cancelled }, position) => ({ position, isCancelled: cancelled })),
    bookedAt,
    confirmedAt: confirmed ? bookedAt : null,
    cancelledAt: state === 'cancelled' ? bookedAt + 3_600_000 : null,
  }) as unknown as ReportedOrder

const amount = fc.integer({ min: 0, max: 5_000_000 })
const sketch: fc.Arbitrary<Sketch> = fc.record({
  state: fc.constantFrom(...orderStates),
  rooms: fc.array(
    fc.record({
      nights: fc.array(amount, { minLength: nightsInAll, maxLength: nightsInAll }),
      tax: amount,
      cancelled: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  numerator: fc.integer({ min: 1, max: 900 }),
  confirmed: fc.boolean(),
})
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

test('the nights add up to the rooms that are sold, and their CNY to the sum converted once', () => {
  fc.assert(
    fc.property(sketch, (drawn) => {
      const figures = orderFigures(orderOf(drawn))
      if (!drawn.confirmed) return assert.equal(figures, null)
      assert.ok(figures)
      const live = soldStates.includes(drawn.state) ? drawn.rooms.filter(({ cancelled }) => !cancelled) : []
      const revenue = sum(live.flatMap(({ nights }) => nights))
      assert.equal(sum(figures.nights), revenue)
      assert.equal(sum(figures.nightsCny), converter(toCny(drawn.numerator))(revenue))
      assert.deepEqual(
        [figures.rooms, figures.nights.length, figures.nightsCny.length],
        [live.length, nightsInAll, nightsInAll],
      )
      assert.ok(figures.nightsCny.every((night) => night >= 0))
      assert.equal(figures.cancelledDay !== null, drawn.state === 'cancelled')
    }),
  )
})

test("the day of booking is the site's and the lead time the hotel's", () => {
  const rooms = [{ nights: [1, 1, 1], tax: 0, cancelled: false }]
  const figures = orderFigures(orderOf({ state: 'confirmed', rooms, numerator: 97, confirmed: true }))
  assert.deepEqual([figures?.bookedDay, figures?.leadDays, figures?.leadBucket], ['2027-05-02', 9, 4])
  assert.equal(figures?.stayBucket, 2)
})
