import type { PlainDate } from '../time/plain-date.ts'
import { addDays } from '../time/plain-date.ts'
import type { PaymentMethod } from './payment-means.ts'

/** Days after which a refund has usually arrived: UnionPay's own limit, and a card behind PayPal. */
const usualDays: Readonly<Record<PaymentMethod, number>> = { alipay: 3, paypal: 10, unionpay: 10 }

export const refundArrival = (method: PaymentMethod, sentOn: PlainDate): PlainDate =>
  addDays(sentOn, usualDays[method])
