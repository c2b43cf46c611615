import { type Actor, actorName } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import type { NewDue } from '#domain/order/order-dues.ts'
import type { OrderSnapshot } from '#domain/order/order-snapshot.ts'
import type { OrderEventKind, OrderState } from '#domain/order/order-states.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db, Tx } from '../db/database.ts'
import { signalDesk } from '../db/desk-signal.ts'
import { nextRows, type RowPage } from '../jobs/failed-rows.ts'
import type { Contact, OrderRow } from './order-row.ts'
import { insertDues } from './settlement/dues-store.ts'

export type NewOrder = {
  number: string
  guestId: Id
  state: OrderState
  by: Actor
  snapshot: OrderSnapshot
  total: number
  contact: Contact
  searchText: string
  guestNames: string
  arrivalTime: string | null
  wishes: string | null
  locale: Locale
  quoteId: string
  points: number
  promotion: string | null
  payBefore: number | null
  dues: readonly NewDue[]
  network: string
  guests: readonly { first: string; last: string }[]
}

const QUOTE_SEPARATOR = '+'

const moment = (ms: number | null) => (ms === null ? null : new Date(ms))

/** Null if this account has committed this quote before. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<Id | null> {
  const { snapshot } = order
  const [made] = await tx<{ id: Id }[]>`
    insert into orders ${tx({
      number: order.number,
      account_id: order.guestId,
      hotel_id: snapshot.product.hotel,
      room_type_id: snapshot.product.room,
      rate_plan_id: snapshot.product.rate,
      state: order.state,
      arrival: snapshot.stay.arrival,
      departure: snapshot.stay.departure,
      check_in_at: moment(snapshot.checkIn),
      check_out_at: moment(snapshot.checkOut),
      currency: snapshot.conversion.to,
      total: order.total,
      contact: tx.json(order.contact),
      search_text: order.searchText,
      guest_names: order.guestNames,
      arrival_time: order.arrivalTime,
      wishes: order.wishes,
      locale: order.locale,
      quote_id: order.quoteId,
      points: order.points,
      promotion: order.promotion,
      pay_before: moment(order.payBefore),
      network: order.network,
      booked_at: moment(snapshot.bookedAt),
    })} on conflict (account_id, quote_id) do nothing returning id`
  if (!made) return null
  const revision = insertRevision(tx, {
    orderId: made.id,
    n: 1,
    kind: 'booked',
    by: order.by,
    snapshot,
    total: order.total,
    now: snapshot.bookedAt,
  })
  const rooms = tx`insert into order_rooms ${tx(
    order.guests.map(({ first, last }, position) => ({
      order_id: made.id,
      position,
      first_name: first,
      last_name: last,
      room_type_id: snapshot.rooms[position]?.sale?.product.room ?? null,
      rate_plan_id: snapshot.rooms[position]?.sale?.product.rate ?? null,
    })),
  )}`
  const dues = insertDues(tx, { orderId: made.id, currency: snapshot.conversion.to }, order.dues)
  await Promise.all([revision, rooms, dues])
  return made.id
}

export type NewRevision = {
  orderId: Id
  n: number
  kind: 'booked' | 'rerated' | 'changed'
  by: Actor
  snapshot: OrderSnapshot
  total: number
  now: number
}

export const insertRevision = (tx: Tx, { orderId, n, kind, by, snapshot, total, now }: NewRevision) => tx`
  insert into order_revisions (order_id, n, at, by, actor, kind, total, snapshot)
  values (${orderId}, ${n}, ${new Date(now)}, ${by.kind}, ${actorName(by)}, ${kind}, ${total}, ${tx.json(snapshot as never)})`

export type RevisionRow = Pick<NewRevision, 'n' | 'kind' | 'total'> & {
  at: number
  by: 'guest' | 'system' | 'staff'
  stay: OrderSnapshot['stay']
  party: OrderSnapshot['party']
  names: OrderSnapshot['names']
}

export const readRevisions = (db: Db, orderId: Id) => db<RevisionRow[]>`
  select n, ${ms(db, 'at')} as at, by, kind, total::float8 as total,
    snapshot -> 'stay' as stay, snapshot -> 'party' as party, snapshot -> 'names' as names
  from order_revisions where order_id = ${orderId} order by n limit 500`

/** The order of this account with any of these quotes. A quote that was committed before `since` has expired. */
export async function findOrderByQuotes(
  db: Db,
  guestId: Id,
  { quotes, since }: { quotes: readonly string[]; since: number },
): Promise<Id | null> {
  const [row] = await db<{ id: Id }[]>`
    select id from orders where account_id = ${guestId} and booked_at >= ${new Date(since)}
      and string_to_array(quote_id, ${QUOTE_SEPARATOR}) && ${[...new Set(quotes)]}::text[]
    order by id desc limit 1`
  return row?.id ?? null
}

/** The quotes of an order as its key; the same quote twice is two rooms. */
export const joinQuotes = (quotes: readonly string[]): string => quotes.toSorted().join(QUOTE_SEPARATOR)

const ms = (db: Db, column: string) => db`(extract(epoch from ${db(column)}) * 1000)::float8`

