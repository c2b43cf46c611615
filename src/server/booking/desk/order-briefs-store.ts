import type { Id } from '#domain/id.ts'
import type { Bilingual } from '#domain/text/locale.ts'
import type { Db } from '../../db/database.ts'
import type { OrderRow } from '../order-row.ts'
import { orderColumns } from '../store.ts'

export type OrderBrief = {
  readonly id: Id
  readonly number: string
  readonly hotel: Bilingual
  readonly hotelId: Id
  readonly arrival: string
  readonly departure: string
}

export const readBriefs = (db: Db, ids: readonly Id[]) => db<OrderBrief[]>`
  select id, number, snapshot -> 'names' -> 'hotel' as hotel, hotel_id as "hotelId", arrival::text, departure::text
  from current_orders where id = any(${[...ids]}::bigint[]) limit 1000`

/** The newest orders of a guest. */
export const readOrdersOfGuest = (db: Db, guestId: Id, limit: number) => db<OrderRow[]>`
  select ${orderColumns(db)} from orders where account_id = ${guestId} order by id desc limit ${limit}`

export async function countOrdersOfGuest(db: Db, guestId: Id): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from orders where account_id = ${guestId}`
  return row!.count
}

export const countByGuest = (db: Db, guestIds: readonly Id[]) => db<{ id: Id; count: number }[]>`
  select account_id as id, count(*)::int as count from orders where account_id = any(${[...guestIds]}::bigint[])
  group by account_id`

/** The account of an order, by its number. */
export async function readOwner(db: Db, number: string): Promise<{ id: Id; account: string } | null> {
  const [row] = await db<{ id: Id; account: string }[]>`
    select accounts.id, coalesce(email, mobile) as account from orders join accounts on accounts.id = account_id
    where number = ${number} and erased_at is null`
  return row ?? null
}

/** Bookings at which the guest agreed that data are processed abroad. */
export const readConsentsAbroad = (db: Db, guestId: Id) => db<{ number: string; at: Date }[]>`
  select number, at from orders join order_events on order_id = orders.id and kind = 'booked'
  where account_id = ${guestId} and facts ->> 'consentAbroad' is not null order by at desc limit 20`
