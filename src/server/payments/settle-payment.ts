import { money } from '#domain/money.ts'
import { isOpen } from '#domain/payment-sums.ts'
import type { Tx } from '../db/database.ts'
import type { PaymentRow } from './payment-row.ts'
import { planOperation } from './plan-operation.ts'
import { paymentsOf } from './store.ts'
import type { PaymentWorld } from './world.ts'

/** The payer has paid, or money is held: the order takes it, or all of it goes back by itself. */
export async function settlePayment(world: PaymentWorld, tx: Tx, payment: PaymentRow): Promise<PaymentRow> {
  const { id, orderId, currency, part, captured, authorised, chargeCurrency } = payment
  const now = world.now()
  const kind = captured > 0 ? 'captured' : 'authorised'
  const amount = captured > 0 ? captured : authorised
  const charge = money(captured > 0 ? payment.chargeCaptured : payment.chargeAmount, chargeCurrency)
  const answer = await world.orders.settle(tx, { orderId, kind, amount, currency, charge, part, now })
  world.onStep?.('order_settled')
  if (answer === 'accepted') {
    await closeOthers(tx, payment, now)
    return payment
  }
  if (captured > 0)
    await planOperation(tx, { paymentId: id, kind: 'refund', amount, reason: 'give_back', now })
  else await planOperation(tx, { paymentId: id, kind: 'void', amount, reason: 'give_back', now })
  return { ...payment, orphan: true, released: captured > 0 ? payment.released : authorised }
}

/** Nobody is to pay the same once more; who does it all the same gets it back. */
async function closeOthers(tx: Tx, { id, orderId, part }: PaymentRow, now: number) {
  for (const other of await paymentsOf(tx, [orderId])) {
    if (other.id === id || other.part !== part || !isOpen(other.state)) continue
    await planOperation(tx, { paymentId: other.id, kind: 'close', amount: 0, reason: 'paid_otherwise', now })
  }
}
