import assert from 'node:assert/strict'
import { test } from 'node:test'
import { levelOf, levelUntil, nextLevel, nightsInAYear } from './levels.ts'

test('levels begin at 0, 5, 15 and 40 nights', () => {
  const table = [
    [0, 0, 1, 5],
    [4, 0, 1, 1],
    [5, 1, 2, 10],
    [14, 1, 2, 1],
    [15, 2, 3, 25],
    [39, 2, 3, 1],
  ] as const
  for (const [nights, level, next, missing] of table) {
    assert.equal(levelOf(nights), level)
    assert.deepEqual(nextLevel(nights), { level: next, missing })
  }
  assert.equal(levelOf(40), 3)
  assert.equal(nextLevel(40), null)
  assert.equal(nextLevel(400), null)
})

test('nights of stays that ended within twelve months count', () => {
  const stays = [
    { departure: '2025-11-15', nights: 100 },
    { departure: '2025-11-16', nights: 2 },
    { departure: '2026-11-15', nights: 3 },
    { departure: '2026-11-16', nights: 50 },
  ]
  assert.equal(nightsInAYear(stays, '2026-11-15'), 5)
})

test('a level lasts until the nights that it needs are a year old', () => {
  const stays = [
    { departure: '2026-03-31', nights: 3 },
    { departure: '2026-08-31', nights: 4 },
    { departure: '2026-10-13', nights: 2 },
  ]
  assert.equal(levelUntil(stays, '2026-12-08'), '2027-08-31')
  assert.equal(levelOf(nightsInAYear(stays, '2027-08-30')), 1)
  assert.equal(levelOf(nightsInAYear(stays, '2027-08-31')), 0)
  assert.equal(levelUntil([], '2026-12-08'), null)
  assert.equal(levelUntil([{ departure: '2024-02-29', nights: 40 }], '2024-03-01'), '2025-03-01')
})
