import { agreedNow, duesOfOrder, lockedRates } from '#domain/order/order-snapshot.ts'
import { type PaymentMeans, type PaymentMethod, paymentPlanOf } from '#domain/payment/payment-means.ts'
import { type PaymentOption, paymentOptions } from '#domain/payment/payment-options.ts'
import { dayOf } from '#domain/time/plain-date.ts'
import { dateIn, type Instant } from '#domain/time/zone-time.ts'
import type { OrderRow } from './order-row.ts'
import { balanceOf, whyNotPay } from './why-not.ts'

/** The available methods, and those that can hold money. */
type Offered = { readonly methods: readonly PaymentMethod[]; readonly holding: readonly PaymentMethod[] }

/** The amount that each method would charge or hold now: the first payment, later the balance. */
export function paymentOptionsOf(order: OrderRow, now: Instant, offered: Offered): PaymentOption[] {
  if (whyNotPay(order, now) !== null) return []
  const { snapshot } = order
  return paymentOptions(dueMeans(order, now, offered), snapshot.conversion.to, lockedRates(snapshot))
}

function dueMeans(order: OrderRow, now: Instant, { methods, holding }: Offered): readonly PaymentMeans[] {
  if (order.state !== 'held') {
    const amount = balanceOf(order)
    return methods.map((method) => ({ method, way: 'charge', amount }))
  }
  const left = agreedNow(order)
  const moments = {
    arrival: dayOf(left.stay.arrival),
    today: dayOf(dateIn(left.zone, now)),
    now,
    collected: left.collected,
    checkIn: left.checkIn,
  }
  return paymentPlanOf(left.terms.payment, duesOfOrder(left), moments, methods, holding).means
}
