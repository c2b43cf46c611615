import { money } from '#domain/money/money.ts'
import { capturable, chargedPart, isOpen, stateOfSums } from '#domain/payment/payment-sums.ts'
import type { Tx } from '../../db/database.ts'
import type { PaymentContext } from '../context.ts'
import { movePayment } from '../move-payment.ts'
import { capturesOf } from '../movements/movement-store.ts'
import { postRefundOwed } from '../movements/post-money.ts'
import type { OperationRow, PaymentRow } from '../payment-row.ts'
import type { ProviderOperation } from '../provider.ts'
import { providerPayment } from '../provider-view.ts'
import { writeReview } from '../store.ts'
import {
  insertOperation,
  markFailed,
  markSent,
  markSucceeded,
  plannedSums,
  writeAmount,
} from './operation-store.ts'

/**
 * Prepares a planned operation and marks it as sent. Computes its amount in the provider's currency from all earlier
 * operations, and the capture it belongs to. Null if there is nothing to send.
 */
export async function prepareOperation(
  context: PaymentContext,
  tx: Tx,
  payment: PaymentRow,
  operation: OperationRow,
): Promise<ProviderOperation | null> {
  const now = context.now()
  const { id, kind } = operation
  if (isPayersPart(payment, operation) && !mayStillPay(payment, now)) {
    await markFailed(tx, operation, 'too_late', now)
    return null
  }
  const fitted = kind === 'refund' ? await fitRefund(tx, payment, operation, now) : whole(payment, operation)
  if (!fitted) {
    await markFailed(tx, operation, 'nothing_to_refund', now)
    await writeReview(tx, payment.id, 'refund_refused')
    return null
  }
  const { amount, charge, captureId } = fitted
  if (charge === 0 && (kind === 'refund' || kind === 'capture')) {
    await markSucceeded(tx, operation, null, now)
    const moved = {
      ...payment,
      captured: payment.captured + (kind === 'capture' ? amount : 0),
      refunded: payment.refunded + (kind === 'refund' ? amount : 0),
    }
    await movePayment(tx, payment, { ...moved, state: stateOfSums(moved, payment.state) })
    const by = { kind: 'provider', name: payment.method } as const
    if (operation.dueId)
      await context.orders.captured(tx, { orderId: payment.orderId, dueId: operation.dueId, by, now })
    return null
  }
  await markSent(tx, operation, { chargeAmount: charge, captureId, now })
  if (kind === 'refund') await postRefundOwed(tx, payment, id, charge, now)
  const planned = await plannedSums(tx, payment.id)
  return {
    key: id,
    kind,
    charge: money(charge, payment.chargeCurrency),
    // Its own amount is still among the planned ones.
    isFinal: kind === 'capture' && capturable(payment, planned) === 0,
    captureId,
    firstSentAt: operation.firstSentAt ?? now,
    payment: providerPayment(context, payment),
  }
}

/** Captures what the payer approved; every other operation moves money that is already booked. */
const isPayersPart = ({ way }: PaymentRow, { kind }: OperationRow) =>
  kind === 'authorise' || (kind === 'capture' && way === 'charge')

const mayStillPay = ({ state, payBefore }: PaymentRow, now: number) =>
  isOpen(state) && (payBefore === null || payBefore > now)

type Fitted = { readonly amount: number; readonly charge: number; readonly captureId: string | null }

function whole(payment: PaymentRow, { kind, amount }: OperationRow): Fitted {
  const sums = { amount: payment.amount, charge: payment.chargeAmount }
  // A renewed hold covers the amount still held: a released part is not held again.
  if (kind === 'capture' || kind === 'reauthorise')
    return { amount, charge: chargedPart(sums, payment.captured, amount), captureId: null }
  return { amount, charge: kind === 'close' ? 0 : payment.chargeAmount, captureId: null }
}

/** A refund belongs to one capture: the part beyond the first capture with a remainder becomes another refund. */
async function fitRefund(
  tx: Tx,
  payment: PaymentRow,
  operation: OperationRow,
  now: number,
): Promise<Fitted | null> {
  const { amount, reason } = operation
  const sums = { amount: payment.amount, charge: payment.chargeAmount }
  const chargeFor = (part: number) => chargedPart(sums, payment.refunded, part)
  const captures = (await capturesOf(tx, payment.id)).filter(({ left }) => left > 0)
  const whole = captures.find(({ left }) => left >= chargeFor(amount))
  if (whole) return { amount, charge: chargeFor(amount), captureId: whole.id }
  const [first] = captures.toSorted((a, b) => b.left - a.left)
  if (!first) return null
  let part = Math.min(amount, Math.ceil((first.left * sums.amount) / sums.charge))
  while (part > 0 && chargeFor(part) > first.left) part--
  if (part === 0) return null
  await writeAmount(tx, operation, part)
  await insertOperation(tx, {
    paymentId: payment.id,
    kind: 'refund',
    amount: amount - part,
    reason: `${reason}+`,
    now,
  })
  return { amount: part, charge: chargeFor(part), captureId: first.id }
}
