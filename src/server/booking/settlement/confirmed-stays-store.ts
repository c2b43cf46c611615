import type { Id } from '#domain/id.ts'
import type { Tx } from '../../db/database.ts'

export async function isStayConfirmed(tx: Tx, orderId: Id): Promise<boolean> {
  const rows = await tx`select 1 from orders where id = ${orderId} and stay_confirmed_at is not null`
  return rows.length > 0
}

/** False if it was confirmed before. */
export async function writeStayConfirmed(tx: Tx, orderId: Id, now: number): Promise<boolean> {
  const rows = await tx`
    update orders set stay_confirmed_at = ${new Date(now)}
    where id = ${orderId} and stay_confirmed_at is null returning id`
  return rows.length > 0
}
