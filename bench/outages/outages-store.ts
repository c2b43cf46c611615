import type { Db } from '#server/db/database.ts'

/** The ids that name no order. */
export async function missingOrders(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db<{ id: string }[]>`select id from orders where id = any(${[...ids]}::bigint[])`
  const known = new Set(rows.map(({ id }) => String(id)))
  return ids.filter((id) => !known.has(String(id)))
}
