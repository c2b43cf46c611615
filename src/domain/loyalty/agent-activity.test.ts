import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityPeriods, sumActivity } from './agent-activity.ts'

// A Wednesday.
const today = '2026-11-18'

test('periods are contiguous, and the last one contains today', () => {
  for (const span of ['days', 'weeks', 'months'] as const) {
    const periods = activityPeriods(span, today)
    assert.equal(periods.length, span === 'days' ? 30 : 12)
    for (const [at, { from }] of periods.entries()) if (at > 0) assert.equal(from, periods[at - 1]!.until)
    const last = periods.at(-1)!
    assert.ok(last.from <= today && today < last.until)
  }
  assert.deepEqual(activityPeriods('weeks', today).at(-1), { from: '2026-11-16', until: '2026-11-23' })
  assert.deepEqual(activityPeriods('months', today)[0], { from: '2025-12-01', until: '2026-01-01' })
  assert.equal(activityPeriods('weeks', '2026-11-22').at(-1)!.from, '2026-11-16')
})

test('each day counts in the period that contains it', () => {
  const day = (day: string, visits: number, orders = 0, commission = 0) => ({
    day,
    visits,
    orders,
    commission,
  })
  const found = sumActivity(activityPeriods('weeks', today), [
    day('2026-11-15', 3),
    day('2026-11-16', 5, 1, 12_00),
    day('2026-11-18', 7, 2, 30_00),
    day('2020-01-01', 99),
  ])
  assert.deepEqual(found.slice(-2), [
    { from: '2026-11-09', until: '2026-11-16', visits: 3, orders: 0, commission: 0 },
    { from: '2026-11-16', until: '2026-11-23', visits: 12, orders: 3, commission: 42_00 },
  ])
})
