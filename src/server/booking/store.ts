import { type Actor, actorName } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import type { NewDue } from '#domain/order/order-dues.ts'
import type { OrderSnapshot } from '#domain/order/order-snapshot.ts'
import type { OrderEventKind, OrderState } from '#domain/order/order-states.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db, Tx } from '../db/database.ts'
import { signalDesk } from '../db/desk-signal.ts'
import { nextRows, type RowPage } from '../jobs/failed-rows.ts'
import { enterOrder, findHotelOfOrder, hotelOfOrder, hotelsOfOrders } from './order-directory-store.ts'
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

const moment = (ms: number | null) => (ms === null ? null : new Date(ms))

/** Null if this account has committed this quote before. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<Id | null> {
  const { snapshot } = order
  const hotelId = snapshot.product.hotel
  const id = await enterOrder(tx, { ...order, hotelId })
  if (!id) return null
  // Sent before the rows that refer to it, without waiting.
  const written = tx`
    insert into orders ${tx({
      id,
      number: order.number,
      account_id: order.guestId,
      hotel_id: hotelId,
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
    })}`.execute()
  const revision = insertRevision(tx, {
    orderId: id,
    n: 1,
    kind: 'booked',
    by: order.by,
    snapshot,
    total: order.total,
    now: snapshot.bookedAt,
  })
  const rooms = tx`insert into order_rooms ${tx(
    order.guests.map(({ first, last }, position) => ({
      order_id: id,
      hotel_id: hotelId,
      position,
      first_name: first,
      last_name: last,
      room_type_id: snapshot.rooms[position]?.sale?.product.room ?? null,
      rate_plan_id: snapshot.rooms[position]?.sale?.product.rate ?? null,
    })),
  )}`
  const dues = insertDues(tx, { orderId: id, currency: snapshot.conversion.to }, order.dues)
  await Promise.all([written, revision, rooms, dues])
  return id
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
  insert into order_revisions (order_id, hotel_id, n, at, by, actor, kind, total, snapshot)
  values (${orderId}, ${snapshot.product.hotel}, ${n}, ${new Date(now)}, ${by.kind}, ${actorName(by)}, ${kind}, ${total}, ${tx.json(snapshot as never)})`

export type RevisionRow = Pick<NewRevision, 'n' | 'kind' | 'total'> & {
  at: number
  by: 'guest' | 'system' | 'staff'
  stay: OrderSnapshot['stay']
  party: OrderSnapshot['party']
  names: OrderSnapshot['names']
}

export const readRevisions = async (db: Db, orderId: Id) => db<RevisionRow[]>`
  select n, ${ms(db, 'at')} as at, by, kind, total::float8 as total,
    snapshot -> 'stay' as stay, snapshot -> 'party' as party, snapshot -> 'names' as names
  from order_revisions where order_id = ${orderId} and hotel_id = ${await hotelOfOrder(db, orderId)}
  order by n limit 500`

const ms = (db: Db, column: string) => db`(extract(epoch from ${db(column)}) * 1000)::float8`

/** Selects from `orders`. If their hotels are given, only rows of these hotels are looked at. */
export const orderColumns = (db: Db, hotels: readonly Id[] | null = null) => {
  const own = hotels ? db`hotel_id = any(${[...hotels]}::bigint[])` : db`hotel_id = orders.hotel_id`
  return db`
  id, number, account_id as "guestId", state, version, revision,
  (select snapshot from order_revisions where order_id = orders.id and ${own} and n = orders.revision) as snapshot, contact, arrival_time as "arrivalTime", wishes, locale,
  points, promotion, ${ms(db, 'pay_before')} as "payBefore", rerate,
  not_arrived as "notArrived",
  ${ms(db, 'arrived_at')} as "arrivedAt", ${ms(db, 'booked_at')} as "bookedAt",
  (select json_build_object('title', title, 'taxNumber', tax_number) from order_bills
    where order_id = orders.id and ${own}) as bill,
  (select json_agg(room order by room.position) from (
    select id::text, position, first_name as "firstName", last_name as "lastName",
      cancelled_at is not null as "isCancelled"
    from order_rooms where order_id = orders.id and ${own}) room) as rooms,
  coalesce((select json_agg(due order by due.n) from (
    select id as n, id::text, kind, shares, ${ms(db, 'due_at')} as "dueAt", state, payment_id::text as "paymentId"
    from order_dues where order_id = orders.id and ${own}) due), '[]') as dues`
}

