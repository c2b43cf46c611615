import type { Id } from '#domain/id.ts'
import type { Db } from '../db/database.ts'
import { nextRows, type RowPage } from '../jobs/failed-rows.ts'

/** Confirmed orders whose rest is due by then. */
export async function findCollectable(db: Db, by: number, page: RowPage): Promise<Id[]> {
  const rows = await db<{ id: Id }[]>`
    select id from orders where state = 'confirmed' and collect_at <= ${new Date(by)}
      and ${nextRows(db, page)}`
  return rows.map(({ id }) => id)
}
