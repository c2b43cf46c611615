import { pointsExpire } from '#domain/points.ts'
import { settleDebt } from '#domain/points-lots.ts'
import type { Instant } from '#domain/zone-time.ts'
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

type Granting = { guestId: string; orderId: string; points: number; now: Instant }

/** At check-out, once for an order. */
export async function grantPoints(tx: Tx, { guestId, orderId, points, now }: Granting) {
  const lot = { expires: pointsExpire(pointsDate(now)), points }
  await postTransfer(tx, {
    key: `points:granted:${orderId}`,
    book: 'points',
    kind: 'granted',
    orderId,
    at: now,
    entries: entriesFor(guestId, [lot], counterAccounts.granted),
  })
  await settle(tx, { guestId, key: orderId, now })
}

/** Points in hand answer for a debt, so that their expiry does not bring it back. */
async function settle(tx: Tx, { guestId, key, now }: { guestId: string; key: string; now: Instant }) {
  const moved = settleDebt(await readLockedLots(tx, guestId), pointsDate(now))
  await postTransfer(tx, {
    key: `points:settled:${key}`,
    book: 'points',
    kind: 'settled',
    at: now,
    entries: entriesFor(guestId, moved, counterAccounts.granted),
  })
}

type Reversing = Granting & { key: string }

/** Takes back what was granted for money that has been refunded since, into debt if it was spent. */
export async function reversePoints(tx: Tx, { guestId, orderId, points, now, key }: Reversing) {
  const rows = await readAccountLocked(tx, accountOfGuest(guestId))
  const granted = lotsIn(
    rows.filter((row) => row.orderId === orderId && ['granted', 'reversed'].includes(row.kind)),
  )
  const lot = granted.find((one) => one.points > 0)
  if (!lot) return 0
  const taken = Math.min(points, lot.points)
  await postTransfer(tx, {
    key: `points:reversed:${key}`,
    book: 'points',
    kind: 'reversed',
    orderId,
    at: now,
    entries: entriesFor(guestId, [{ expires: lot.expires, points: 0 - taken }], counterAccounts.granted),
  })
  await settle(tx, { guestId, key: `reversed:${key}`, now })
  return taken
}
