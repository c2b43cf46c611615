import type { Id } from '#domain/id.ts'
import type { Db } from '../db/database.ts'

export const readTaken = (db: Db) => db<{ key: string; id: Id; name: string }[]>`
  select key, staff_id as id, staff_name as name from desk_entries_taken limit 1000`

/** Assigns an entry to one person; false if a colleague was faster. */
export async function takeEntry(
  db: Db,
  { key, staffId, name, now }: { key: string; staffId: Id; name: string; now: number },
): Promise<boolean> {
  const rows = await db`
    insert into desk_entries_taken (key, staff_id, staff_name, taken_at)
    values (${key}, ${staffId}, ${name}, ${new Date(now)})
    on conflict (key) do update set taken_at = excluded.taken_at where desk_entries_taken.staff_id = ${staffId}
    returning key`
  await db`delete from desk_entries_taken where taken_at < ${new Date(now - 86_400_000)}`
  return rows.length > 0
}

export async function leaveEntry(db: Db, { key, staffId }: { key: string; staffId: Id }) {
  await db`delete from desk_entries_taken where key = ${key} and staff_id = ${staffId}`
}
