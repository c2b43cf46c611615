import { randomUUID } from 'node:crypto'
import type { Actor } from '#domain/actor.ts'
import { pointsExpire } from '#domain/loyalty/points.ts'
import { balanceOf, earnPoints, spendPoints } from '#domain/loyalty/points-lots.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Instant } from '#domain/time/zone-time.ts'
import { type Db, transaction } from '../db/database.ts'
import { postTransfer } from '../ledger/post-transfer.ts'
import { counterAccounts, entriesFor, pointsDate, readLockedLots } from './points-account.ts'

type Correction = { guestId: string; points: number; reason: string; by: Actor; now: Instant }

/** Staff credits or debits points as a new entry with a reason; never below zero. */
export function correctPoints(db: Db, { guestId, points, reason, by, now }: Correction) {
  const today = pointsDate(now)
  return transaction(db, async (tx) => {
    const lots = await readLockedLots(tx, guestId)
    const taken = points < 0 ? spendPoints(lots, 0 - points, today) : null
    if (taken && !taken.ok) return refuse('points_not_enough' as const)
    const rows = taken
      ? taken.value.map((lot) => ({ ...lot, points: 0 - lot.points }))
      : earnPoints(lots, { expires: pointsExpire(today), points }, today)
    await postTransfer(tx, {
      key: `points:corrected:${randomUUID()}`,
      book: 'points',
      kind: 'corrected',
      note: reason,
      by,
      at: now,
      entries: entriesFor(guestId, rows, counterAccounts.corrected),
    })
    return ok(balanceOf(lots, today) + points)
  })
}
