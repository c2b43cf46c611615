import type { Order } from '#contract/booking.ts'

/** The result of a payment, as shown to the guest. */
export type PaymentResult =
  | 'paid'
  | 'held'
  | 'at_hotel'
  | 'checking'
  | 'declined'
  | 'open'
  | 'ended'
  | 'returned'
  | 'cancelled'

const wasReturned = ({ events }: Pick<Order, 'events'>) => events.at(-1)?.kind === 'money_given_back'

/** By what the server knows alone: an address that a provider, or anybody, sent the browser to proves nothing. */
export function paymentResultOf(order: Order): PaymentResult {
  const { state, payment, actions } = order
  if (state === 'payment_review' || payment.checking) return 'checking'
  if (state === 'held') return payment.state === 'failed' ? 'declined' : 'open'
  if (state === 'expired') return wasReturned(order) ? 'returned' : 'ended'
  if (state === 'cancelled' || state === 'no_show') return wasReturned(order) ? 'returned' : 'cancelled'
  if (actions.pay === null && payment.state === 'failed') return 'declined'
  if (actions.pay === null && payment.state === 'created') return 'open'
  if (payment.held.amount > 0) return 'held'
  return payment.captured.amount > 0 ? 'paid' : 'at_hotel'
}

/** The order is paid, and a payment on top of it went back. */
export const hasSecondReturned = (order: Order) => order.state === 'confirmed' && wasReturned(order)

/**
 * Whether PayPal is asked what became of a payment: one was begun there, or the guest comes from there. The address is
 * believed no further than that, since asking changes nothing that was not approved.
 */
export const mayFinishPaypal = ({ payment, actions }: Order, isFromPaypal: boolean): boolean =>
  actions.pay === null &&
  (isFromPaypal ||
    (payment.method === 'paypal' && (payment.state === 'created' || payment.state === 'pending')))
