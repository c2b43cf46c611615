import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  collectionTime,
  type Due,
  dueAmount,
  duesAtBooking,
  mayDueMove,
  nextDue,
  owedBy,
  reduceDues,
} from './order-dues.ts'

const due = (id: string, change: Partial<Due> = {}): Due => ({
  id,
  kind: 'first',
  shares: [100, 50],
  dueAt: null,
  state: 'paid',
  paymentId: null,
  ...change,
})

test('a deposit owes a first payment and a balance, a guarantee one sum, an at-hotel rate nothing', () => {
  const rooms = [
    { now: 30, later: 70, atHotel: 5 },
    { now: 20, later: 80, atHotel: 0 },
  ]
  const times = { payBefore: 1, collected: 2 }
  const shown = (type: 'deposit' | 'guarantee') =>
    duesAtBooking(rooms, { type }, times).map(({ kind, shares, dueAt }) => [kind, shares, dueAt])
  assert.deepEqual(shown('deposit'), [
    ['first', [30, 20], 1],
    ['balance', [70, 80], 2],
  ])
  assert.deepEqual(shown('guarantee'), [['guarantee', [100, 100], 1]])
  assert.deepEqual(duesAtBooking([{ now: 0, later: 0, atHotel: 9 }], { type: 'at_hotel' }, times), [])
})

test('a reduction lowers unpaid sums first, then held, then paid ones', () => {
  const dues = [
    due('1', { shares: [40, 0] }),
    due('2', { kind: 'guarantee', state: 'held', shares: [30, 0] }),
    due('3', { kind: 'balance', state: 'open', shares: [30, 0] }),
  ]
  const lowered = (by: number) => {
    const { dues: after, refund, release } = reduceDues(dues, new Map([[0, by]]))
    return [after.map(({ state, shares }) => [state, shares[0]]), refund, release]
  }
  assert.deepEqual(lowered(20), [
    [
      ['paid', 40],
      ['held', 30],
      ['open', 10],
    ],
    0,
    0,
  ])
  assert.deepEqual(lowered(50), [
    [
      ['paid', 40],
      ['held', 10],
      ['void', 0],
    ],
    0,
    20,
  ])
  assert.deepEqual(lowered(75), [
    [
      ['paid', 25],
      ['void', 0],
      ['void', 0],
    ],
    15,
    30,
  ])
  assert.throws(() => reduceDues(dues, new Map([[0, 101]])), /less than it is lowered by/)
})

test('a due that is being captured keeps its state until the provider answers', () => {
  const { dues, refund } = reduceDues(
    [due('1', { state: 'capturing' })],
    new Map([
      [0, 100],
      [1, 50],
    ]),
  )
  assert.deepEqual([dues[0]!.state, dueAmount(dues[0]!), refund], ['capturing', 0, 150])
})

test('after any reduction, refund, release and remaining dues add up', () => {
  const states = fc.constantFrom<Due['state'][]>('open', 'held', 'capturing', 'paid')
  const anyDue = fc.record({ state: states, share: fc.nat(1_000) })
  fc.assert(
    fc.property(
      fc.array(anyDue, { maxLength: 5 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (some, part) => {
        const dues = some.map(({ state, share }, at) => due(String(at), { state, shares: [share] }))
        const owed = owedBy(dues, 0)
        const by = Math.floor(owed * part)
        const after = reduceDues(dues, new Map([[0, by]]))
        assert.equal(owedBy(after.dues, 0), owed - by)
        assert.ok(after.refund + after.release <= by)
      },
    ),
  )
})

test('a held order pays the due that confirms it, a confirmed order a change, then the earliest balance', () => {
  const first = due('1', { state: 'open' })
  const later = due('2', { kind: 'balance', state: 'open', dueAt: 9 })
  const sooner = due('3', { kind: 'balance', state: 'open', dueAt: 5 })
  const change = due('5', { kind: 'change', state: 'open', dueAt: 7 })
  assert.equal(nextDue([later, first], true)?.id, '1')
  assert.equal(nextDue([later, sooner], false)?.id, '3')
  assert.equal(nextDue([later, sooner, change], false)?.id, '5')
  assert.equal(nextDue([due('4')], false), null)
  assert.equal(collectionTime([first, later, sooner]), 5)
  assert.equal(collectionTime([first]), null)
  assert.equal(collectionTime([change]), null)
})

test('a paid due never becomes unpaid, and a held due is not paid without a capture', () => {
  assert.ok(mayDueMove('capturing', 'paid'))
  assert.ok(!mayDueMove('held', 'paid'))
  assert.ok(!mayDueMove('paid', 'open'))
  assert.ok(mayDueMove('void', 'open'))
})
