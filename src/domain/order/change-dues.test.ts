import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { duesAfterChange, moneyOfChange, type Owed } from './change-dues.ts'
import { type Due, type DueState, dueAmount, duesIn } from './order-dues.ts'

const due = (id: string, state: DueState, shares: number[], kind: Due['kind'] = 'first'): Due => ({
  id,
  kind,
  shares,
  dueAt: null,
  state,
  paymentId: null,
})
const owe = (now: number, later = 0): Owed => ({ now, later, isEnded: false })
const sum = (dues: readonly { shares: readonly number[] }[]) =>
  dues.reduce((all, one) => all + dueAmount(one), 0)

test('a dearer prepaid stay is paid for by the difference', () => {
  const money = moneyOfChange([due('1', 'paid', [300])], [owe(450)], { isChargedWhole: false })
  assert.deepEqual([money.toPay, money.refund, money.balance], [150, 0, 0])
})

test('a cheaper one is refunded, and the paid due is what stays paid', () => {
  const after = duesAfterChange([due('1', 'paid', [300])], [owe(200)], {
    collected: null,
    balanceAt: null,
    now: 5,
  })
  assert.equal(after.refund, 100)
  assert.deepEqual(after.dues[0]!.shares, [200])
})

test('a larger balance of a deposit moves no money', () => {
  const dues = [due('1', 'paid', [100]), due('2', 'open', [200], 'balance')]
  const owed = [owe(90, 360)]
  assert.deepEqual(moneyOfChange(dues, owed, { isChargedWhole: false }).toPay, 0)
  const after = duesAfterChange(dues, owed, { collected: 77, balanceAt: 77, now: 5 })
  assert.deepEqual(
    after.dues.map(({ state }) => state),
    ['paid', 'void'],
  )
  assert.deepEqual(after.balance, {
    kind: 'balance',
    shares: [350],
    dueAt: 77,
    state: 'open',
    paymentId: null,
  })
})

test('a guarantee on hold stays, and a cheaper stay releases the excess', () => {
  const dues = [due('1', 'held', [300], 'guarantee')]
  assert.equal(moneyOfChange(dues, [owe(0, 450)], { isChargedWhole: false }).toPay, 0)
  assert.equal(moneyOfChange(dues, [owe(0, 450)], { isChargedWhole: true }).toPay, 150)
  const dearer = duesAfterChange(dues, [owe(0, 450)], { collected: 9, balanceAt: 9, now: 5 })
  assert.deepEqual([dearer.release, dearer.balance?.shares], [0, [150]])
  const cheaper = duesAfterChange(dues, [owe(0, 200)], { collected: 9, balanceAt: 9, now: 5 })
  assert.deepEqual([cheaper.release, cheaper.dues[0]!.shares, cheaper.balance], [100, [200], null])
})

test('a room given up keeps its fee, from the money of the order', () => {
  const dues = [due('1', 'paid', [300, 300])]
  const after = duesAfterChange(dues, [owe(280), { now: 100, later: 0, isEnded: true }], {
    collected: null,
    balanceAt: null,
    now: 5,
  })
  assert.deepEqual([after.refund, after.dues[0]!.shares], [220, [280, 100]])
})

test('an amount due at once is captured from the hold, with a separate due for the fee of a room given up', () => {
  const dues = [due('1', 'paid', [150]), due('2', 'held', [300, 300], 'guarantee')]
  const owed = [owe(100, 200), { now: 200, later: 0, isEnded: true }]
  const after = duesAfterChange(dues, owed, { collected: 9, balanceAt: 8, now: 5 })
  assert.deepEqual(after.dues[0]!.shares, [0, 150])
  assert.deepEqual(
    after.captures.map(({ kind, shares, state }) => [kind, shares, state]),
    [
      ['cancellation_fee', [0, 50], 'capturing'],
      ['first', [100, 0], 'capturing'],
    ],
  )
  assert.deepEqual([after.release, after.dues[1]!.shares, after.balance], [250, [200, 0], null])
})

test('after a change the paid and held dues are the money less what moved back, and all dues sum to what is owed', () => {
  const amounts = fc.nat(1_000)
  fc.assert(
    fc.property(
      fc.array(fc.tuple(amounts, fc.constantFrom<DueState>('paid', 'held', 'open', 'void')), {
        maxLength: 4,
      }),
      fc.array(fc.record({ now: amounts, later: amounts, isEnded: fc.boolean() }), {
        minLength: 1,
        maxLength: 3,
      }),
      (some, wanted) => {
        const owed = wanted.map((one) => (one.isEnded ? { ...one, later: 0 } : one))
        const dues = some.map(([amount, state], at) => due(`${at}`, state, [amount]))
        const { toPay } = moneyOfChange(dues, owed, { isChargedWhole: false })
        const paid = [...dues, ...(toPay > 0 ? [due('x', 'paid', [toPay], 'change')] : [])]
        const after = duesAfterChange(paid, owed, { collected: 9, balanceAt: 9, now: 5 })
        const before = [sum(duesIn(paid, 'paid')), sum(duesIn(paid, 'held'))]
        const captured = sum(after.captures)
        const moved = [sum(duesIn(after.dues, 'paid')), sum(duesIn(after.dues, 'held')) + captured]
        assert.deepEqual(moved, [before[0]! - after.refund, before[1]! - after.release])
        const open = after.balance ? dueAmount(after.balance) : 0
        assert.equal(duesIn(after.dues, 'open').length, 0)
        assert.equal(
          moved[0]! + moved[1]! + open,
          owed.reduce((all, { now, later }) => all + now + later, 0),
        )
        if (toPay > 0) assert.deepEqual([after.refund, after.release], [0, 0])
      },
    ),
  )
})
