import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Rate, RoomList } from '#contract/hotels.ts'
import { sampleOrder } from '#test/support/sample-orders.ts'
import { otherRoomsIn } from './other-rooms.ts'

const { price, cancellation } = sampleOrder()
const total = (amount: number) => ({ ...price, total: { amount, currency: 'CNY' } })
const rate = (quote: string, amount: number, change: object = {}) =>
  ({
    quote,
    rate: quote,
    name: quote,
    board: 'breakfast',
    cancellation,
    price: total(amount),
    ...change,
  }) as Rate
const room = (id: string, ...rates: Rate[]) => ({ id, name: `Room ${id}`, rates })
const list = (...rooms: object[]) => ({ rooms }) as unknown as RoomList
const terms = { board: 'breakfast', cancellation, price: total(90_000) } as const
const gone = { room: '1', rate: 'gone', terms }

test('rooms with the same meals and cancellation come first, the closest price before others', () => {
  const bare = { board: 'room_only' }
  const found = otherRoomsIn(
    list(
      room('2', rate('cheap', 40_000, bare), rate('alike', 99_000)),
      room('3', rate('closer', 91_000)),
      room('4', rate('bare', 90_000, bare)),
      room('1', rate('gone', 90_000)),
    ),
    gone,
  )
  assert.deepEqual(
    found.map(({ quote }) => quote),
    ['closer', 'alike', 'bare'],
  )
})

test('where the terms are unknown, the cheapest rate of each room is offered, the cheapest room first', () => {
  const rooms = list(room('2', rate('dear', 99_000), rate('fair', 60_000)), room('3', rate('cheap', 40_000)))
  assert.deepEqual(
    otherRoomsIn(rooms, { ...gone, terms: null }).map(({ quote }) => quote),
    ['cheap', 'fair'],
  )
})
