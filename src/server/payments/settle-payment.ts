import type { Actor } from '#domain/actor.ts'
import { money } from '#domain/money/money.ts'
import { isOpen } from '#domain/payment/payment-sums.ts'
import type { Tx } from '../db/database.ts'
import type { PaymentContext } from './context.ts'
import { planOperation } from './operations/plan-operation.ts'
import type { PaymentRow } from './payment-row.ts'
import { paymentsOf } from './store.ts'

/** The payer has paid, or money is held: the order accepts it, or all of it is refunded. */
export async function settlePayment(
  context: PaymentContext,
  tx: Tx,
  payment: PaymentRow,
  by: Actor = { kind: 'provider', name: payment.method },
): Promise<PaymentRow> {
  const { id, orderId, currency, dueId, captured, authorised, chargeCurrency } = payment
  const now = context.now()
  const kind = captured > 0 ? 'captured' : 'authorised'
  const amount = captured > 0 ? captured : authorised
  const charge = money(captured > 0 ? payment.chargeCaptured : payment.chargeAmount, chargeCurrency)
  const answer = await context.orders.settle(tx, {
    ...{ orderId, dueId, paymentId: id, kind, amount, currency, charge, by, now },
  } as const)
  context.onStep?.('order_settled')
  if (answer !== 'give_back') {
    await closeOthers(tx, payment, now)
    return takeAccepted(tx, payment, answer, now)
  }
  if (captured > 0)
    await planOperation(tx, { paymentId: id, kind: 'refund', amount, reason: 'give_back', now })
  else await planOperation(tx, { paymentId: id, kind: 'void', amount, reason: 'give_back', now })
  return { ...payment, unclaimed: true, released: captured > 0 ? payment.released : authorised }
}

type Accepted = Exclude<Awaited<ReturnType<PaymentContext['orders']['settle']>>, 'give_back'>

/** The excess is refunded or released from the hold; the part that is due at once is captured. */
async function takeAccepted(
  tx: Tx,
  payment: PaymentRow,
  { excess, capture }: Accepted,
  now: number,
): Promise<PaymentRow> {
  const { id: paymentId, captured, released } = payment
  if (capture) {
    const reason = `capture:due:${capture.dueId}`
    await planOperation(tx, { paymentId, kind: 'capture', ...capture, reason, now })
  }
  if (excess === 0) return payment
  if (captured === 0) return { ...payment, released: released + excess }
  await planOperation(tx, { paymentId, kind: 'refund', amount: excess, reason: 'excess', now })
  return payment
}

/** Closes other attempts to pay the same due; a payment that is made all the same is refunded. */
async function closeOthers(tx: Tx, { id, orderId, dueId }: PaymentRow, now: number) {
  for (const other of await paymentsOf(tx, [orderId])) {
    if (other.id === id || other.dueId !== dueId || !isOpen(other.state)) continue
    await planOperation(tx, { paymentId: other.id, kind: 'close', amount: 0, reason: 'paid_otherwise', now })
  }
}
