import {
  movementsOf,
  type PointsKind,
  type PointsMovement,
  type PointsRow,
} from '#domain/loyalty/points-statement.ts'
import type { Db } from '../db/database.ts'
import { type EntryRow, readAccount } from '../ledger/read-account.ts'
import { accountOfGuest, pointsDate } from './points-account.ts'

/** The guest's term for each kind of transfer. */
const kinds: Readonly<Record<string, PointsKind>> = {
  granted: 'earned',
  spent: 'spent',
  returned: 'returned',
  reversed: 'reversed',
  expired: 'expired',
  corrected: 'adjusted',
}

export const rowsIn = (entries: readonly EntryRow[]): PointsRow[] =>
  entries.map(({ transfer, kind, orderId, note, at, amount, expires }) => ({
    transfer,
    kind: kinds[kind] ?? 'adjusted',
    orderId,
    note,
    at: new Date(at).toISOString(),
    on: pointsDate(Date.parse(at)),
    points: amount,
    expires: expires!,
  }))

/** Every movement of a guest's points, newest first. */
export const readMovements = async (db: Db, guestId: string): Promise<PointsMovement[]> =>
  movementsOf(rowsIn(await readAccount(db, accountOfGuest(guestId))))
