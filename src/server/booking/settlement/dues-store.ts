import type { Id } from '#domain/id.ts'
import { type Due, dueAmount, type NewDue } from '#domain/order/order-dues.ts'
import type { Db, Tx } from '../../db/database.ts'
import { nextRows, type RowPage } from '../../jobs/failed-rows.ts'
import { hotelOfOrder } from '../order-directory-store.ts'

const moment = (ms: number | null) => (ms === null ? null : new Date(ms))

export async function insertDues(
  tx: Tx,
  { orderId, currency }: { orderId: Id; currency: string },
  dues: readonly NewDue[],
): Promise<Id[]> {
  if (dues.length === 0) return []
  const hotelId = await hotelOfOrder(tx, orderId)
  const rows = await tx<{ id: Id }[]>`
    insert into order_dues ${tx(
      dues.map((due) => ({
        order_id: orderId,
        hotel_id: hotelId,
        kind: due.kind,
        shares: [...due.shares],
        amount: dueAmount(due),
        currency,
        due_at: moment(due.dueAt),
        state: due.state,
        payment_id: due.paymentId,
      })),
    )} returning id`
  return rows.map(({ id }) => id)
}

export const writeDue = async (tx: Tx, orderId: Id, due: Due, now: number) => tx`
  update order_dues set kind = ${due.kind}, shares = ${[...due.shares]}, amount = ${dueAmount(due)},
    due_at = ${moment(due.dueAt)}, state = ${due.state}, payment_id = ${due.paymentId},
    settled_at = ${due.state === 'paid' ? new Date(now) : null}
  where id = ${due.id} and order_id = ${orderId} and hotel_id = ${await hotelOfOrder(tx, orderId)}`

/** Confirmed orders that have a matching due. */
async function findConfirmed(db: Db, page: RowPage, due: ReturnType<Db>): Promise<Id[]> {
  const rows = await db<{ id: Id }[]>`
    select id from orders
    where state = 'confirmed' and exists (select from order_dues where order_id = orders.id and ${due})
      and ${nextRows(db, page)}`
  return rows.map(({ id }) => id)
}

/** Confirmed orders whose hold is due for capture. */
export const findCapturable = (db: Db, now: number, page: RowPage) =>
  findConfirmed(db, page, db`order_dues.state = 'held' and due_at <= ${new Date(now)}`)

/** Confirmed orders before check-in with an overdue balance. */
export const findOverdue = (db: Db, now: number, page: RowPage) =>
  findConfirmed(
    db,
    page,
    db`order_dues.state = 'open' and kind <> 'change' and due_at <= ${new Date(now)} and check_in_at > ${new Date(now)}`,
  )

/** Confirmed orders with a future balance and no reminder since the last of these times before it is due. */
export const findUnreminded = (db: Db, now: number, before: readonly number[], page: RowPage) =>
  findConfirmed(
    db,
    page,
    db`order_dues.state = 'open' and kind <> 'change'
      and due_at > ${new Date(now)} and due_at <= ${new Date(now + Math.max(...before))}
      and coalesce(reminded_at, '-infinity') < (
        select max(due_at - make_interval(secs => lead / 1000)) from unnest(${[...before]}::float8[]) as lead
        where due_at - make_interval(secs => lead / 1000) <= ${new Date(now)})`,
  )

type DueKey = { readonly id: Id; readonly orderId: Id }

export const writeReminded = async (tx: Tx, { id, orderId }: DueKey, now: number) => tx`
  update order_dues set reminded_at = ${new Date(now)}
  where id = ${id} and order_id = ${orderId} and hotel_id = ${await hotelOfOrder(tx, orderId)}`

export type DueSums = {
  readonly orderId: Id
  readonly paid: number
  readonly held: number
  readonly capturing: boolean
  readonly isSummed: boolean
  readonly isSettledElsewhere: boolean
}

/** Sums of the paid and held dues of each order, paged by order id. */
export const readDueSums = (db: Db, { after, limit }: { after: Id; limit: number }) => db<DueSums[]>`
  select order_id as "orderId",
    coalesce(sum(amount) filter (where state in ('paid', 'capturing')), 0)::float8 as paid,
    coalesce(sum(amount) filter (where state = 'held'), 0)::float8 as held,
    bool_or(state = 'capturing') as capturing,
    bool_or(state in ('paid', 'held') and payment_id is null) as "isSettledElsewhere",
    bool_and(amount = (select coalesce(sum(share), 0) from unnest(shares) as share)) as "isSummed"
  from order_dues where order_id > ${after}
  group by order_id order by order_id limit ${limit}`
