import type { Actor } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import { pointsExpire } from '#domain/loyalty/points.ts'
import { earnPoints } from '#domain/loyalty/points-lots.ts'
import type { Instant } from '#domain/time/zone-time.ts'
import type { Tx } from '../db/database.ts'
import { postTransfer } from '../ledger/post-transfer.ts'
import { counterAccounts, entriesFor, pointsDate, readLockedLots } from './points-account.ts'

type Credit = { guestId: Id; orderId: Id; points: number; key: string; note: string; by: Actor; now: Instant }

/** Points credited by a decision of staff, in its transaction; the note gives the reason. */
export async function creditPoints(tx: Tx, { guestId, orderId, points, key, note, by, now }: Credit) {
  const today = pointsDate(now)
  const lots = await readLockedLots(tx, guestId)
  await postTransfer(tx, {
    key: `points:corrected:${key}`,
    book: 'points',
    kind: 'corrected',
    orderId,
    note,
    by,
    at: now,
    entries: entriesFor(
      guestId,
      earnPoints(lots, { expires: pointsExpire(today), points }, today),
      counterAccounts.corrected,
    ),
  })
}
