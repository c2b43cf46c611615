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
  await forgetOld(db, now)
  return row ? (row.isNew ? 'taken' : 'held') : null
}

/** False if it was not theirs. */
export async function leaveEntry(db: Db, { key, staffId }: { key: string; staffId: Id }): Promise<boolean> {
  const rows = await db`
    delete from desk_entries_taken where key = ${key} and staff_id = ${staffId} returning key`
  return rows.length > 0
}

type Assignment = { key: string; staffId: Id; name: string; by: string; now: number }

/** Puts a member in charge, whoever was before. */
export async function assignEntry(db: Db, { key, staffId, name, by, now }: Assignment) {
  await db`
    insert into desk_entries_taken (key, staff_id, staff_name, taken_at, assigned_by)
    values (${key}, ${staffId}, ${name}, ${new Date(now)}, ${by})
    on conflict (key) do update set staff_id = excluded.staff_id, staff_name = excluded.staff_name,
      taken_at = excluded.taken_at, assigned_by = excluded.assigned_by`
  await forgetOld(db, now)
}

export async function releaseEntry(db: Db, key: string) {
  await db`delete from desk_entries_taken where key = ${key}`
}

const day = 86_400_000
/** An entry that was taken is free after a day, one that was assigned after a month. */
async function forgetOld(db: Db, now: number) {
  await db`
    delete from desk_entries_taken
    where taken_at < ${new Date(now - 30 * day)} or (assigned_by is null and taken_at < ${new Date(now - day)})`
}
