import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rate, room } from '#test/support/rates.ts'
import { additionsOf, comparePicks } from './comparison.ts'
import { chosenPick, differenceFrom, mostCompared, pickKey, picksOf, toggleCompared } from './rates.ts'
import { readWantedRate } from './wanted-rate.ts'

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

test('a dearer rate is never chosen for the guest', () => {
  const close = picksOf({
    rooms: [room('1', [rate('10', 1_000, 'room_only', 'none'), rate('11', 1_010, 'room_only', 'free')])],
  })
  assert.equal(pickKey(chosenPick(close, null)!), '1.10')
})

const wanted = (fields: Record<string, string>) => readWantedRate(fields)

test('the offer that a card showed is chosen exactly, until the guest chooses', () => {
  assert.equal(pickKey(chosenPick(picks, null, wanted({ offer: '1.11' }))!), '1.11')
  assert.equal(pickKey(chosenPick(picks, '2.12', wanted({ offer: '1.11' }))!), '2.12')
})

test('without that offer the cheapest rate that passes the filters is chosen', () => {
  const chosen = (fields: Record<string, string>) => pickKey(chosenPick(picks, null, wanted(fields))!)
  assert.equal(chosen({ free_cancel: '1' }), '1.11')
  assert.equal(chosen({ 'board[0]': 'breakfast' }), '1.12')
  assert.equal(chosen({ 'board[0]': 'breakfast', offer: '9.99' }), '1.12')
  assert.equal(chosen({ pay_later: '1' }), '2.10')
})

test('another rate says what it costs more and which terms that buys', () => {
  const cheapest = picks[3]!
  assert.deepEqual(differenceFrom(cheapest, picks[2]!), {
    amount: { amount: 400, currency: 'CNY' },
    gains: ['breakfast', 'free'],
  })
  assert.deepEqual(differenceFrom(picks[2]!, cheapest), {
    amount: { amount: -400, currency: 'CNY' },
    gains: [],
  })
})

test('rates are compared after adding what each lacks', () => {
  const [bare, full] = comparePicks([picks[0]!, picks[2]!], rooms)
  assert.ok(bare!.compared.ok && full!.compared.ok)
  assert.equal(bare!.compared.value.total, 900 + 200 + 100)
  assert.equal(full!.compared.value.total, 1_200)
})

test('breakfast costs in one room what it costs in another, also where filters hide the rates that tell it', () => {
  const compared = comparePicks([picks[0]!, picks[3]!, picks[4]!], rooms)
  const breakfasts = compared.flatMap(({ compared: each }) =>
    each.ok ? each.value.additions.filter(({ what }) => what === 'breakfast') : [],
  )
  assert.deepEqual(
    breakfasts.map(({ amount }) => amount),
    [200, 200],
  )
  assert.deepEqual(additionsOf(compared), ['breakfast', 'free_cancellation'])
  const hidden = { ...picks[3]!, room: { ...rooms[1]!, rates: [rooms[1]!.rates[0]!] } }
  assert.deepEqual(comparePicks([hidden, picks[4]!], rooms)[0]!.compared, compared[1]!.compared)
})

test('a rate whose hotel tells no price for what it lacks cannot be compared', () => {
  const alone = [rooms[0]!, room('3', [rate('10', 800, 'room_only', 'none')])]
  const [, poor] = comparePicks([picks[2]!, picksOf({ rooms: alone }).at(-1)!], alone)
  assert.ok(poor && !poor.compared.ok)
})

test('at most four are compared', () => {
  const keys = ['1', '2', '3', '4', '5'].reduce<readonly string[]>(toggleCompared, [])
  assert.equal(keys.length, mostCompared)
  assert.deepEqual(toggleCompared(keys, '2'), ['1', '3', '4'])
})
