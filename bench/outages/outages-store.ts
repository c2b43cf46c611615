import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#server/db/database.ts'

/** The ids that name no order. */
export async function missingOrders(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db<{ id: string }[]>`select id from orders where id = any(${[...ids]}::bigint[])`
  const known = new Set(rows.map(({ id }) => String(id)))
  return ids.filter((id) => !known.has(String(id)))
}

/** Number of operations and payments whose outcome is not known. */
export async function countUnsettled(db: Db): Promise<number> {
  const [row] = await db<[{ n: number }]>`
    select ((select count(*) from payment_operations where state in ('planned', 'sent', 'unknown'))
      + (select count(*) from payments where state = 'pending'))::int as n`
  return row.n
}

const MOST_SEGMENTS = 400

/** Uses up the segments of the log that exist; the error of the one that cannot be created, or null. */
export async function switchLog(db: Db): Promise<string | null> {
  try {
    for (let at = 0; at < MOST_SEGMENTS; at++) {
      await db`select pg_logical_emit_message(false, 'outage', 'fills a segment'), pg_switch_wal()`
    }
    return null
  } catch (error) {
    await wait(1_000)
    return (error as Error).message
  }
}