/** Selects from `current_orders as orders`. */
export const orderColumns = (db: Db) => db`
  id, number, account_id as "guestId", state, version, revision, snapshot, contact, arrival_time as "arrivalTime", wishes, locale,
  points, promotion, ${ms(db, 'pay_before')} as "payBefore", rerate,
  not_arrived as "notArrived",
  (select ${ms(db, 'arrived_at')} from orders arrival where arrival.id = orders.id) as "arrivedAt",
  ${ms(db, 'booked_at')} as "bookedAt",
  (select json_build_object('title', title, 'taxNumber', tax_number) from order_bills
    where order_id = orders.id) as bill,
  (select json_agg(room order by room.position) from (
    select id::text, position, first_name as "firstName", last_name as "lastName",
      cancelled_at is not null as "isCancelled"
    from order_rooms where order_id = orders.id) room) as rooms,
  coalesce((select json_agg(due order by due.n) from (
    select id as n, id::text, kind, shares, ${ms(db, 'due_at')} as "dueAt", state, payment_id::text as "paymentId"
    from order_dues where order_id = orders.id) due), '[]') as dues`

/** Reads an order of any guest, for jobs and payments. */
export async function readOrder(db: Db, id: Id): Promise<OrderRow | null> {
  const [row] = await db<
    OrderRow[]
  >`select ${orderColumns(db)} from current_orders as orders where id = ${id}`
  return row ?? null
}

export const readOrders = (db: Db, ids: readonly Id[]) =>
  db<
    OrderRow[]
  >`select ${orderColumns(db)} from current_orders as orders where id = any(${[...ids]}::bigint[])`

export async function readOrderOf(
  db: Db,
  { id, guestId }: { id: Id; guestId: Id },
): Promise<OrderRow | null> {
  const [row] = await db<OrderRow[]>`
    select ${orderColumns(db)} from current_orders as orders where id = ${id} and account_id = ${guestId}`
  return row ?? null
}

/** Locks the order until the transaction ends. */
export async function lockOrder(tx: Tx, { id, guestId }: { id: Id; guestId?: Id }): Promise<OrderRow | null> {
  const [locked] = await tx`
    select from orders where id = ${id} ${guestId ? tx`and account_id = ${guestId}` : tx``} for update`
  return locked ? readOrder(tx, id) : null
}

/** Serialises the commits of an account, so that two of them cannot both pass the limit. */
export const lockAccountHolds = (tx: Tx, guestId: Id) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`holds ${guestId}`}, 0))`

export async function countHolds(
  tx: Tx,
  { guestId, network, now }: { guestId: Id; network: string; now: number },
) {
  const [row] = await tx<{ ofAccount: number; ofNetwork: number }[]>`
    select count(*) filter (where account_id = ${guestId})::int
        + (select count(*) from order_changes c join orders changed on changed.id = c.order_id
           where c.state = 'pending' and c.pay_before > ${new Date(now)} and changed.account_id = ${guestId})::int
        as "ofAccount",
      count(*) filter (where network = ${network})::int as "ofNetwork"
    from orders where state = 'held' and pay_before > ${new Date(now)}
      and (account_id = ${guestId} or network = ${network})`
  return row!
}

export type OrderEvent = {
  kind: OrderEventKind
  by: Actor
  now: number
  facts?: Readonly<Record<string, unknown>>
}

export async function addEvent(tx: Tx, id: Id, state: OrderState, { kind, by, now, facts = {} }: OrderEvent) {
  await tx`
    insert into order_events (order_id, n, at, state, kind, by, actor, facts)
    select ${id}, coalesce(max(n), 0) + 1, ${new Date(now)}, ${state}, ${kind}, ${by.kind}, ${actorName(by)},
      ${tx.json(facts as never)}
    from order_events where order_id = ${id}`
  signalDesk(tx)
}

export const writeState = (tx: Tx, id: Id, state: OrderState) =>
  tx`update orders set state = ${state}, version = version + 1 where id = ${id}`

export const writeRequests = (
  tx: Tx,
  id: Id,
  { arrival, wishes }: { arrival: string | null; wishes: string | null },
) => tx`
  update orders set arrival_time = ${arrival}, wishes = ${wishes}, version = version + 1 where id = ${id}`

export const writeBill = (tx: Tx, orderId: Id, { title, taxNumber }: NonNullable<OrderRow['bill']>) => tx`
  insert into order_bills (order_id, title, tax_number) values (${orderId}, ${title}, ${taxNumber})
  on conflict (order_id) do update set title = excluded.title, tax_number = excluded.tax_number`

export const removeBill = (tx: Tx, orderId: Id) => tx`delete from order_bills where order_id = ${orderId}`

export const touchOrder = (tx: Tx, id: Id) => tx`update orders set version = version + 1 where id = ${id}`

export const cancelRooms = (tx: Tx, rooms: readonly { readonly id: Id }[], now: number) => tx`
  update order_rooms set cancelled_at = ${new Date(now)}
  where id in ${tx(rooms.map(({ id }) => id))} and cancelled_at is null`

export async function findOverdueHolds(db: Db, now: number, page: RowPage): Promise<Id[]> {
  const rows = await db<{ id: Id }[]>`
    select id from orders where state = 'held' and pay_before <= ${new Date(now)} and ${nextRows(db, page)}`
  return rows.map(({ id }) => id)
}

export type EventRow = {
  at: number
  state: OrderState
  kind: OrderEventKind
  by: Actor['kind']
  facts: Record<string, unknown>
}

export const eventColumns = (db: Db) => db`${ms(db, 'at')} as at, state, kind, by, facts`

export const readEvents = (db: Db, id: Id) => db<EventRow[]>`
  select ${eventColumns(db)} from order_events where order_id = ${id} order by n limit 500`
