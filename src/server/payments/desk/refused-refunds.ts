import { ok, refuse } from '#domain/result.ts'
import { recordAudit, type Trace } from '../../audit/record-audit.ts'
import type { Tx } from '../../db/database.ts'
import type { PaymentContext } from '../context.ts'
import { lockPayment } from '../lock-payment.ts'
import { postPaidElsewhere } from '../movements/post-money.ts'
import { operationsOf } from '../operations/operation-store.ts'
import { planOperation } from '../operations/plan-operation.ts'
import type { OperationRow, PaymentRow } from '../payment-row.ts'
import { writeReview } from '../store.ts'
import { findIdByOutNo, markResolved } from './staff-store.ts'

type Decision = { number: string; reason: string }

/** A refund that was refused and that nobody has resolved; without captured money there is nothing to send. */
export const isOpenRefusal = ({ kind, state, refusal, resolved }: OperationRow) =>
  kind === 'refund' && state === 'failed' && resolved === null && refusal !== 'nothing_to_refund'

async function lockRefused(context: PaymentContext, tx: Tx, number: string) {
  const id = await findIdByOutNo(tx, number)
  if (!id) return refuse('not_found')
  const payment = await lockPayment(context, tx, id)
  const operations = await operationsOf(tx, [id])
  const refused = operations.filter(isOpenRefusal)
  return refused.length > 0 ? ok({ payment, operations, refused }) : refuse('already_decided')
}

const resolvedReviews = ['refund_refused', 'refund_failed']

async function clearRefusal(tx: Tx, { id, review }: PaymentRow) {
  if (review !== null && resolvedReviews.includes(review)) await writeReview(tx, id, null)
}

/** The decision behind an operation, without the mark of a repeated attempt. */
const decisionOf = (reason: string) => reason.split(':again:')[0]!

/**
 * Sends refused refunds again. Each is a new operation with a new key: the provider repeats its refusal for the old one.
 */
export async function retryRefunds(
  context: PaymentContext,
  tx: Tx,
  { number, reason }: Decision,
  trace: Trace,
) {
  const found = await lockRefused(context, tx, number)
  if (!found.ok) return found
  const { payment, operations, refused } = found.value
  const now = context.now()
  for (const { id, amount, reason: decision } of refused) {
    const base = decisionOf(decision)
    const attempts = operations.filter((one) => decisionOf(one.reason) === base).length
    await markResolved(tx, id, 'retried', now)
    await planOperation(tx, {
      paymentId: payment.id,
      kind: 'refund',
      amount,
      reason: `${base}:again:${attempts}`,
      now,
    })
  }
  await clearRefusal(tx, payment)
  await recordAudit(tx, trace, {
    action: 'refund_retried',
    object: { kind: 'payment', id: payment.id, name: number },
    before: { refusal: refused.map(({ refusal }) => refusal).join(', ') },
    after: { refunds: refused.length },
    reason,
    money: true,
    now,
  })
  return ok({ paymentId: payment.id, refunds: refused.length })
}

/** Records that staff paid refused refunds by another means; the books count them as refunded. */
export async function markPaidElsewhere(
  context: PaymentContext,
  tx: Tx,
  { number, reason }: Decision,
  trace: Trace,
) {
  const found = await lockRefused(context, tx, number)
  if (!found.ok) return found
  const { payment, refused } = found.value
  const now = context.now()
  for (const operation of refused) {
    await markResolved(tx, operation.id, 'paid_elsewhere', now)
    await postPaidElsewhere(tx, payment, operation, { by: trace.actor, note: reason, now })
  }
  await clearRefusal(tx, payment)
  await recordAudit(tx, trace, {
    action: 'refund_paid_elsewhere',
    object: { kind: 'payment', id: payment.id, name: number },
    before: { review: payment.review },
    after: { refunds: refused.length },
    reason,
    money: true,
    now,
  })
  return ok({ paymentId: payment.id, refunds: refused.length })
}
