import { byJob } from '#domain/actor.ts'
import { balanceOf, spendPoints as lotsToSpend, type PointsLot } from '#domain/loyalty/points-lots.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Instant } from '#domain/time/zone-time.ts'
import type { Tx } from '../db/database.ts'
import { postTransfer } from '../ledger/post-transfer.ts'
import { readAccountLocked } from '../ledger/read-account.ts'
import {
  accountOfGuest,
  counterAccounts,
  entriesFor,
  lotsIn,
  pointsDate,
  readLockedLots,
} from './points-account.ts'

type Spending = { guestId: string; orderId: string; points: number; now: Instant }

/** The spendable balance; locked until the transaction ends. */
export const balanceForSpending = async (tx: Tx, { guestId, now }: Pick<Spending, 'guestId' | 'now'>) =>
  balanceOf(await readLockedLots(tx, guestId), pointsDate(now))

/**
 * Pays a part of an order, oldest points first; concurrent requests cannot spend the same points. `again` numbers
 * repeated spending: an order that returned its points may be paid after all.
 */
export async function spendPoints(
  tx: Tx,
  { guestId, orderId, points, now, again = 0 }: Spending & { again?: number },
) {
  if (points === 0) return ok(0)
  const lots = await readLockedLots(tx, guestId)
  const taken = lotsToSpend(lots, points, pointsDate(now))
  if (!taken.ok) return refuse('points_invalid')
  await postTransfer(tx, {
    key: `points:spent:${orderId}${again > 0 ? `:${again}` : ''}`,
    book: 'points',
    kind: 'spent',
    orderId,
    by: { kind: 'guest', id: guestId },
    at: now,
    entries: entriesFor(guestId, negative(taken.value), counterAccounts.spent),
  })
  return ok(points)
}

type Returning = Spending & { key: string }

/** Returns points that paid for an order, never more than it still holds, each with its old expiry. */
export async function returnPoints(tx: Tx, { guestId, orderId, points, now, key }: Returning) {
  const rows = await readAccountLocked(tx, accountOfGuest(guestId))
  const ofOrder = rows.filter((row) => row.orderId === orderId && ['spent', 'returned'].includes(row.kind))
  const returned = fromLatest(negative(lotsIn(ofOrder)), points)
  await postTransfer(tx, {
    key: `points:returned:${key}`,
    book: 'points',
    kind: 'returned',
    orderId,
    by: byJob('refund'),
    at: now,
    entries: entriesFor(guestId, returned, counterAccounts.spent),
  })
  return returned.reduce((sum, lot) => sum + lot.points, 0)
}

/** Points that expire last are worth most to the guest, so they are returned first. */
function fromLatest(lots: readonly PointsLot[], points: number): PointsLot[] {
  let left = points
  return lots.toReversed().flatMap((lot) => {
    const part = Math.min(lot.points, left)
    left -= part
    return part > 0 ? [{ expires: lot.expires, points: part }] : []
  })
}

const negative = (lots: readonly PointsLot[]): PointsLot[] =>
  lots.map(({ expires, points }) => ({ expires, points: 0 - points }))
