import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between } from '#test/support/random-facts.ts'
import { guests, sample, vat } from '#test/support/sample-products.ts'
import { priceStay } from '../price/price-lines.ts'
import {
  attributedTo,
  capCommissions,
  commissionBases,
  commissionsOf,
  leastPayout,
  nextCommissionStates,
  payoutOf,
  whyNoPayout,
} from './commission.ts'

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

test('commission is computed from the room lines, in CNY at the order’s rate', () => {
  const product = sample({ plan: { board: 'breakfast', boardPrice: 10_00 }, charges: [vat] })
  const { rooms } = priceStay(product, [guests(2), guests(1)], 1, [100_00], 0, 1, 'USD')
  assert.deepEqual(commissionBases(rooms, between('USD', 'USD')), [100_00, 90_00])
  assert.deepEqual(commissionBases(rooms, between('USD', 'CNY')), [713_27, 641_94])
})

test('the agent gets four percent and the recruiting agent one; nobody earns on their own booking', () => {
  const own = { agent: 'ann', rate: 400, rooms: [30_00, 10_00] }
  const bases = [750_00, 250_00]
  assert.deepEqual(commissionsOf(bases, 'guest', 'ann', null), [own])
  assert.deepEqual(commissionsOf(bases, 'guest', 'ann', 'bo'), [
    own,
    { agent: 'bo', rate: 100, rooms: [7_50, 2_50] },
  ])
  assert.deepEqual(commissionsOf(bases, 'guest', 'ann', 'guest'), [own])
  assert.deepEqual(commissionsOf(bases, 'guest', 'guest', 'bo'), [])
  assert.deepEqual(commissionsOf(bases, 'guest', null, 'bo'), [])
})

test('commission is pending until check-out and may be reversed, even after payout', () => {
  assert.deepEqual(nextCommissionStates, {
    pending: ['earned', 'reversed'],
    earned: ['paid', 'reversed'],
    reversed: [],
    paid: ['reversed'],
  })
})

test('a reversal after a payout is deducted from the next payout, and any remainder from the one after', () => {
  assert.deepEqual(payoutOf(100_00, 0), { amount: 100_00, carried: 0 })
  assert.deepEqual(payoutOf(100_00, 30_00), { amount: 70_00, carried: 0 })
  assert.deepEqual(payoutOf(100_00, 130_00), { amount: 0, carried: 30_00 })
})

test('a lower price lowers each room’s commission and never restores a cancelled one', () => {
  assert.deepEqual(capCommissions([30_00, 10_00], [24_00, 8_00]), [24_00, 8_00])
  assert.deepEqual(capCommissions([30_00, 0], [24_00, 8_00]), [24_00, 0])
  assert.deepEqual(capCommissions([30_00, 10_00], [40_00]), [30_00, 0])
})

test('a payout needs at least a hundred yuan, and only one can be requested at a time', () => {
  assert.equal(whyNoPayout(100_00, false, leastPayout(true)), null)
  assert.equal(whyNoPayout(99_99, false, leastPayout(true)), 'payout_too_small')
  assert.equal(whyNoPayout(500_00, true, leastPayout(true)), 'payout_open')
  assert.equal(whyNoPayout(1, false, leastPayout(false)), null, 'whoever has left is paid whatever is due')
  assert.equal(whyNoPayout(0, false, leastPayout(false)), 'payout_too_small')
})
