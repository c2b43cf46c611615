import type { Id } from '#domain/id.ts'
import type { Db } from '../db/database.ts'

export const readTaken = (db: Db) => db<{ key: string; id: Id; name: string }[]>`
  select key, staff_id as id, staff_name as name from desk_entries_taken limit 1000`

/** Assigns an entry to one person; `held` if it was theirs before, null if a colleague was faster. */
export async function takeEntry(
  db: Db,
  { key, staffId, name, now }: { key: string; staffId: Id; name: string; now: number },
): Promise<'taken' | 'held' | null> {
  const [row] = await db<{ isNew: boolean }[]>`
    insert into desk_entries_taken (key, staff_id, staff_name, taken_at)
    values (${key}, ${staffId}, ${name}, ${new Date(now)})
    on conflict (key) do update set taken_at = excluded.taken_at where desk_entries_taken.staff_id = ${staffId}
    returning xmax = 0 as "isNew"`
  await db`delete from desk_entries_taken where taken_at < ${new Date(now - 86_400_000)}`
  return row ? (row.isNew ? 'taken' : 'held') : null
}

/** False if it was not theirs. */
export async function leaveEntry(db: Db, { key, staffId }: { key: string; staffId: Id }): Promise<boolean> {
  const rows = await db`
    delete from desk_entries_taken where key = ${key} and staff_id = ${staffId} returning key`
  return rows.length > 0
}
