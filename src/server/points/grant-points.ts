import { byJob } from '#domain/actor.ts'
import { pointsExpire } from '#domain/loyalty/points.ts'
import {
  earnPoints,
  expirePoints as lotsToExpire,
  reversePoints as lotsToReverse,
} from '#domain/loyalty/points-lots.ts'
import type { Instant } from '#domain/time/zone-time.ts'
import { type Pool, type Tx, transaction } from '../db/database.ts'
import { postTransfer } from '../ledger/post-transfer.ts'
import { findExpired, readAccountLocked } from '../ledger/read-account.ts'
import {
  accountOfGuest,
  accountPrefix,
  counterAccounts,
  entriesFor,
  lotsIn,
  pointsDate,
  readLockedLots,
} from './points-account.ts'

type Granting = { guestId: string; orderId: string; points: number; now: Instant }

/** At check-out, once for an order; a debt is settled from it at once. */
export async function grantPoints(tx: Tx, { guestId, orderId, points, now }: Granting) {
  if (points === 0) return
  const today = pointsDate(now)
  const lots = await readLockedLots(tx, guestId)
  await postTransfer(tx, {
    key: `points:granted:${orderId}`,
    book: 'points',
    kind: 'granted',
    orderId,
    by: byJob('complete_stays'),
    at: now,
    entries: entriesFor(
      guestId,
      earnPoints(lots, { expires: pointsExpire(today), points }, today),
      counterAccounts.granted,
    ),
  })
}

type Reversing = Granting & { key: string }

/** Takes back points granted for money that was refunded since, into debt if they were spent. */
export async function reversePoints(tx: Tx, { guestId, orderId, points, now, key }: Reversing) {
  const rows = await readAccountLocked(tx, accountOfGuest(guestId))
  const ofOrder = rows.filter((row) => row.orderId === orderId)
  const granted = ofOrder.find(({ kind, amount }) => kind === 'granted' && amount > 0)
  if (!granted) return 0
  const before = ofOrder.filter(
    ({ kind, amount, expires }) => kind === 'reversed' && amount < 0 && expires === granted.expires,
  )
  const left = granted.amount + before.reduce((sum, { amount }) => sum + amount, 0)
  const taken = Math.min(points, Math.max(0, left))
  if (taken === 0) return 0
  await postTransfer(tx, {
    key: `points:reversed:${key}`,
    book: 'points',
    kind: 'reversed',
    orderId,
    by: byJob('refund'),
    at: now,
    entries: entriesFor(
      guestId,
      lotsToReverse(lotsIn(rows), { expires: granted.expires!, points: taken }, pointsDate(now)),
      counterAccounts.granted,
    ),
  })
  return taken
}

/** Expires points account by account; idempotent. */
export async function expirePoints(db: Pool, now: Instant) {
  const today = pointsDate(now)
  for (const account of await findExpired(db, { prefix: accountPrefix, today })) {
    const guestId = account.slice(accountPrefix.length)
    await transaction(db, async (tx) => {
      const rows = lotsToExpire(await readLockedLots(tx, guestId), today)
      await postTransfer(tx, {
        key: `points:expired:${guestId}:${today}`,
        book: 'points',
        kind: 'expired',
        by: byJob('expire_points'),
        at: now,
        entries: entriesFor(guestId, rows, counterAccounts.expired),
      })
    })
  }
}
