import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Rate, Room } from '#contract/hotels.ts'
import { mostCompared, toggled } from './compared-keys.ts'
import { comparePicks } from './comparison.ts'
import { chosenPick, pickKey, picksOf } from './rates.ts'

const money = (amount: number) => ({ amount, currency: 'CNY' })
const rate = (id: string, total: number, board: Rate['board'], label: 'free' | 'none'): Rate => ({
  rate: id,
  name: id,
  board,
  payment: 'prepay',
  cancellation: { label, free_until: null, windows: [] },
  nights: [],
  price: {
    lines: [],
    total: money(total),
    due_now: money(total),
    due_later: money(0),
    due_at_hotel: money(0),
  },
  left: null,
  collected_at: null,
  pay_later: false,
  quote: '',
  quote_expires: '',
})
const room = (id: string, rates: Rate[]): Room => ({
  id,
  name: id,
  beds: [],
  size_m2: 20,
  max_guests: 2,
  max_adults: 2,
  images: [],
  amenities: [],
  reason: null,
  nearest: null,
  refused: [],
  rates,
})
const rooms = [
  room('1', [
    rate('10', 900, 'room_only', 'none'),
    rate('11', 1_000, 'room_only', 'free'),
    rate('12', 1_200, 'breakfast', 'free'),
  ]),
  room('2', [rate('10', 800, 'room_only', 'none'), rate('12', 1_300, 'breakfast', 'free')]),
]
const picks = picksOf({ rooms })

test('the cheapest is chosen until somebody chooses, and again when that choice is gone', () => {
  assert.equal(pickKey(chosenPick(picks, null)!), '2.10')
  assert.equal(pickKey(chosenPick(picks, '1.12')!), '1.12')
  assert.equal(pickKey(chosenPick(picks, '1.99')!), '2.10')
  assert.equal(chosenPick([], '1.12'), null)
})

test('rates are compared after adding what each lacks, at the price of its own room', () => {
  const [bare, full] = comparePicks([picks[0]!, picks[2]!])
  assert.ok(bare!.compared.ok && full!.compared.ok)
  assert.equal(bare!.compared.value.total, 900 + 200 + 100)
  assert.equal(full!.compared.value.total, 1_200)
})

test('a rate whose room tells no price for what it lacks cannot be compared', () => {
  const [, poor] = comparePicks([picks[2]!, picks[3]!])
  assert.ok(poor && !poor.compared.ok)
})

test('at most four are compared', () => {
  const keys = ['1', '2', '3', '4', '5'].reduce<readonly string[]>(toggled, [])
  assert.equal(keys.length, mostCompared)
  assert.deepEqual(toggled(keys, '2'), ['1', '3', '4'])
})
