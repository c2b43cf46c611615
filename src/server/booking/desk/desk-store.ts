import type { Id } from '#domain/id.ts'
import { type OrderState, orderStates } from '#domain/order/order-states.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import type { Db, Tx } from '../../db/database.ts'
import { signalDesk } from '../../db/desk-signal.ts'
import type { Contact, OrderRow } from '../order-row.ts'
import { orderColumns } from '../store.ts'
import { within } from './scope-store.ts'

export type OrderFilter = {
  /** Hotels that the member may see; null for all. */
  readonly hotels: readonly Id[] | null
  readonly states: readonly OrderState[] | null
  readonly hotel: Id | null
  readonly arriving: string | null
  readonly departing: string | null
  readonly booked: { readonly from: Date; readonly to: Date } | null
  readonly method: PaymentMethod | null
  readonly agent: string | null
  readonly unpaidBy: Date | null
  readonly words: Words | null
}

export type Words = {
  readonly number: string
  readonly text: string
  readonly phone: string | null
  /** Trigram similarity instead of a substring match. */
  readonly isFuzzy: boolean
}

const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

function byWords(db: Db, { number, text, phone, isFuzzy }: Words) {
  const found = isFuzzy ? db`${text} <% search_text` : db`search_text like ${like(text)}`
  return db`and (${found} or number = ${number}
    ${phone === null ? db`` : db`or regexp_replace(contact ->> 'phone', '[^0-9]', '', 'g') like ${like(phone)}`})`
}

const matching = (db: Db, filter: OrderFilter) => db`
  true ${within(db, filter.hotels)}
  ${filter.states === null ? db`` : db`and state = any(${[...filter.states]})`}
  ${filter.hotel === null ? db`` : db`and hotel_id = ${filter.hotel}`}
  ${filter.arriving === null ? db`` : db`and arrival = ${filter.arriving}`}
  ${filter.departing === null ? db`` : db`and departure = ${filter.departing}`}
  ${filter.booked === null ? db`` : db`and booked_at >= ${filter.booked.from} and booked_at < ${filter.booked.to}`}
  ${filter.method === null ? db`` : db`and exists (select from payments p where p.order_id = orders.id and p.method = ${filter.method})`}
  ${
    filter.agent === null
      ? db``
      : db`and exists (select from commissions c join agents a on a.account_id = c.agent_id
          where c.order_id = orders.id and a.code = ${filter.agent})`
  }
  ${
    filter.unpaidBy === null
      ? db``
      : db`and exists (select from order_dues due
          where due.order_id = orders.id and due.state = 'open' and due.due_at <= ${filter.unpaidBy})`
  }
  ${filter.words === null ? db`` : byWords(db, filter.words)}`

export const findDeskOrders = (
  db: Db,
  filter: OrderFilter,
  { before, limit }: { before: Id | null; limit: number },
) => db<OrderRow[]>`
  select ${orderColumns(db)} from current_orders as orders
  where ${matching(db, filter)} ${before === null ? db`` : db`and id < ${before}`}
  order by id desc limit ${limit}`

/** Stops counting at `most`. */
export async function countDeskOrders(db: Db, filter: OrderFilter, most: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from (
      select 1 from orders where ${matching(db, filter)} limit ${most}) found`
  return row?.count ?? 0
}

/** Orders of each state; stops counting at `most`, so that old orders cost nothing. */
export async function countByState(
  db: Db,
  hotels: readonly Id[] | null,
  most: number,
): Promise<Record<OrderState, number>> {
  const rows = await db<{ state: OrderState; count: number }[]>`
    select state, (select count(*)::int from (
      select 1 from orders where orders.state = states.state ${within(db, hotels)} limit ${most}) found) as count
    from unnest(${[...orderStates]}::text[]) as states (state)`
  return Object.fromEntries(rows.map(({ state, count }) => [state, count])) as Record<OrderState, number>
}

type Scope = { number: string; hotels: readonly Id[] | null }

export async function findScopedOrder(db: Db, { number, hotels }: Scope): Promise<OrderRow | null> {
  const [row] = await db<OrderRow[]>`
    select ${orderColumns(db)} from current_orders as orders where number = ${number} ${within(db, hotels)}`
  return row ?? null
}

/** Locks the order; null for an order of a hotel that the member may not see. */
export async function lockScopedOrder(tx: Tx, scope: Scope): Promise<OrderRow | null> {
  const [locked] = await tx`
    select id from orders where number = ${scope.number} ${within(tx, scope.hotels)} for update`
  return locked ? findScopedOrder(tx, scope) : null
}

export async function readQuoteAndCount(db: Db, id: Id, guestId: Id) {
  const [row] = await db<{ quote: string; orders: number; agent: string | null }[]>`
    select quote_id as quote, (select count(*)::int from orders where account_id = ${guestId}) as orders,
      (select a.code from commissions c join agents a on a.account_id = c.agent_id
        where c.order_id = orders.id order by c.rate desc limit 1) as agent
    from orders where id = ${id}`
  return row!
}

type Corrected = {
  id: Id
  contact: Contact
  arrivalTime: string | null
  wishes: string | null
  searchText: string
  guests: readonly { first: string; last: string }[]
}

export async function writeCorrection(
  tx: Tx,
  { id, contact, arrivalTime, wishes, searchText, guests }: Corrected,
) {
  await tx`
    update orders set contact = ${tx.json(contact)}, arrival_time = ${arrivalTime}, wishes = ${wishes},
      search_text = ${searchText}, version = version + 1 where id = ${id}`
  for (const [position, { first, last }] of guests.entries())
    await tx`
      update order_rooms set first_name = ${first}, last_name = ${last}
      where order_id = ${id} and position = ${position}`
}

export type NoteRow = { id: Id; by: string; text: string; at: Date }

export const readNotes = (db: Db, orderId: Id) => db<NoteRow[]>`
  select id, staff_name as by, text, at from order_notes where order_id = ${orderId} order by id limit 200`

export async function addNote(
  tx: Tx,
  note: { orderId: Id; staffId: Id; name: string; text: string; now: number },
) {
  await tx`
    insert into order_notes (order_id, staff_id, staff_name, text, at)
    values (${note.orderId}, ${note.staffId}, ${note.name}, ${note.text}, ${new Date(note.now)})`
}

const viewerLife = 30_000

/** Records a viewer of an order, and returns the other viewers. */
export async function noteViewer(db: Db, viewer: { orderId: Id; staffId: Id; name: string; now: number }) {
  const [row] = await db<{ isNew: boolean }[]>`
    insert into order_viewers (order_id, staff_id, staff_name, seen_at)
    values (${viewer.orderId}, ${viewer.staffId}, ${viewer.name}, ${new Date(viewer.now)})
    on conflict (order_id, staff_id) do update set seen_at = excluded.seen_at, staff_name = excluded.staff_name
    returning xmax = 0 as "isNew"`
  if (row!.isNew) signalDesk(db)
  await db`delete from order_viewers where seen_at < ${new Date(viewer.now - 10 * viewerLife)}`
  return readViewers(db, viewer)
}

export const readViewers = (db: Db, { orderId, staffId, now }: { orderId: Id; staffId: Id; now: number }) =>
  db<{ id: Id; name: string }[]>`
    select staff_id as id, staff_name as name from order_viewers
    where order_id = ${orderId} and staff_id <> ${staffId} and seen_at > ${new Date(now - viewerLife)}
    order by staff_id limit 20`
