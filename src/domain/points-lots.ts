import type { PlainDate } from './plain-date.ts'
import type { Result } from './result.ts'
import { ok, refuse } from './result.ts'

/**
 * Points that expire together. The ledger's rows carry the date of the lot they change: a grant opens it, spending
 * and reversing take from it, a return gives back to it, so a returned point lives no longer than it would have.
 */
export interface PointsLot {
  readonly expires: PlainDate
  readonly points: number
}

/** Sums the rows of a ledger into lots, the first to expire first. */
export function lotsOf(rows: readonly PointsLot[]): PointsLot[] {
  const sums = new Map<PlainDate, number>()
  for (const { expires, points } of rows) sums.set(expires, (sums.get(expires) ?? 0) + points)
  return [...sums]
    .map(([expires, points]) => ({ expires, points }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => (a.expires < b.expires ? -1 : 1))
}

/** What may be spent. A lot that was reversed below zero is a debt, and debts do not expire. */
export function balanceOf(lots: readonly PointsLot[], today: PlainDate): number {
  return lots.filter((lot) => isLive(lot, today)).reduce((sum, lot) => sum + lot.points, 0)
}

/** Which lots the points are taken from: those that expire first. */
export function spendPoints(
  lots: readonly PointsLot[],
  points: number,
  today: PlainDate,
): Result<PointsLot[], 'points_not_enough'> {
  if (points > balanceOf(lots, today)) return refuse('points_not_enough')
  const taken: PointsLot[] = []
  let left = points
  for (const { expires, points: held } of lots) {
    const part = held > 0 && today < expires ? Math.min(held, left) : 0
    if (part > 0) taken.push({ expires, points: part })
    left -= part
  }
  return ok(taken)
}

/** Lots that are gone on `until` or before, if they are not spent. */
export function expiringBy(lots: readonly PointsLot[], today: PlainDate, until: PlainDate): PointsLot[] {
  return lots.filter(({ expires, points }) => points > 0 && today < expires && expires <= until)
}

function isLive({ expires, points }: PointsLot, today: PlainDate): boolean {
  return points < 0 || today < expires
}
