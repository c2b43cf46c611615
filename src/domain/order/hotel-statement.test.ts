import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { converter, inverse } from '../money/exchange.ts'
import { type StatedOrder, statementLine, sumStatement } from './hotel-statement.ts'
import { orderStates } from './order-states.ts'

type Sketch = {
  state: StatedOrder['state']
  rooms: { own: number; tax: number; taxAtHotel: boolean; promotion: number; cancelled: boolean }[]
  paid: number[]
  numerator: number
}

const line = (kind: string, amount: number, atHotel = false) => ({ key: kind, kind, amount, atHotel })

const orderOf = ({ state, rooms, paid, numerator }: Sketch): StatedOrder =>
  ({
    state,
    snapshot: {
      stay: { arrival: '2027-05-10', departure: '2027-05-12' },
      conversion: {
        from: 'EUR',
        to: 'CNY',
        date: '2027-05-01',
        numerator: `${numerator}`,
        denominator: '97',
      },
      inHouse: { currency: 'EUR', rooms: [] },
      rooms: rooms.map(({ own, tax, taxAtHotel, promotion }) => ({
        price: {
          lines: [line('room', own), line('tax', tax, taxAtHotel), line('promotion', 0 - promotion)],
          nights: [own],
          points: 0,
        },
      })),
    },
    rooms: rooms.map(({ cancelled }, position) => ({ position, isCancelled: cancelled })),
    dues: paid.map((share, at) => ({
      id: `${at}`,
      kind: 'first',
      shares: [share],
      dueAt: null,
      state: at % 3 === 2 ? 'open' : 'paid',
      paymentId: null,
    })),
  }) as unknown as StatedOrder

const sum = fc.integer({ min: 0, max: 5_000_000 })
const sketch: fc.Arbitrary<Sketch> = fc.record({
  state: fc.constantFrom(...orderStates),
  rooms: fc.array(
    fc.record({ own: sum, tax: sum, taxAtHotel: fc.boolean(), promotion: sum, cancelled: fc.boolean() }),
    { minLength: 1, maxLength: 4 },
  ),
  paid: fc.array(sum, { maxLength: 5 }),
  numerator: fc.integer({ min: 1, max: 900 }),
})
const rate = fc.integer({ min: 0, max: 5_000 })

test('rows close, add up to the total and state exactly the money that stayed with us', () => {
  fc.assert(
    fc.property(fc.array(sketch, { maxLength: 20 }), rate, (sketches, rate) => {
      const orders = sketches.map(orderOf)
      const lines = orders.flatMap((order) => statementLine(order, rate) ?? [])
      for (const { paidToUs, atHotel, discount, commission, net } of lines) {
        assert.equal(net, paidToUs + discount - commission)
        assert.ok(commission >= 0 && commission <= Math.ceil((paidToUs + atHotel + discount) / 2))
      }
      const [total] = sumStatement(lines)
      const final = orders.filter((order) => ['completed', 'no_show', 'cancelled'].includes(order.state))
      const captured = final.reduce((all, { dues, snapshot }) => {
        const paid = dues.filter(({ state }) => state === 'paid')
        const own = paid.reduce((part, { shares }) => part + shares[0]!, 0)
        return all + converter(inverse(snapshot.conversion))(own)
      }, 0)
      assert.equal(total?.paidToUs ?? 0, captured)
      assert.equal(total?.net ?? 0, captured + (total?.discount ?? 0) - (total?.commission ?? 0))
      assert.equal(total?.orders ?? 0, lines.length)
    }),
  )
})

const room = { own: 9_700, tax: 970, taxAtHotel: false, promotion: 0, cancelled: false }
const stayed = { state: 'completed', rooms: [room], paid: [10_670], numerator: 97 } as const

test('the commission of a stay is a percentage of its rooms, without taxes', () => {
  const stated = statementLine(
    orderOf({ ...stayed, rooms: [...stayed.rooms], paid: [...stayed.paid] }),
    1_200,
  )
  assert.deepEqual(stated, {
    kind: 'stay',
    currency: 'EUR',
    nights: 2,
    paidToUs: 10_670,
    atHotel: 0,
    discount: 0,
    commission: 1_164,
    net: 9_506,
  })
})

test('a promotion is borne by us', () => {
  const order = orderOf({ ...stayed, rooms: [{ ...room, promotion: 1_000 }], paid: [9_670] })
  const stated = statementLine(order, 1_200)!
  assert.deepEqual([stated.discount, stated.net], [1_000, 9_506])
})

test('a stay that is paid at the hotel owes us the commission', () => {
  const order = orderOf({ ...stayed, rooms: [{ ...room, own: 0, tax: 10_670, taxAtHotel: true }], paid: [] })
  assert.deepEqual(statementLine(order, 1_200)?.atHotel, 10_670)
})

test('a fee is stated, a free cancellation and an open order are not', () => {
  const fee = { ...stayed, rooms: [{ ...room, cancelled: true }], paid: [5_000] }
  assert.deepEqual(statementLine(orderOf({ ...fee, state: 'cancelled' }), 1_000)?.net, 4_500)
  assert.equal(statementLine(orderOf({ ...fee, state: 'cancelled', paid: [] }), 1_000), null)
  assert.equal(statementLine(orderOf({ ...fee, state: 'confirmed' }), 1_000), null)
})
