import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attributedTo, commissionBase, commissionsOf, nextCommissionStates } from './commission.ts'
import { priceStay } from './price-lines.ts'
import { guests, sample, vat } from './sample-products.test.ts'

const DAY = 24 * 3_600_000
const NOW = 100 * DAY

test('the last agent within thirty days is attributed, never the guest', () => {
  const touch = (agent: string, daysAgo: number) => ({ agent, at: NOW - daysAgo * DAY })
  const table = [
    [[], null],
    [[touch('ann', 30)], 'ann'],
    [[{ agent: 'ann', at: NOW - 30 * DAY - 1 }], null],
    [[touch('bo', 2), touch('ann', 9)], 'bo'],
    [[touch('ann', 9), touch('bo', 2)], 'bo'],
    [[touch('ann', 9), touch('guest', 2)], 'ann'],
    [[touch('ann', -1)], null],
    [[touch('ann', 0)], 'ann'],
    [[touch('ann', 2), touch('bo', 2)], 'bo'],
  ] as const
  for (const [touches, agent] of table) assert.equal(attributedTo(touches, 'guest', NOW), agent)
})

test('commission is of the room price of rooms that were not cancelled', () => {
  const product = sample({ plan: { board: 'breakfast', boardPrice: 10_00 }, charges: [vat] })
  const { rooms } = priceStay(product, [guests(2), guests(1)], 1, [100_00], 0, 1, 'CNY')
  assert.equal(commissionBase(rooms), 190_00)
  assert.equal(commissionBase(rooms.slice(1)), 90_00)
})

test('four percent to the agent and one to who brought the agent; nothing on one’s own booking', () => {
  const own = { agent: 'ann', rate: 400, amount: 40_00 }
  assert.deepEqual(commissionsOf(1_000_00, 'guest', 'ann', null), [own])
  assert.deepEqual(commissionsOf(1_000_00, 'guest', 'ann', 'bo'), [
    own,
    { agent: 'bo', rate: 100, amount: 10_00 },
  ])
  assert.deepEqual(commissionsOf(1_000_00, 'guest', 'ann', 'guest'), [own])
  assert.deepEqual(commissionsOf(1_000_00, 'guest', 'guest', 'bo'), [])
  assert.deepEqual(commissionsOf(1_000_00, 'guest', null, 'bo'), [])
})

test('commission is pending until check-out and may be reversed until it is paid', () => {
  assert.deepEqual(nextCommissionStates, {
    pending: ['earned', 'reversed'],
    earned: ['paid', 'reversed'],
    reversed: [],
    paid: [],
  })
})
