import type { Id } from '#domain/id.ts'
import type { Db } from '../db/database.ts'
import { readNamesOf } from './desk-store.ts'
import { accountOf } from './present.ts'

/** The name by which staff knows a guest: the name of the profile, else the account. */
export async function namesOfGuests(db: Db, ids: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
  if (ids.length === 0) return new Map()
  const rows = await readNamesOf(db, [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, row.name || accountOf(row)]))
}
