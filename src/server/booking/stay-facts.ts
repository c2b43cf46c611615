import type { Id } from '#domain/id.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { Bilingual, Locale } from '#domain/text/locale.ts'
import type { Instant, Zone } from '#domain/time/zone-time.ts'
import type { Db } from '../db/database.ts'
import { findScopedOrder } from './desk/desk-store.ts'
import type { Contact, OrderRow } from './order-row.ts'
import { readOrderOf, readOrders } from './store.ts'

/** Facts of one stay for features that are about an order but know no orders. */
export type StayFacts = {
  readonly orderId: Id
  readonly number: string
  readonly guestId: Id
  readonly hotelId: Id
  readonly hotel: Bilingual
  readonly state: OrderState
  readonly arrival: string
  readonly departure: string
  readonly checkOut: Instant
  readonly zone: Zone
  readonly contact: Contact
  readonly locale: Locale
}

const factsOf = (order: OrderRow): StayFacts => ({
  orderId: order.id,
  number: order.number,
  guestId: order.guestId,
  hotelId: order.snapshot.product.hotel,
  hotel: order.snapshot.names.hotel,
  state: order.state,
  arrival: order.snapshot.stay.arrival,
  departure: order.snapshot.stay.departure,
  checkOut: order.snapshot.checkOut,
  zone: order.snapshot.zone,
  contact: order.contact,
  locale: order.locale,
})

export async function stayOfGuest(db: Db, asked: { id: Id; guestId: Id }): Promise<StayFacts | null> {
  const order = await readOrderOf(db, asked)
  return order && factsOf(order)
}

/** Null for an order of a hotel that the member may not see. */
export async function stayForStaff(
  db: Db,
  asked: { number: string; hotels: readonly Id[] | null },
): Promise<StayFacts | null> {
  const order = await findScopedOrder(db, asked)
  return order && factsOf(order)
}

export async function staysByOrder(db: Db, ids: readonly Id[]): Promise<Map<Id, StayFacts>> {
  const orders = await readOrders(db, ids)
  return new Map(orders.map((order) => [order.id, factsOf(order)]))
}
