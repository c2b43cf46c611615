import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#contract/call.ts'
import { sampleOrder } from '#test/support/sample-orders.ts'
import { loadReservation } from './load-reservation.ts'

const asked = {
  hotel: '7',
  room: '1',
  rate: 'flexible',
  s_d: '2027-03-01',
  e_d: '2027-03-03',
  rooms: 1,
  adults: 2,
  ages: [],
  currency: 'CNY',
}
const { price, cancellation } = sampleOrder()
const rate = (quote: string) => ({ quote, rate: quote, name: quote, board: 'breakfast', price, cancellation })

const refusing = (reason: string, calls: string[] = []) =>
  (async ({ path }: { path: string }) => {
    calls.push(path)
    return path === 'hot/r_detail'
      ? { code: 1, msg: '', data: { rooms: [{ id: '2', name: 'Twin', rates: [rate('other')] }] } }
      : { code: 409, msg: '', data: { reason, ...asked } }
  }) as unknown as Call

test('a link to a sold room leads to the other rooms of the hotel for the same stay', async () => {
  const loaded = await loadReservation(refusing('sold_out'), 'quote.x')
  assert.ok(loaded.is === 'refused')
  assert.deepEqual(
    loaded.others.map(({ quote, room }) => [quote, room]),
    [['other', 'Twin']],
  )
})

test('a closed hotel is not asked for rooms', async () => {
  const calls: string[] = []
  const loaded = await loadReservation(refusing('hotel_closed', calls), 'quote.x')
  assert.deepEqual([loaded.is === 'refused' && loaded.others, calls.includes('hot/r_detail')], [[], false])
})

test('if one of several rooms is sold out, rooms for the whole party are offered', async () => {
  const asking: object[] = []
  const call = (async ({ path }: { path: string }, input: object) => {
    if (path === 'hot/r_detail') asking.push(input)
    return refusing('stay_unavailable')({ path } as never, input as never)
  }) as unknown as Call
  const loaded = await loadReservation(call, 'quote.x,quote.x,quote.y')
  assert.ok(loaded.is === 'refused')
  assert.deepEqual([loaded.asked?.rooms, loaded.asked?.adults], [3, 6])
  assert.deepEqual(
    asking.map((input) => (input as { rooms: number }).rooms),
    [3],
  )
})

test('more quotes than rooms of an order are not asked for', async () => {
  const calls: string[] = []
  const loaded = await loadReservation(refusing('sold_out', calls), Array(10).fill('quote.x').join())
  assert.deepEqual([loaded.is === 'refused' && loaded.reason, calls], ['quote_invalid', []])
})
