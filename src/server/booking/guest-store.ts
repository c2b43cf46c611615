import type { Id } from '#domain/id.ts'
import type { CompletedStay } from '#domain/loyalty/levels.ts'
import type { Bilingual } from '#domain/text/locale.ts'
import type { Db, Tx } from '../db/database.ts'
import { moveEntries } from './order-directory-store.ts'
import type { OrderRow } from './order-row.ts'
import { orderColumns } from './store.ts'

/** A guest with open orders cannot be erased. */
export async function hasOpenOrders(db: Db, guestId: Id): Promise<boolean> {
  const rows = await db`
    select from orders where account_id = ${guestId}
      and state in ('held', 'confirmed', 'staying', 'payment_review') limit 1`
  return rows.length > 0
}

/** Whether a guest has stayed at this hotel, or at any hotel if none is given. */
export async function hasStayed(
  db: Db,
  { guestId, hotelId }: { guestId: Id; hotelId: Id | null },
): Promise<boolean> {
  const rows = await db`
    select from orders where account_id = ${guestId} and state in ('staying', 'completed')
      ${hotelId === null ? db`` : db`and hotel_id = ${hotelId}`} limit 1`
  return rows.length > 0
}

/** Stays that count for a loyalty level. */
export const completedStays = (db: Db, guestId: Id) => db<CompletedStay[]>`
  select departure::text, departure - arrival as nights from orders
  where account_id = ${guestId} and state = 'completed' and departure > current_date - 800 limit 5000`

export const listForExport = (db: Db, guestId: Id) => db`
  select number, state, arrival::text, departure::text, currency, total::float8 as total, contact, wishes,
    snapshot -> 'names' as names, to_json(booked_at) #>> '{}' as "bookedAt",
    (select facts ->> 'consent_abroad' from order_events where order_id = orders.id and kind = 'booked'
      limit 1) as "consentAbroad",
    (select json_build_object('title', title, 'taxNumber', tax_number) from order_bills
      where order_id = orders.id) as bill,
    (select json_agg(json_build_object('first', first_name, 'last', last_name) order by position)
      from order_rooms where order_id = orders.id) as guests
  from current_orders as orders where account_id = ${guestId} order by id limit 10000`

/** Keeps the order for the books and erases the guest's data in it. */
export async function eraseGuestOf(tx: Tx, guestId: Id) {
  await tx`
    update order_rooms set first_name = '', last_name = ''
    where order_id in (select id from orders where account_id = ${guestId})`
  await tx`delete from order_bills where order_id in (select id from orders where account_id = ${guestId})`
  await tx`
    update orders set contact = '{"name": "", "email": "", "phone": ""}', search_text = '', guest_names = '',
      wishes = null, network = ''
    where account_id = ${guestId}`
}

/** Orders of confirmed and current stays. */
export const listLiveOrders = (db: Db, guestId: Id) => db<OrderRow[]>`
  select ${orderColumns(db)} from orders
  where account_id = ${guestId} and state in ('confirmed', 'staying') order by check_out_at, id limit 200`

/** Stays that take place or took place, the latest ones. */
export const listStays = (db: Db, guestId: Id) => db<OrderRow[]>`
  select ${orderColumns(db)} from orders
  where account_id = ${guestId} and state in ('confirmed', 'staying', 'completed')
  order by check_in_at desc, id limit 100`

export const readNames = (db: Db, { guestId, ids }: { guestId: Id; ids: readonly Id[] }) =>
  db<{ id: Id; number: string; hotel: Bilingual }[]>`
    select id, number, snapshot -> 'names' -> 'hotel' as hotel from current_orders as orders
    where account_id = ${guestId} and id = any(${[...ids]})`

/** Gives every order of one account to another one of the same person. */
export async function moveOrders(tx: Tx, from: Id, into: Id) {
  await moveEntries(tx, from, into)
  await tx`update orders set account_id = ${into}, version = version + 1 where account_id = ${from}`
  await tx`update promotion_uses set account_id = ${into} where account_id = ${from}`
}
