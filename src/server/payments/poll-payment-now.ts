import type { AlipayDeposit } from '#contract/payments.ts'
import type { Id } from '#domain/id.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import { heldOf } from '#domain/payment/payment-sums.ts'
import { ok, refuse } from '#domain/result.ts'
import { checkPayment } from './check-payment.ts'
import type { PaymentContext } from './context.ts'
import type { PaymentRow } from './payment-row.ts'
import { paymentsOf } from './store.ts'

type Action = AlipayDeposit['action']
type Asked = { orderId: Id; guestId: Id; method: PaymentMethod; action: Action }

/** Whether a payment has reached the state that the action requests. */
const isDone: Record<Action, (payment: PaymentRow) => boolean> = {
  freeze: (payment) => heldOf(payment) > 0,
  capture: ({ captured }) => captured > 0,
  unfreeze: (payment) => payment.released > 0 && heldOf(payment) === 0,
}

/**
 * Queries the provider now for an order's payments and runs their planned operations. The order decides how much of a
 * hold is captured or released, never the caller: an action without a planned operation is refused.
 */
export async function pollPaymentNow(context: PaymentContext, { orderId, guestId, method, action }: Asked) {
  if (!(await context.orders.isOf(context.db, { orderId, guestId }))) return refuse('not_found')
  const read = async () => (await paymentsOf(context.db, [orderId])).filter((one) => one.method === method)
  for (const { id } of await read()) await checkPayment(context, id)
  return (await read()).some(isDone[action]) ? ok(null) : refuse('not_payable')
}
