import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'

export type ViewRow = { readonly id: Id; readonly name: string; readonly query: string }

export const readViews = (db: Db, staffId: Id) => db<ViewRow[]>`
  select id, name, query from staff_views where staff_id = ${staffId} order by id limit 100`

/** Locks the member, so that parallel requests cannot exceed the limit. */
export const lockViews = (tx: Tx, staffId: Id) => tx`select from staff where id = ${staffId} for update`

type Saved = { staffId: Id; name: string; query: string; now: number }

export async function putView(tx: Tx, { staffId, name, query, now }: Saved) {
  await tx`
    insert into staff_views (staff_id, name, query, saved_at)
    values (${staffId}, ${name}, ${query}, ${new Date(now)})
    on conflict (staff_id, name) do update set query = excluded.query, saved_at = excluded.saved_at`
}

export async function writeView(tx: Tx, id: Id, { staffId, name, query, now }: Saved) {
  await tx`
    update staff_views set name = ${name}, query = ${query}, saved_at = ${new Date(now)}
    where id = ${id} and staff_id = ${staffId}`
}

export async function deleteView(tx: Tx, id: Id, staffId: Id) {
  await tx`delete from staff_views where id = ${id} and staff_id = ${staffId}`
}
