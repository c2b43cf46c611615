import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CalendarRoom } from '#contract/desk/calendar.ts'
import { nightSums, roomNight } from './nights.ts'

const room = (changes: Partial<CalendarRoom>) =>
  ({
    id: '1',
    name: 'Loft',
    sold: [3, 0],
    held: [1, 0],
    left: [0, 4],
    prices: [620, 740],
    ...changes,
  }) as CalendarRoom

test('held rooms count as taken, and only rooms on sale have a price', () => {
  const rooms = [room({}), room({ id: '2', sold: [1, 2], held: [0, 0], left: [3, 2], prices: [900, 0] })]
  assert.deepEqual(nightSums({ from: '2026-12-10', nights: 2, rooms }), [
    { date: '2026-12-10', percent: 63, price: 900, isWeekend: false },
    { date: '2026-12-11', percent: 25, price: 740, isWeekend: true },
  ])
})

test('an oversold night has no rooms left', () => {
  assert.equal(roomNight(room({ left: [-1, 0] }), 0).left, 0)
})
