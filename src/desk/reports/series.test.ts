import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysBetween } from '#domain/report/measures.ts'
import { chartsOf, measures, pointsOf, sumOf } from './series.ts'

const day = (day: string, rooms: number, available: number | null = 10) => ({
  day,
  rooms,
  available,
  revenue: rooms * 100_00,
  bookings: 1,
  booked_nights: 2,
  booked_revenue: 200_00,
  cancelled: 0,
})
const days = (from: string, to: string) => daysBetween(from, to).map((one) => day(one, 5))

test('a month is drawn by day and marks the nights of weekends', () => {
  const points = pointsOf({
    days: days('2026-11-01', '2026-11-30'),
    before: days('2025-11-02', '2025-12-01'),
  })
  assert.equal(points.length, 30)
  assert.deepEqual(
    points.filter(({ isWeekend }) => isWeekend).map(({ from }) => from.slice(8)),
    ['06', '07', '13', '14', '20', '21', '27', '28'],
  )
})

test('a year is drawn by week, and its points add up to the days', () => {
  const year = days('2026-01-01', '2026-12-31')
  const points = pointsOf({ days: year, before: [] })
  assert.equal(points.length, 53)
  assert.deepEqual([points[52]!.from, points[52]!.to], ['2026-12-31', '2026-12-31'])
  assert.equal(
    points.reduce((sum, { now }) => sum + now.revenue, 0),
    sumOf(year).revenue,
  )
})

test('a report without rooms has no occupancy', () => {
  assert.equal(sumOf([day('2026-11-01', 1, null)]).available, null)
  assert.equal(measures.occupancy.of(sumOf([day('2026-11-01', 1, null)])), null)
  assert.ok(!chartsOf('night', false).includes('occupancy'))
})
