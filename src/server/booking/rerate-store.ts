import type { FrozenOrder } from '#domain/frozen-order.ts'
import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'
import { nextRows, type RowPage } from '../jobs/failed-rows.ts'

/** Confirmed orders before check-in; the rules say which of them may still be cancelled free of charge. */
export async function findRepriceable(db: Db, now: number, page: RowPage): Promise<Id[]> {
  const rows = await db<{ id: Id }[]>`
    select id from orders where state = 'confirmed' and check_in_at > ${new Date(now)} and ${nextRows(db, page)}`
  return rows.map(({ id }) => id)
}

export const writeOffer = (tx: Tx, id: Id, offer: { total: number; saving: number } | null) => tx`
  update orders set rerate = ${offer && tx.json(offer)}, version = version + 1 where id = ${id}`

export const writeRerate = (
  tx: Tx,
  { id, frozen, total }: { id: Id; frozen: FrozenOrder; total: number },
) => tx`
  update orders set frozen = ${tx.json(frozen as never)}, total = ${total}, rerate = null, version = version + 1,
    collect_at = ${frozen.collected === null ? null : new Date(frozen.collected)}
  where id = ${id}`
