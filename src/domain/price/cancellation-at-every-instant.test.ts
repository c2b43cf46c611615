import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  anyCurrency,
  anyNights,
  anyParty,
  anyPolicy,
  anyProduct,
  between,
  FIRST_DAY,
  RUNS,
} from '#test/support/random-facts.ts'
import { mostPoints, withPoints } from '../loyalty/points.ts'
import { distributeGuests } from '../stay/party.ts'
import { dateOf } from '../time/plain-date.ts'
import { instantOf } from '../time/zone-time.ts'
import type { FeeWindow, Outcome } from './cancellation.ts'
import { deadlinesOf, feesOf, noShowOutcome, sumFees, windowAt, windowsOf } from './cancellation.ts'
import { priceStay } from './price-lines.ts'
import type { RoomPrice } from './stay-price.ts'
import { convertPrice, paidToUs } from './stay-price.ts'

const anyZone = fc.constantFrom('Asia/Shanghai', 'Europe/Paris', 'America/New_York', 'Australia/Lord_Howe')

const anyRooms = fc
  .record({
    product: anyProduct,
    party: anyParty,
    nights: anyNights,
    currency: anyCurrency,
    points: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ product, party, nights, currency, points }) => {
    const price = priceStay(product, distributeGuests(party), nights.length, nights, 0, 1, 'CNY')
    const converted = convertPrice(price, between('CNY', currency))
    const used = Math.floor((mostPoints(converted, between('CNY', currency)) * points) / 100)
    return used > 99 ? withPoints(converted, used, between('CNY', currency)).rooms : converted.rooms
  })

const anyBookedRooms = fc.tuple(
  anyRooms,
  anyPolicy,
  fc.integer({ min: FIRST_DAY, max: FIRST_DAY + 500 }),
  anyZone,
)

function assertOrdered(windows: readonly FeeWindow[]) {
  assert.equal(windows[0]?.from, null)
  assert.equal(windows.at(-1)?.to, null)
  for (const [at, next] of windows.slice(1).entries()) {
    const window = windows[at]!
    assert.equal(window.to, next.from)
    assert.ok(next.from !== null && (window.from === null || window.from < next.from))
    assert.ok(next.fee + next.pointsLost > window.fee + window.pointsLost)
  }
}

function assertWhole(outcome: Outcome, paid: number, points: number) {
  assert.equal(outcome.fee + outcome.rest, paid)
  assert.equal(outcome.pointsLost + outcome.pointsBack, points)
  assert.ok(outcome.fee >= 0 && outcome.rest >= 0 && outcome.pointsLost >= 0 && outcome.pointsBack >= 0)
}

test('windows are contiguous, the fee never falls, and at every instant fee and rest add up to the total paid to us', () => {
  const anyHour = fc.integer({ min: -300, max: 48 })
  fc.assert(
    fc.property(anyBookedRooms, anyHour, ([rooms, policy, day, zone], hour) => {
      const now = instantOf(dateOf(day), '00:00', zone) + hour * 3_600_000
      const deadlines = deadlinesOf(policy, dateOf(day), zone)
      const each = rooms.map((room) => feesOf(deadlines, room))
      for (const [at, room] of rooms.entries()) {
        const windows = each[at]!
        const noShow = noShowOutcome(policy, room, windows)
        assertOrdered(windows)
        assertWhole(windowAt(windows, now), paidToUs(room), room.points)
        assertWhole(noShow, paidToUs(room), room.points)
        assert.ok(noShow.fee >= windows.at(-1)!.fee)
      }
      const together = sumFees(each)
      assertOrdered(together)
      const sum = (part: (room: RoomPrice) => number) => rooms.reduce((all, room) => all + part(room), 0)
      assertWhole(
        windowAt(together, now),
        sum(paidToUs),
        sum(({ points }) => points),
      )
      assert.equal(
        windowAt(together, now).fee,
        each.reduce((all, windows) => all + windowAt(windows, now).fee, 0),
      )
    }),
    RUNS,
  )
})

test('at every instant the refund is the amount paid so far less the fee', () => {
  const anyHour = fc.integer({ min: -300, max: 48 })
  fc.assert(
    fc.property(
      anyBookedRooms,
      anyHour,
      anyHour,
      fc.nat(100),
      ([rooms, policy, day, zone], hour, charge, part) => {
        const midnight = instantOf(dateOf(day), '00:00', zone)
        const [now, collected] = [midnight + hour * 3_600_000, midnight + charge * 3_600_000]
        for (const room of rooms) {
          const ours = paidToUs(room)
          const first = Math.floor((ours * part) / 100)
          const fees = feesOf(deadlinesOf(policy, dateOf(day), zone), room)
          const windows = windowsOf(fees, { now: first, later: ours - first, collected })
          const { fee, rest, refund } = windowAt(windows, now)
          const paid = now < collected ? first : ours
          assert.equal(refund, Math.max(0, paid - fee))
          assert.ok(refund <= rest)
          assert.equal(fee, windowAt(fees, now).fee)
        }
      },
    ),
    RUNS,
  )
})
