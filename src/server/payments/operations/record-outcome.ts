import type { PaymentReview } from '#domain/payment/payment-states.ts'
import { isOpen, pollBackoff } from '#domain/payment/payment-sums.ts'
import { type Tx, transaction } from '../../db/database.ts'
import { addJob } from '../../jobs/add-job.ts'
import type { PaymentContext } from '../context.ts'
import { lockPayment } from '../lock-payment.ts'
import { movePayment } from '../move-payment.ts'
import { applyMovements } from '../movements/apply-movements.ts'
import { postRefundRefused } from '../movements/post-money.ts'
import type { OperationRow, PaymentRow } from '../payment-row.ts'
import type { Answer } from '../provider-view.ts'
import { refuseCapture } from '../refuse-capture.ts'
import { writeReview } from '../store.ts'
import { markFailed, markPlanned, markSucceeded, markUnknown, operationsOf } from './operation-store.ts'

/** Records the result of an operation; true once it is final and the next may follow. */
export async function recordOutcome(
  context: PaymentContext,
  { id, kind, paymentId }: OperationRow,
  answer: Answer,
): Promise<boolean> {
  const isOver = await transaction(context.db, async (tx) => {
    const payment = await lockPayment(context, tx, paymentId)
    const told = answer.is === 'done' ? answer.value : answer.is === 'absent' ? answer.movements : []
    const after = await applyMovements(context, tx, payment, told)
    const operation = (await operationsOf(tx, [paymentId])).find((one) => one.id === id)!
    // A webhook or one of these movements has settled it already.
    if (operation.state !== 'sent' && operation.state !== 'unknown') return true
    if (answer.is === 'unknown') return leaveUnknown(context, tx, after, operation, answer.why)
    if (answer.is === 'refused') return recordRefusal(context, tx, after, operation, answer.code)
    if (answer.is === 'absent') return sendAgain(context, tx, after, operation)
    if (operation.kind === 'close') return recordClosed(context, tx, after, operation)
    return leaveUnknown(context, tx, after, operation, 'pending')
  })
  context.onStep?.(`${kind}_recorded`)
  return isOver
}

async function leaveUnknown(
  context: PaymentContext,
  tx: Tx,
  payment: PaymentRow,
  operation: OperationRow,
  why: string,
): Promise<false> {
  const { kind, tries, refusal, state } = operation
  const now = context.now()
  const pause = pollBackoff(tries)
  const nextTryAt = pause === null ? null : now + pause
  await markUnknown(tx, operation, { nextTryAt, refusal: why })
  if (nextTryAt === null) await writeReview(tx, payment.id, payment.review ?? 'unknown')
  else await addJob(tx, 'advance_payment', { paymentId: payment.id }, { runAt: nextTryAt })
  if (state === 'sent' || refusal !== why) context.count(payment.method, kind, 'unknown')
  return false
}

/** It never reached the provider. The payer's part is not taken after its deadline; everything else is sent again. */
async function sendAgain(
  context: PaymentContext,
  tx: Tx,
  payment: PaymentRow,
  operation: OperationRow,
): Promise<boolean> {
  const now = context.now()
  const isPayersPart = isOpen(payment.state) && ['authorise', 'capture'].includes(operation.kind)
  if (isPayersPart && payment.payBefore !== null && payment.payBefore <= now) {
    await markFailed(tx, operation, 'too_late', now)
    context.count(payment.method, operation.kind, 'failed')
    return true
  }
  const isHopeless = pollBackoff(operation.tries) === null
  if (isHopeless) return leaveUnknown(context, tx, payment, operation, 'absent')
  await markPlanned(tx, operation, now)
  return true
}

async function recordClosed(
  context: PaymentContext,
  tx: Tx,
  payment: PaymentRow,
  operation: OperationRow,
): Promise<true> {
  await markSucceeded(tx, operation, null, context.now())
  if (isOpen(payment.state)) await movePayment(tx, payment, { ...payment, state: 'expired' })
  context.count(payment.method, operation.kind, 'succeeded')
  return true
}

/** The effect of a refusal on the payment, if any: a review, or another attempt by the payer. */
async function recordRefusal(
  context: PaymentContext,
  tx: Tx,
  payment: PaymentRow,
  operation: OperationRow,
  code: string,
): Promise<true> {
  const now = context.now()
  if (operation.kind === 'capture' && !isOpen(payment.state)) {
    await refuseCapture(context, tx, payment, operation, code)
    return true
  }
  await markFailed(tx, operation, code, now)
  context.count(payment.method, operation.kind, 'failed')
  if (operation.kind === 'refund') await postRefundRefused(tx, payment, operation, now)
  if (operation.kind === 'close') return true
  if (isOpen(payment.state)) {
    // The payer returned without approving, and may still do so.
    if (code !== 'not_approved') await movePayment(tx, payment, { ...payment, state: 'failed' })
    return true
  }
  const isRenewal = operation.kind === 'reauthorise'
  const review: PaymentReview =
    operation.kind === 'reauthorise' ? 'hold_not_renewed' : `${operation.kind}_refused`
  await movePayment(tx, payment, {
    ...payment,
    review: payment.review ?? review,
    honouredUntil: isRenewal ? null : payment.honouredUntil,
  })
  return true
}
