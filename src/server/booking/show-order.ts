import type { Order, OrderHotel } from '#contract/booking.ts'
import type { Id } from '#domain/id.ts'
import { duesIn } from '#domain/order/order-dues.ts'
import { stateAt } from '#domain/order/order-states.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db } from '../db/database.ts'
import { hotelsForOrders } from '../hotels/order-hotels.ts'
import { readPendingChange } from './change/change-store.ts'
import { presentPending } from './change/present-change.ts'
import { type BookingContext, noMoney } from './context.ts'
import type { OrderRow } from './order-row.ts'
import { paymentOptionsOf } from './payment-options.ts'
import { presentOrder } from './present.ts'
import { readEvents, readOrderOf, readRevisions } from './store.ts'
import { actionsOf } from './why-not.ts'

type Asked = { id: Id; guestId: Id; locale: Locale }

export async function showOrder(context: BookingContext, { id, guestId, locale }: Asked) {
  const order = await readOrderOf(context.db, { id, guestId })
  return order ? ok(await wholeOrder(context, context.db, order, locale)) : refuse('not_found')
}

export type OrderContact = { readonly number: string; readonly email: string | null }

/** Number and contact address of an order of this guest. */
export async function findOrderContact(db: Db, asked: Omit<Asked, 'locale'>): Promise<OrderContact | null> {
  const order = await readOrderOf(db, asked)
  return order && { number: order.number, email: order.contact.email || null }
}

/** The order with its hotel, payments, events and revisions. */
export async function wholeOrder(
  context: BookingContext,
  db: Db,
  order: OrderRow,
  locale: Locale,
): Promise<Order> {
  const [hotels, money, events, revisions, reviewed, methods, pending] = await Promise.all([
    hotelsForOrders(db, [order.snapshot.product.hotel], locale),
    context.payments.moneyOf(db, [order.id]),
    readEvents(db, order.id),
    readRevisions(db, order.id),
    context.isReviewed(db, { id: order.id, hotelId: order.snapshot.product.hotel }),
    context.openMethods(),
    readPendingChange(db, order.id),
  ])
  const now = context.now()
  return presentOrder(
    order,
    {
      hotel: hotels.get(order.snapshot.product.hotel) as OrderHotel,
      money: money.get(order.id) ?? noMoney,
      events,
      revisions,
      methods,
      means: paymentOptionsOf(order, now, { methods, holding: context.holding }),
      actions: actionsOf(order, { reviewed, now }),
      change: presentPending(order, pending),
      now,
    },
    locale,
  )
}

/** Tells a waiting page whether to poll: only while something is pending. */
export async function showOrderStatus(context: BookingContext, { id, guestId }: Omit<Asked, 'locale'>) {
  const order = await readOrderOf(context.db, { id, guestId })
  if (!order) return refuse('not_found')
  const money = (await context.payments.moneyOf(context.db, [id])).get(id) ?? noMoney
  const state = stateAt(order, context.now())
  const { checking, state: payment } = money
  const isChanging = duesIn(order.dues, 'open').some(({ kind }) => kind === 'change')
  const isWaiting =
    state === 'held' || state === 'payment_review' || isChanging || checking || payment === 'pending'
  return ok({ state, payment, checking, version: order.version, poll_ms: isWaiting ? 2_000 : 0 })
}