/** Reads an order of any guest, for jobs and payments. */
export async function readOrder(db: Db, id: Id): Promise<OrderRow | null> {
  const [row] = await readOrders(db, [id])
  return row ?? null
}

export async function readOrders(db: Db, ids: readonly Id[]): Promise<OrderRow[]> {
  const hotels = await hotelsOfOrders(db, ids)
  return db<OrderRow[]>`
    select ${orderColumns(db, hotels)} from orders
    where id = any(${[...ids]}::bigint[]) and hotel_id = any(${hotels}::bigint[])`
}

export async function readOrderOf(
  db: Db,
  { id, guestId }: { id: Id; guestId: Id },
): Promise<OrderRow | null> {
  const order = await readOrder(db, id)
  return order?.guestId === guestId ? order : null
}

/** Locks the order until the transaction ends. */
export async function lockOrder(tx: Tx, { id, guestId }: { id: Id; guestId?: Id }): Promise<OrderRow | null> {
  const [locked] = await tx`
    select from orders where id = ${id} and hotel_id = ${await findHotelOfOrder(tx, id)}
      ${guestId ? tx`and account_id = ${guestId}` : tx``} for update`
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

/** The caller has locked the order. */
export async function addEvent(tx: Tx, id: Id, state: OrderState, event: OrderEvent) {
  const hotelId = await hotelOfOrder(tx, id)
  const [last] = await tx<[{ n: number }]>`
    select coalesce(max(n), 0)::int as n from order_events where order_id = ${id} and hotel_id = ${hotelId}`
  await insertEvent(tx, { id, hotelId, n: last.n + 1 }, state, event)
}

type EventKey = { readonly id: Id; readonly hotelId: Id; readonly n: number }

export async function insertEvent(
  tx: Tx,
  { id, hotelId, n }: EventKey,
  state: OrderState,
  { kind, by, now, facts = {} }: OrderEvent,
) {
  await tx`
    insert into order_events (order_id, hotel_id, n, at, state, kind, by, actor, facts)
    values (${id}, ${hotelId}, ${n}, ${new Date(now)}, ${state}, ${kind}, ${by.kind}, ${actorName(by)},
      ${tx.json(facts as never)})`
  signalDesk(tx)
}

export const writeState = async (tx: Tx, id: Id, state: OrderState) => tx`
  update orders set state = ${state}, version = version + 1
  where id = ${id} and hotel_id = ${await hotelOfOrder(tx, id)}`

export const writeRequests = async (
  tx: Tx,
  id: Id,
  { arrival, wishes }: { arrival: string | null; wishes: string | null },
) => tx`
  update orders set arrival_time = ${arrival}, wishes = ${wishes}, version = version + 1
  where id = ${id} and hotel_id = ${await hotelOfOrder(tx, id)}`

type Bill = NonNullable<OrderRow['bill']>

export async function writeBill(tx: Tx, orderId: Id, { title, taxNumber }: Bill) {
  await removeBill(tx, orderId)
  await tx`
    insert into order_bills (order_id, hotel_id, title, tax_number)
    values (${orderId}, ${await hotelOfOrder(tx, orderId)}, ${title}, ${taxNumber})`
}

export const removeBill = async (tx: Tx, orderId: Id) => tx`
  delete from order_bills where order_id = ${orderId} and hotel_id = ${await hotelOfOrder(tx, orderId)}`

export const touchOrder = async (tx: Tx, id: Id) => tx`
  update orders set version = version + 1 where id = ${id} and hotel_id = ${await hotelOfOrder(tx, id)}`

type Rooms = { readonly orderId: Id; readonly rooms: readonly { readonly id: Id }[] }

export const cancelRooms = async (tx: Tx, { orderId, rooms }: Rooms, now: number) => tx`
  update order_rooms set cancelled_at = ${new Date(now)}
  where id in ${tx(rooms.map(({ id }) => id))} and order_id = ${orderId}
    and hotel_id = ${await hotelOfOrder(tx, orderId)} and cancelled_at is null`

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

export const readEvents = async (db: Db, id: Id) => db<EventRow[]>`
  select ${eventColumns(db)} from order_events
  where order_id = ${id} and hotel_id = ${await hotelOfOrder(db, id)} order by n limit 500`
