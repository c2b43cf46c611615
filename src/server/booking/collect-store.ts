import type { Id } from '#domain/id.ts'
import type { Db } from '../db/database.ts'

/** Confirmed orders whose rest is due by then. */
export async function findCollectable(db: Db, by: number): Promise<Id[]> {
  const rows = await db<{ id: Id }[]>`
    select id from orders where state = 'confirmed' and collect_at <= ${new Date(by)} order by collect_at limit 5000`
  return rows.map(({ id }) => id)
}
