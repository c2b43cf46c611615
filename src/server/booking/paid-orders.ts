import { dueAmount } from '#domain/order/order-dues.ts'
import { ok, refuse } from '#domain/result.ts'
import type { PaidOrders } from '../payments/context.ts'
import type { BookingContext } from './context.ts'
import { findIdByNumber } from './desk/staff-store.ts'
import type { OrderRow } from './order-row.ts'
import { paymentOptionsOf } from './payment-options.ts'
import { queueOrderMail } from './queue-order-mail.ts'
import { confirmCapture, loseHold, refuseCapture } from './settlement/settle-capture.ts'
import { settleOrder } from './settlement/settle-order.ts'
import { showOrderStatus } from './show-order.ts'
import { lockOrder, readOrder, readOrderOf } from './store.ts'
import { dueToPay, whyNotPay } from './why-not.ts'

/** The interface of orders for payments: the amount to pay, and the effects of a payment. */
export const paidOrders = (context: BookingContext): PaidOrders => ({
  lock: async (tx, orderId) => {
    await lockOrder(tx, { id: orderId })
  },
  payable: async (tx, { orderId, guestId, method, now }) => {
    const order = await lockOrder(tx, { id: orderId, guestId })
    if (!order) return refuse('not_found')
    const why = whyNotPay(order, now)
    if (why) return refuse(why)
    const means = paymentOptionsOf(order, now, context).find((one) => one.method === method)
    if (!means?.charge) return refuse('not_payable')
    const { snapshot, number, locale, payBefore } = order
    const due = dueToPay(order)!
    return ok({
      hotelId: snapshot.product.hotel,
      orderNo: number,
      title: `${snapshot.names.hotel[locale]} · ${number}`,
      locale,
      dueId: due.id,
      way: means.way,
      amount: means.amount,
      currency: snapshot.conversion.to,
      charge: means.charge,
      payBefore: order.state === 'held' ? payBefore : due.kind === 'change' ? due.dueAt : null,
    } as const)
  },
  assignable: async (tx, { number, from, now }) => {
    const id = await findIdByNumber(tx, number)
    if (!id) return refuse('not_found')
    // Always in the order of ids: two assignments cannot deadlock.
    const ids = [id, from].toSorted((a, b) => Number(a) - Number(b))
    const locked = new Map<string, OrderRow | null>()
    for (const one of ids) locked.set(one, await lockOrder(tx, { id: one }))
    const [order, source] = [locked.get(id)!, locked.get(from)]
    const due = whyNotPay(order, now) === null ? dueToPay(order) : null
    if (!due || id === from || order.guestId !== source?.guestId) return refuse('order_not_assignable')
    return ok({
      orderId: id,
      dueId: due.id,
      amount: dueAmount(due),
      currency: order.snapshot.conversion.to,
    })
  },
  isOf: async (db, { orderId, guestId }) => (await readOrderOf(db, { id: orderId, guestId })) !== null,
  status: ({ orderId, guestId }) => showOrderStatus(context, { id: orderId, guestId }),
  refunded: async (tx, { orderId, method, amount, charge, key }) => {
    const order = await readOrder(tx, orderId)
    if (order)
      await queueOrderMail(context, tx, order, 'refund_sent', { refund: amount, charge, method }, key)
  },
  settle: (tx, settled) => settleOrder(context, tx, settled),
  captured: (tx, captured) => confirmCapture(tx, captured),
  captureRefused: (tx, refused) => refuseCapture(context, tx, refused),
  holdLost: (tx, lost) => loseHold(context, tx, lost),
})
