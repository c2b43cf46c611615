import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Order } from '#contract/booking.ts'
import { askedAgain } from '../payments/use-hold-again.ts'
import { countedRooms } from './room-kinds.ts'

const room = (name: string, state = 'expired', adults = 2) =>
  ({
    name,
    room_type: name,
    rate: `${name} rate`,
    state,
    adults,
    ages: [],
  }) as unknown as Order['rooms'][number]
const order = (rooms: Order['rooms'], mixed: boolean) =>
  ({
    mixed,
    hotel: { id: '7' },
    stay: { s_d: '2027-02-12', e_d: '2027-02-15', rooms: rooms.length, adults: 2 * rooms.length, ages: [] },
    price: { total: { amount: 1, currency: 'CNY' } },
    rooms,
  }) as unknown as Order
const say = (count: number, name: string) => `${count} × ${name}`

test('rooms of several types are counted by type, without the cancelled ones', () => {
  const rooms = [room('Twin', 'cancelled'), room('Twin'), room('Suite'), room('Twin')]
  assert.equal(countedRooms({ rooms }, 'en', say), '2 × Twin + 1 × Suite')
  const ended = [room('Twin', 'cancelled'), room('Suite', 'cancelled')]
  assert.equal(countedRooms({ rooms: ended }, 'zh', say), '1 × Twin、1 × Suite')
})

test('an ended order is asked for again as it was: each room of several types by itself', () => {
  const facts = ({ room, rooms, adults }: { room: string; rooms: number; adults: number }) => [
    room,
    rooms,
    adults,
  ]
  assert.deepEqual(askedAgain(order([room('Twin'), room('Twin')], false)).map(facts), [['Twin', 2, 4]])
  assert.deepEqual(askedAgain(order([room('Twin'), room('Suite', 'expired', 1)], true)).map(facts), [
    ['Twin', 1, 2],
    ['Suite', 1, 1],
  ])
})
