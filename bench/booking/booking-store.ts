import type { Db } from '#server/db/database.ts'

/** Numbered guests, and enough rooms for every booking of a run. */
export async function prepare(db: Db, guests: number) {
  await db`
    insert into accounts (id, email, lang, created_at) overriding system value
    select n, 'guest' || n || '@example.com', 'en', now() from generate_series(1, ${guests}) n`
  await db`delete from restrictions`
  await db`delete from inventory_nights`
  await db`update room_types set units = 10000000`
  // Order ids that occur nowhere else in the statement log.
  await db`alter table orders alter column id restart with 500000001`
}

export const logStatements = (db: Db, isOn: boolean) =>
  isOn
    ? db`alter database lodestar set log_statement = 'all'`
    : db`alter database lodestar reset log_statement`

export async function identityOf(db: Db, order: string) {
  const [row] = await db<{ number: string; quote: string }[]>`
    select number, quote_id as quote from orders where id = ${order}`
  return row!
}

export async function countOrders(db: Db): Promise<number> {
  const [row] = await db<[{ n: number }]>`select count(*)::int as n from orders`
  return row.n
}

export async function hotelIds(db: Db): Promise<string[]> {
  const rows = await db<{ id: string }[]>`select id from hotels order by id limit 2000`
  return rows.map(({ id }) => id)
}
