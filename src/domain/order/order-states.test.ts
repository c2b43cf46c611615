import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OrderAction, OrderState } from './order-states.ts'
import { mayOrderMove, stateAt, orderStates as states, tabOf, whyNotAct } from './order-states.ts'

test('an order follows its transition table', () => {
  const moves = states.flatMap((from) =>
    states.filter((to) => mayOrderMove(from, to)).map((to) => `${from} → ${to}`),
  )
  assert.deepEqual(moves, [
    'held → confirmed',
    'held → expired',
    'held → cancelled',
    'held → payment_review',
    'confirmed → staying',
    'confirmed → cancelled',
    'confirmed → no_show',
    'confirmed → payment_review',
    'staying → completed',
    'expired → payment_review',
    'cancelled → payment_review',
    'payment_review → confirmed',
    'payment_review → expired',
    'payment_review → cancelled',
  ])
})

test('every state belongs to one tab', () => {
  assert.deepEqual(
    states.map((state) => tabOf[state]),
    ['to_pay', 'upcoming', 'staying', 'completed', 'cancelled', 'cancelled', 'cancelled', 'to_pay'],
  )
})

test('a button and its handler use the same rule', () => {
  const allowed: Record<OrderAction, OrderState[]> = {
    pay: ['held'],
    cancel: ['held', 'confirmed'],
    review: ['completed'],
    message: [...states],
    rerate: ['confirmed'],
    requests: ['held', 'confirmed'],
    change: ['confirmed'],
    edit: ['held', 'confirmed'],
  }
  const refusals = {
    pay: 'not_payable',
    cancel: 'not_cancellable',
    review: 'not_reviewable',
    message: 'not_writable',
    rerate: 'not_reratable',
    requests: 'requests_closed',
    change: 'not_changeable',
    edit: 'requests_closed',
  }
  for (const [action, where] of Object.entries(allowed) as [OrderAction, OrderState[]][]) {
    for (const state of states) {
      assert.equal(
        whyNotAct(action, state),
        where.includes(state) ? null : refusals[action],
        `${action} ${state}`,
      )
    }
  }
})

test('a hold is expired from its limit on, whatever its stored state', () => {
  const held = { state: 'held', payBefore: 100 } as const
  assert.deepEqual([stateAt(held, 99), stateAt(held, 100)], ['held', 'expired'])
  assert.equal(stateAt({ state: 'confirmed', payBefore: 100 }, 200), 'confirmed')
  assert.equal(stateAt({ state: 'held', payBefore: null }, 200), 'held')
})
