import type { OrderListQuery, OrderPage, OrderSummary } from '#contract/booking.ts'
import type { Id } from '#domain/id.ts'
import { money } from '#domain/money/money.ts'
import {
  agreedNow,
  duesOfOrder,
  priceOfOrder,
  roomNames,
  windowsOfOrder,
} from '#domain/order/order-snapshot.ts'
import { stateAt } from '#domain/order/order-states.ts'
import { freeUntil, labelAt } from '#domain/price/cancellation.ts'
import { totalOf } from '#domain/price/stay-price.ts'
import { ok } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { fullName } from '#domain/text/person-name.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { fold } from '#gazetteer/fold.ts'
import type { Db } from '../db/database.ts'
import { hotelsForOrders } from '../hotels/order-hotels.ts'
import { presentCancellation } from '../hotels/rooms-and-quotes/present-rate.ts'
import { type BookingContext, noMoney, type OrderMoney } from './context.ts'
import { listStays } from './guest-store.ts'
import { countTabs, findOrders, readLastEvents } from './list-store.ts'
import { nameOf, type OrderRow } from './order-row.ts'
import { presentEvent, presentStay } from './present.ts'
import type { EventRow } from './store.ts'

type Asked = OrderListQuery & { guestId: Id; locale: Locale }

export async function listOrders(
  context: BookingContext,
  { guestId, locale, state, q, page, page_size }: Asked,
) {
  const now = context.now()
  const query = q ? { number: q.trim().toUpperCase(), text: fold(q) } : null
  const [found, counts] = await Promise.all([
    findOrders(context.db, {
      guestId,
      tab: state ?? null,
      query,
      now,
      offset: (page - 1) * page_size,
      limit: page_size,
    }),
    countTabs(context.db, guestId, now),
  ])
  const list = await presentAll(context, context.db, found.rows, { now, locale })
  return ok<OrderPage>({ list, total: found.total, page, page_size, counts })
}

/** Confirmed, current and completed stays of a guest with the names of their guests. */
export async function staysOf(
  context: BookingContext,
  db: Db,
  { guestId, locale }: { guestId: Id; locale: Locale },
) {
  const orders = await listStays(db, guestId)
  const summaries = await presentAll(context, db, orders, { now: context.now(), locale })
  return orders.map(({ rooms, version }, at) => ({
    order: summaries[at]!,
    guests: rooms.filter((room) => !room.isCancelled).map((room) => fullName(nameOf(room))),
    version,
  }))
}

async function presentAll(
  context: BookingContext,
  db: Db,
  orders: readonly OrderRow[],
  { now, locale }: { now: number; locale: Locale },
): Promise<OrderSummary[]> {
  const ids = orders.map(({ id }) => id)
  const [hotels, paid, lastEvents, reviewed] = await Promise.all([
    hotelsForOrders(
      db,
      orders.map(({ snapshot }) => snapshot.product.hotel),
      locale,
    ),
    context.payments.moneyOf(db, ids),
    readLastEvents(db, ids),
    findReviewed(context, db, orders),
  ])
  return orders.map((order) =>
    presentSummary(order, {
      hotel: hotels.get(order.snapshot.product.hotel)!,
      paid: paid.get(order.id) ?? noMoney,
      lastEvent: lastEvents.get(order.id)!,
      reviewed: reviewed.has(order.id),
      now,
      locale,
    }),
  )
}

/** Only completed stays can have a review. */
async function findReviewed(context: BookingContext, db: Db, orders: readonly OrderRow[]): Promise<Set<Id>> {
  const completed = orders
    .filter(({ state }) => state === 'completed')
    .map(({ id, snapshot }) => ({ id, hotelId: snapshot.product.hotel }))
  const answers = await Promise.all(completed.map((order) => context.isReviewed(db, order)))
  return new Set(completed.filter((_, at) => answers[at]).map(({ id }) => id))
}

type Facts = {
  hotel: OrderSummary['hotel']
  paid: OrderMoney
  lastEvent: EventRow
  reviewed: boolean
  now: number
  locale: Locale
}

function presentSummary(order: OrderRow, facts: Facts): OrderSummary {
  const { snapshot } = order
  const { now, paid, locale } = facts
  const left = agreedNow(order)
  const dues = duesOfOrder(left)
  const windows = windowsOfOrder(left)
  const shown = (amount: number) => money(amount, snapshot.conversion.to)
  const cancellation = presentCancellation(
    {
      price: priceOfOrder(left),
      windows,
      label: labelAt(windows, now),
      freeUntil: freeUntil(windows, now, snapshot.checkIn),
    },
    snapshot.zone,
  )
  return {
    order_id: order.id,
    order_no: order.number,
    state: stateAt(order, now),
    now: isoInstant(now, snapshot.zone),
    hotel: facts.hotel,
    stay: presentStay(left),
    room_name: roomNames(left, locale),
    total: shown(totalOf(priceOfOrder(left))),
    due_now: shown(dues.now),
    due_at_hotel: shown(dues.atHotel),
    captured: shown(paid.captured),
    refunded: shown(paid.refunded),
    payment: snapshot.terms.payment.type,
    pay_before: order.payBefore === null ? null : isoInstant(order.payBefore, snapshot.zone),
    free_until: cancellation.free_until,
    windows: cancellation.windows,
    check_in: isoInstant(snapshot.checkIn, snapshot.zone),
    check_out: isoInstant(snapshot.checkOut, snapshot.zone),
    booked_at: isoInstant(order.bookedAt, snapshot.zone),
    reviewed: facts.reviewed,
    last_event: presentEvent(facts.lastEvent, snapshot),
  }
}
