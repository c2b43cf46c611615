import type { OrderListQuery, OrderPage, OrderSummary } from '#contract/booking.ts'
import { freeUntil } from '#domain/cancellation.ts'
import { duesOfOrder, priceOfOrder, windowsOfOrder } from '#domain/frozen-order.ts'
import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/locale.ts'
import { money } from '#domain/money.ts'
import { ok } from '#domain/result.ts'
import { totalOf } from '#domain/stay-price.ts'
import { isoInstant } from '#domain/zone-time.ts'
import { fold } from '#gazetteer/fold.ts'
import { hotelsForOrders } from '../hotels/order-hotels.ts'
import { countTabs, findOrders } from './list-store.ts'
import type { OrderRow } from './order-row.ts'
import { agreedNow, presentStay, stateAt } from './present.ts'
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
  const [hotels, paid] = await Promise.all([
    hotelsForOrders(
      world.db,
      orders.map(({ frozen }) => frozen.product.hotel),
      locale,
    ),
    world.payments.moneyOf(
      world.db,
      orders.map(({ id }) => id),
    ),
  ])
  const list = orders.map((order) =>
    presentSummary(order, hotels.get(order.frozen.product.hotel)!, paid.get(order.id) ?? noMoney, now),
  )
  return ok<OrderPage>({ list, total: found.total, page, page_size, counts })
}

function presentSummary(
  order: OrderRow,
  hotel: OrderSummary['hotel'],
  paid: OrderMoney,
  now: number,
): OrderSummary {
  const { frozen } = order
  const left = agreedNow(order)
  const shown = (amount: number) => money(amount, frozen.conversion.to)
  const free = freeUntil(windowsOfOrder(left), now, frozen.checkIn)
  return {
    order_id: order.id,
    order_no: order.number,
    state: stateAt(order, now),
    hotel,
    stay: presentStay(frozen),
    total: shown(totalOf(priceOfOrder(left))),
    due_now: shown(duesOfOrder(left).now),
    refunded: shown(paid.refunded),
    payment: frozen.terms.payment.type,
    pay_before: order.payBefore === null ? null : isoInstant(order.payBefore, frozen.zone),
    free_until: free === null ? null : isoInstant(free, frozen.zone),
    check_in: isoInstant(frozen.checkIn, frozen.zone),
    booked_at: isoInstant(order.bookedAt, frozen.zone),
  }
}
