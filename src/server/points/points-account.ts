import { lotsOf, type PointsLot } from '#domain/loyalty/points-lots.ts'
import { dateIn, type Instant } from '#domain/time/zone-time.ts'
import type { Db, Tx } from '../db/database.ts'
import { type EntryRow, readAccount, readAccountLocked } from '../ledger/read-account.ts'
import type { LedgerEntry } from '../ledger/transfer.ts'

export const accountPrefix = 'points:guest:'
export const accountOfGuest = (guestId: string) => `${accountPrefix}${guestId}`

/** The counter account of each kind of movement. */
export const counterAccounts = {
  granted: 'points:granted',
  spent: 'points:spent',
  expired: 'points:expired',
  corrected: 'points:corrected',
} as const

/** Points are counted in CNY, and their dates are China's. */
export const pointsDate = (now: Instant) => dateIn('Asia/Shanghai', now)

export const readLots = async (db: Db, guestId: string): Promise<PointsLot[]> =>
  lotsIn(await readAccount(db, accountOfGuest(guestId)))

/** Locks the account until the transaction ends. */
export const readLockedLots = async (tx: Tx, guestId: string): Promise<PointsLot[]> =>
  lotsIn(await readAccountLocked(tx, accountOfGuest(guestId)))

export const lotsIn = (rows: readonly EntryRow[]): PointsLot[] =>
  lotsOf(rows.map(({ expires, amount }) => ({ expires: expires!, points: amount })))

/** Entries for the guest's lots, and the opposite sum for one account of ours. */
export function entriesFor(guestId: string, lots: readonly PointsLot[], counter: string): LedgerEntry[] {
  const account = accountOfGuest(guestId)
  return [
    ...lots.map(({ expires, points }) => ({ account, unit: 'POINTS', amount: points, expires })),
    { account: counter, unit: 'POINTS', amount: 0 - lots.reduce((sum, { points }) => sum + points, 0) },
  ]
}
