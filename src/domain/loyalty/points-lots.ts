import type { Result } from '../result.ts'
import { ok, refuse } from '../result.ts'
import type { PlainDate } from '../time/plain-date.ts'

/**
 * Points that expire together. The ledger's rows carry the expiry date of the lot they change: a grant opens
 * it, spending and reversal reduce it, a return refills it. Returned points keep their original expiry.
 */
export interface PointsLot {
  readonly expires: PlainDate
  readonly points: number
}

/** Sums the rows of a ledger into lots, in order of expiry. */
export function lotsOf(rows: readonly PointsLot[]): PointsLot[] {
  const sums = new Map<PlainDate, number>()
  for (const { expires, points } of rows) sums.set(expires, (sums.get(expires) ?? 0) + points)
  return [...sums]
    .map(([expires, points]) => ({ expires, points }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => (a.expires < b.expires ? -1 : 1))
}

/** The points that may be spent. A lot that was reversed below zero is a debt, and debts do not expire. */
export function balanceOf(lots: readonly PointsLot[], today: PlainDate): number {
  return lots.filter((lot) => isLive(lot, today)).reduce((sum, lot) => sum + lot.points, 0)
}

/** Rows for earned points; they settle a debt first. */
export function earnPoints(lots: readonly PointsLot[], grant: PointsLot, today: PlainDate): PointsLot[] {
  return [grant, ...settleDebt(lotsOf([...lots, grant]), today)]
}

/**
 * Rows for points whose payment was refunded. If they were spent already, other points are taken, or a debt
 * remains.
 */
export function reversePoints(
  lots: readonly PointsLot[],
  { expires, points }: PointsLot,
  today: PlainDate,
): PointsLot[] {
  const reversal = { expires, points: 0 - points }
  return [reversal, ...settleDebt(lotsOf([...lots, reversal]), today)]
}

/** Rows for expired lots. They settle a debt first; the rest expires. */
export function expirePoints(lots: readonly PointsLot[], today: PlainDate): PointsLot[] {
  const settled = settleDebt(lots, null)
  const over = lotsOf([...lots, ...settled]).filter(({ expires, points }) => points > 0 && expires <= today)
  return [...settled, ...over.map(({ expires, points }) => ({ expires, points: 0 - points }))]
}

/** Moves points into lots below zero, in order of expiry; null includes lots that expire today. */
function settleDebt(lots: readonly PointsLot[], today: PlainDate | null): PointsLot[] {
  const debts = lots.filter(({ points }) => points < 0)
  const owed = debts.reduce((sum, { points }) => sum - points, 0)
  const usable = lots.filter(({ expires, points }) => points > 0 && (today === null || today < expires))
  const taken = takeFrom(usable, owed)
  const paid = takeFrom(
    debts.map(({ expires, points }) => ({ expires, points: 0 - points })),
    taken.reduce((sum, { points }) => sum + points, 0),
  )
  return [...taken.map(({ expires, points }) => ({ expires, points: 0 - points })), ...paid]
}

/** Selects the lots to spend from, in order of expiry. */
export function spendPoints(
  lots: readonly PointsLot[],
  points: number,
  today: PlainDate,
): Result<PointsLot[], 'points_not_enough'> {
  if (points > balanceOf(lots, today)) return refuse('points_not_enough')
  return ok(
    takeFrom(
      lots.filter((lot) => lot.points > 0 && today < lot.expires),
      points,
    ),
  )
}

/** Takes up to `points` from positive lots, in order; fewer if they hold fewer. */
function takeFrom(lots: readonly PointsLot[], points: number): PointsLot[] {
  const taken: PointsLot[] = []
  let left = points
  for (const { expires, points: held } of lots) {
    const part = Math.min(held, left)
    if (part > 0) taken.push({ expires, points: part })
    left -= part
  }
  return taken
}

/** Unspent lots that expire on `until` or before. */
export function expiringBy(lots: readonly PointsLot[], today: PlainDate, until: PlainDate): PointsLot[] {
  return lots.filter(({ expires, points }) => points > 0 && today < expires && expires <= until)
}

function isLive({ expires, points }: PointsLot, today: PlainDate): boolean {
  return points < 0 || today < expires
}
