import type { Id } from '#domain/id.ts'
import { money } from '#domain/money/money.ts'
import { agreedNow, priceOfOrder, roomNames, windowsOfOrder } from '#domain/order/order-snapshot.ts'
import { stateAt } from '#domain/order/order-states.ts'
import { freeUntil } from '#domain/price/cancellation.ts'
import { totalOf } from '#domain/price/stay-price.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db } from '../../db/database.ts'
import { liveRooms, type OrderRow, paidFor } from '../order-row.ts'
import { readOrder } from '../store.ts'
import { countByGuest, type OrderBrief, readBriefs } from './order-briefs-store.ts'

export {
  countOrdersOfGuest,
  type OrderBrief,
  readConsentsAbroad as consentsAbroad,
  readOrdersOfGuest,
  readOwner as ownerOfOrder,
} from './order-briefs-store.ts'

export const countOrdersOfGuests = async (db: Db, ids: readonly Id[]): Promise<ReadonlyMap<Id, number>> =>
  ids.length === 0 ? new Map() : new Map((await countByGuest(db, ids)).map(({ id, count }) => [id, count]))

export const orderBriefs = async (db: Db, ids: readonly Id[]): Promise<ReadonlyMap<Id, OrderBrief>> =>
  ids.length === 0
    ? new Map()
    : new Map((await readBriefs(db, [...new Set(ids)])).map((row) => [row.id, row]))

/** One order as members of staff see it beside a message about it. */
export async function orderFacts(db: Db, id: Id, now: number) {
  const order = await readOrder(db, id)
  return order && factsOf(order, now)
}

export function factsOf(order: OrderRow, now: number) {
  const { snapshot } = order
  const agreed = agreedNow(order)
  const currency = snapshot.conversion.to
  const state = stateAt(order, now)
  const free =
    state === 'confirmed' || state === 'held'
      ? freeUntil(windowsOfOrder(agreed), now, snapshot.checkIn)
      : null
  return {
    id: order.id,
    number: order.number,
    guestId: order.guestId,
    state,
    hotel: snapshot.names.hotel,
    room: (locale: Locale) => roomNames(agreed, locale),
    arrival: snapshot.stay.arrival,
    departure: snapshot.stay.departure,
    zone: snapshot.zone,
    contact: order.contact,
    locale: order.locale,
    total: money(totalOf(priceOfOrder(agreed)), currency),
    paid: money(paidFor(order, liveRooms(order)), currency),
    payment: snapshot.terms.payment.type,
    freeUntil: free,
    /** The next moment at which the guest loses something: the hold, else free cancellation. */
    deadline: state === 'held' ? order.payBefore : free,
  }
}
export type OrderFacts = ReturnType<typeof factsOf>
