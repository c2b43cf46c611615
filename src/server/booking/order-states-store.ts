import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'
import { nextRows, type RowPage } from '../jobs/failed-rows.ts'
import { hotelOfOrder } from './order-directory-store.ts'

/** Excludes orders that wait for money, so that the job does not read them each time. */
const moneyIsDue = (db: Db) => db`
  exists (select from order_dues where order_id = orders.id and order_dues.state in ('open', 'held', 'capturing'))`

/** Confirmed orders whose arrival date has passed in the hotel's time zone. */
export async function findArrived(db: Db, now: number, page: RowPage): Promise<Id[]> {
  const rows = await db<{ id: Id }[]>`
    select id from current_orders as orders
    where state = 'confirmed' and check_in_at <= ${new Date(now)}
      and (${new Date(now)}::timestamptz at time zone (snapshot ->> 'zone'))::date > arrival
      and (not_arrived or not ${moneyIsDue(db)})
      and ${nextRows(db, page)}`
  return rows.map(({ id }) => id)
}

export async function findDeparted(db: Db, now: number, page: RowPage): Promise<Id[]> {
  const rows = await db<{ id: Id }[]>`
    select id from current_orders as orders where state = 'staying' and check_out_at <= ${new Date(now)}
      and not ${moneyIsDue(db)}
      and ${nextRows(db, page)}`
  return rows.map(({ id }) => id)
}

/** Records a no-show; false unless the order is confirmed. */
export async function markNotArrived(db: Db, number: string): Promise<boolean> {
  const rows = await db`
    update orders set not_arrived = true where number = ${number} and state = 'confirmed' returning id`
  return rows.length > 0
}

/** Marks an arrival or undoes it. An arrival replaces an earlier report of a no-show. */
export const writeArrived = async (tx: Tx, id: Id, arrivedAt: number | null) => tx`
  update orders set arrived_at = ${arrivedAt === null ? null : new Date(arrivedAt)},
    not_arrived = ${arrivedAt === null ? tx`not_arrived` : false}, version = version + 1
  where id = ${id} and hotel_id = ${await hotelOfOrder(tx, id)}`

/** Confirmed orders that begin within two days and were booked earlier, without their mail. */
export async function findArriving(db: Db, now: number, page: RowPage): Promise<Id[]> {
  const soon = new Date(now + 2 * 86_400_000)
  const rows = await db<{ id: Id }[]>`
    select id from orders where state = 'confirmed' and check_in_at between ${new Date(now)} and ${soon}
      and booked_at < check_in_at - interval '2 days' and told_before_arrival_at is null and ${nextRows(db, page)}`
  return rows.map(({ id }) => id)
}

export const markTold = async (tx: Tx, id: Id, now: number) => tx`
  update orders set told_before_arrival_at = ${new Date(now)}
  where id = ${id} and hotel_id = ${await hotelOfOrder(tx, id)}`

export async function isStayConfirmed(tx: Tx, orderId: Id): Promise<boolean> {
  const rows = await tx`
    select 1 from orders
    where id = ${orderId} and hotel_id = ${await hotelOfOrder(tx, orderId)} and stay_confirmed_at is not null`
  return rows.length > 0
}

/** False if it was confirmed before. */
export async function writeStayConfirmed(tx: Tx, orderId: Id, now: number): Promise<boolean> {
  const rows = await tx`
    update orders set stay_confirmed_at = ${new Date(now)}
    where id = ${orderId} and hotel_id = ${await hotelOfOrder(tx, orderId)} and stay_confirmed_at is null
    returning id`
  return rows.length > 0
}
