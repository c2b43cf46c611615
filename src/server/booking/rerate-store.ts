import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'
import { nextRows, type RowPage } from '../jobs/failed-rows.ts'
import { hotelOfOrder } from './order-directory-store.ts'
import { insertRevision, type NewRevision } from './store.ts'

/** Confirmed orders before check-in; the rules decide which can still be cancelled free of charge. */
export async function findRepriceable(db: Db, now: number, page: RowPage): Promise<Id[]> {
  const rows = await db<{ id: Id }[]>`
    select id from orders where state = 'confirmed' and check_in_at > ${new Date(now)} and ${nextRows(db, page)}`
  return rows.map(({ id }) => id)
}

export const writeOffer = async (tx: Tx, id: Id, offer: { total: number; saving: number } | null) => tx`
  update orders set rerate = ${offer && tx.json(offer)}, version = version + 1
  where id = ${id} and hotel_id = ${await hotelOfOrder(tx, id)}`

/** Makes a new revision the current one; earlier ones remain. */
export async function writeRerate(tx: Tx, revision: Omit<NewRevision, 'kind'>) {
  const { orderId, n, total, snapshot } = revision
  await insertRevision(tx, { ...revision, kind: 'rerated' })
  await tx`
    update orders set revision = ${n}, total = ${total}, rerate = null, version = version + 1
    where id = ${orderId} and hotel_id = ${snapshot.product.hotel}`
}
