import type { Id } from '#domain/id.ts'
import type { Change } from '#domain/order/change-order.ts'
import type { OccupiedNights } from '#domain/order/night-moves.ts'
import type { OrderSnapshot } from '#domain/order/order-snapshot.ts'
import type { PersonName } from '#domain/text/person-name.ts'
import type { Db, Tx } from '../../db/database.ts'
import { nextRows, type RowPage } from '../../jobs/failed-rows.ts'
import { hotelOfOrder } from '../order-directory-store.ts'
import { insertRevision, type NewRevision } from '../store.ts'

export type PendingChange = {
  readonly id: Id
  readonly orderId: Id
  readonly payBefore: number
  readonly dueId: Id
  /** The revision and the paid and held money on which it was calculated. */
  readonly revision: number
  readonly covered: number
  readonly taken: readonly OccupiedNights[]
  readonly change: Change
}

export async function insertPendingChange(
  tx: Tx,
  pending: Omit<PendingChange, 'id'> & { now: number },
): Promise<void> {
  await tx`
    insert into order_changes ${tx({
      order_id: pending.orderId,
      hotel_id: await hotelOfOrder(tx, pending.orderId),
      state: 'pending',
      made_at: new Date(pending.now),
      pay_before: new Date(pending.payBefore),
      due_id: pending.dueId,
      revision: pending.revision,
      covered: pending.covered,
      taken: tx.json(pending.taken as never),
      change: tx.json(pending.change as never),
    })}`
}

/** The change of an order that waits for its payment. Callers that write have locked the order. */
export async function readPendingChange(db: Db, orderId: Id): Promise<PendingChange | null> {
  const [row] = await db<PendingChange[]>`
    select id, order_id as "orderId", (extract(epoch from pay_before) * 1000)::float8 as "payBefore", due_id as "dueId",
      revision, covered::float8 as covered, taken, change
    from order_changes
    where order_id = ${orderId} and hotel_id = ${await hotelOfOrder(db, orderId)} and state = 'pending'`
  return row ?? null
}

/** Changes of an order so far: applied ones as revisions, and those that waited for a payment. */
export async function countChanges(tx: Tx, orderId: Id): Promise<number> {
  const hotelId = await hotelOfOrder(tx, orderId)
  const [[order], [changes]] = await Promise.all([
    tx<[{ revision: number }]>`select revision from orders where id = ${orderId} and hotel_id = ${hotelId}`,
    tx<[{ n: number }]>`
      select count(*)::int as n from order_changes where order_id = ${orderId} and hotel_id = ${hotelId}`,
  ])
  return order.revision + changes.n
}

export const endPendingChange = async (
  tx: Tx,
  { id, orderId }: Pick<PendingChange, 'id' | 'orderId'>,
  state: 'applied' | 'expired' | 'dropped',
) => tx`
  update order_changes set state = ${state}
  where id = ${id} and order_id = ${orderId} and hotel_id = ${await hotelOfOrder(tx, orderId)} and state = 'pending'`

/** Confirmed orders whose change was not paid in time. */
export async function findOverdueChanges(db: Db, now: number, page: RowPage): Promise<Id[]> {
  const rows = await db<{ id: Id }[]>`
    select id from orders
    where exists (select from order_changes
      where order_id = orders.id and order_changes.state = 'pending' and order_changes.pay_before <= ${new Date(now)})
      and ${nextRows(db, page)}`
  return rows.map(({ id }) => id)
}

type Room = PersonName & { readonly position: number }

export async function insertRooms(tx: Tx, orderId: Id, rooms: readonly Room[]) {
  const hotelId = await hotelOfOrder(tx, orderId)
  await tx`
    insert into order_rooms ${tx(
      rooms.map(({ position, first, last }) => ({
        order_id: orderId,
        hotel_id: hotelId,
        position,
        first_name: first,
        last_name: last,
      })),
    )}`
}

export const writeName = async (tx: Tx, orderId: Id, { position, first, last }: Room) => tx`
  update order_rooms set first_name = ${first}, last_name = ${last}
  where order_id = ${orderId} and hotel_id = ${await hotelOfOrder(tx, orderId)} and position = ${position}`

type SearchTexts = { readonly searchText: string; readonly guestNames: string }

export const writeSearchText = async (tx: Tx, id: Id, { searchText, guestNames }: SearchTexts) => tx`
  update orders set search_text = ${searchText}, guest_names = ${guestNames}, version = version + 1
  where id = ${id} and hotel_id = ${await hotelOfOrder(tx, id)}`

type Changed = Omit<NewRevision, 'kind'> & {
  points: number
  promotion: string | null
  /** Another arrival gets another mail before it. */
  isArrivalMoved: boolean
}

const moment = (ms: number) => new Date(ms)

/** Makes the changed terms the current revision, with the columns by which orders are found. */
export async function writeChanged(tx: Tx, { points, promotion, isArrivalMoved, ...revision }: Changed) {
  const { orderId, n, total, snapshot } = revision
  await insertRevision(tx, { ...revision, kind: 'changed' })
  await tx`
    update orders set ${tx({ ...stayColumns(snapshot), revision: n, total, points, promotion })},
      rerate = null, version = version + 1,
      told_before_arrival_at = case when ${isArrivalMoved} then null else told_before_arrival_at end
    where id = ${orderId} and hotel_id = ${snapshot.product.hotel}`
}

const stayColumns = ({ product, stay, checkIn, checkOut }: OrderSnapshot) => ({
  room_type_id: product.room,
  rate_plan_id: product.rate,
  arrival: stay.arrival,
  departure: stay.departure,
  check_in_at: moment(checkIn),
  check_out_at: moment(checkOut),
})
