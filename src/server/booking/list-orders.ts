import type { OrderListQuery, OrderPage, OrderSummary } from '#contract/booking.ts'
import { freeUntil, labelAt } from '#domain/cancellation.ts'
import { agreedNow, duesOfOrder, priceOfOrder, windowsOfOrder } from '#domain/frozen-order.ts'
import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/locale.ts'
import { money } from '#domain/money.ts'
import { ok } from '#domain/result.ts'
import { totalOf } from '#domain/stay-price.ts'
import { isoInstant } from '#domain/zone-time.ts'
import { fold } from '#gazetteer/fold.ts'
import { hotelsForOrders } from '../hotels/order-hotels.ts'
import { presentCancellation } from '../hotels/rooms-and-quotes/present-rate.ts'
import { countTabs, findOrders, readLastEvents } from './list-store.ts'
import type { OrderRow } from './order-row.ts'
import { presentEvent, presentStay, stateAt } from './present.ts'
import type { EventRow } from './store.ts'
import { type BookingWorld, noMoney, type OrderMoney } from './world.ts'

type Asked = OrderListQuery & { guestId: Id; locale: Locale }

export async function listOrders(world: BookingWorld, { guestId, locale, state, q, page, page_size }: Asked) {
  const now = world.now()
  const query = q ? { number: q.trim().toUpperCase(), text: fold(q) } : null
  const [found, counts] = await Promise.all([
    findOrders(world.db, {
      guestId,
      tab: state ?? null,
      query,
      now,
      offset: (page - 1) * page_size,
      limit: page_size,
    }),
    countTabs(world.db, guestId, now),
  ])
  const orders = found.rows
  const ids = orders.map(({ id }) => id)
  const [hotels, paid, lastEvents, reviewed] = await Promise.all([
    hotelsForOrders(
      world.db,
      orders.map(({ frozen }) => frozen.product.hotel),
      locale,
    ),
    world.payments.moneyOf(world.db, ids),
    readLastEvents(world.db, ids),
    findReviewed(world, orders),
  ])
  const list = orders.map((order) =>
    presentSummary(order, {
      hotel: hotels.get(order.frozen.product.hotel)!,
      paid: paid.get(order.id) ?? noMoney,
      lastEvent: lastEvents.get(order.id)!,
      reviewed: reviewed.has(order.id),
      now,
      locale,
    }),
  )
  return ok<OrderPage>({ list, total: found.total, page, page_size, counts })
}

/** Only a completed stay can have its review. */
async function findReviewed(world: BookingWorld, orders: readonly OrderRow[]): Promise<Set<Id>> {
  const completed = orders.filter(({ state }) => state === 'completed').map(({ id }) => id)
  const answers = await Promise.all(completed.map((id) => world.isReviewed(world.db, id)))
  return new Set(completed.filter((_, at) => answers[at]))
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
  const { frozen } = order
  const { now, paid, locale } = facts
  const left = agreedNow(order)
  const dues = duesOfOrder(left)
  const windows = windowsOfOrder(left)
  const shown = (amount: number) => money(amount, frozen.conversion.to)
  const cancellation = presentCancellation(
    {
      price: priceOfOrder(left),
      windows,
      label: labelAt(windows, now),
      freeUntil: freeUntil(windows, now, frozen.checkIn),
    },
    frozen.zone,
  )
  return {
    order_id: order.id,
    order_no: order.number,
    state: stateAt(order, now),
    now: isoInstant(now, frozen.zone),
    hotel: facts.hotel,
    stay: presentStay(frozen),
    room_name: frozen.names.room[locale],
    total: shown(totalOf(priceOfOrder(left))),
    due_now: shown(dues.now),
    due_at_hotel: shown(dues.atHotel),
    captured: shown(paid.captured),
    refunded: shown(paid.refunded),
    payment: frozen.terms.payment.type,
    pay_before: order.payBefore === null ? null : isoInstant(order.payBefore, frozen.zone),
    free_until: cancellation.free_until,
    windows: cancellation.windows,
    check_in: isoInstant(frozen.checkIn, frozen.zone),
    check_out: isoInstant(frozen.checkOut, frozen.zone),
    booked_at: isoInstant(order.bookedAt, frozen.zone),
    reviewed: facts.reviewed,
    last_event: presentEvent(facts.lastEvent, frozen),
  }
}
