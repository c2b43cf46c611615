import { lotsOf, type PointsLot } from '#domain/loyalty/points-lots.ts'
import { dateIn, type Instant } from '#domain/time/zone-time.ts'
import type { Db, Tx } from '../db/database.ts'
import { type EntryRow, readAccount, readAccountLocked } from '../ledger/read-account.ts'
import type { LedgerEntry } from '../ledger/transfer.ts'

export const accountPrefix = 'points:guest:'
export const accountOfGuest = (guestId: string) => `${accountPrefix}${guestId}`

/** The other side of each kind of movement. */
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

/** For whoever is about to change them: others who are wait until the transaction ends. */
export const readLockedLots = async (tx: Tx, guestId: string): Promise<PointsLot[]> =>
  lotsIn(await readAccountLocked(tx, accountOfGuest(guestId)))

export const lotsIn = (rows: readonly EntryRow[]): PointsLot[] =>
  lotsOf(rows.map(({ expires, amount }) => ({ expires: expires!, points: amount })))

/** The guest's lots change by these points, and one account of ours by as many the other way. */
export function entriesFor(guestId: string, lots: readonly PointsLot[], counter: string): LedgerEntry[] {
  const account = accountOfGuest(guestId)
  return [
    ...lots.map(({ expires, points }) => ({ account, unit: 'POINTS', amount: points, expires })),
    { account: counter, unit: 'POINTS', amount: 0 - lots.reduce((sum, { points }) => sum + points, 0) },
  ]
}
