import type { Id } from '#domain/id.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { Db } from '../../db/database.ts'
import type { OrderRow } from '../order-row.ts'
import { orderColumns } from '../store.ts'

export async function findIdByNumber(db: Db, number: string): Promise<Id | null> {
  const [row] = await db<{ id: Id }[]>`select id from orders where number = ${number}`
  return row?.id ?? null
}

/** State and check-in of an order, by its number. */
export async function readCheckIn(db: Db, number: string) {
  const [row] = await db<{ state: OrderState; checkIn: number }[]>`
    select state, (extract(epoch from check_in_at) * 1000)::float8 as "checkIn" from orders where number = ${number}`
  return row ?? null
}

export const readNumbers = (db: Db, ids: readonly Id[]) => db<{ id: Id; number: string }[]>`
  select id, number from orders where id = any(${[...ids]})`

/** Orders that touch a day at a hotel: arriving, staying over, or departing. */
export const readOrdersOfDay = (db: Db, { hotelId, date }: { hotelId: Id; date: string }) => db<OrderRow[]>`
  select ${orderColumns(db)} from orders
  where hotel_id = ${hotelId} and arrival <= ${date} and departure >= ${date}
    and state in ('confirmed', 'payment_review', 'staying', 'completed') and not not_arrived
  order by arrival, id limit 2000`
