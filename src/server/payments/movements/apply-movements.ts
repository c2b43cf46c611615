import type { Id } from '#domain/id.ts'
import type { PaymentReview } from '#domain/payment/payment-states.ts'
import { isOpen, stateOfSums } from '#domain/payment/payment-sums.ts'
import type { Db, Tx } from '../../db/database.ts'
import { addJob } from '../../jobs/add-job.ts'
import type { PaymentContext } from '../context.ts'
import { movePayment } from '../move-payment.ts'
import { nameOfMovement, operationOf } from '../operations/match-operation.ts'
import { markFailed, markSucceeded, operationsOf } from '../operations/operation-store.ts'
import type { OperationRow, PaymentRow } from '../payment-row.ts'
import type { Movement } from '../provider.ts'
import { refuseCapture } from '../refuse-capture.ts'
import { settlePayment } from '../settle-payment.ts'
import { applyMovementToPayment, isFirstMoney } from './apply-movement.ts'
import { insertMovement, movementsOf } from './movement-store.ts'
import { postCapture, postRefund, postRefundRefused } from './post-money.ts'

const rank: Record<Movement['kind'], number> = { authorisation: 0, capture: 1, refund: 2, void: 3 }

/**
 * Applies the movements that a provider reports by response, query or webhook. Each counts once, in the order in
 * which money moves and not in which it is reported. The payment must be locked.
 */
export async function applyMovements(
  context: PaymentContext,
  tx: Tx,
  before: PaymentRow,
  told: readonly Movement[],
): Promise<PaymentRow> {
  const known = await knownMovements(tx, before.id)
  const operations = await operationsOf(tx, [before.id])
  let payment = before
  for (const movement of told.toSorted((a, b) => rank[a.kind] - rank[b.kind])) {
    const operation = operationOf(movement, operations)
    if (movement.state === 'failed') payment = await applyFailure(context, tx, payment, movement, operation)
    else if (movement.state === 'pending') payment = await applyPending(tx, payment, movement)
    else if (!known.has(nameOfMovement(movement)))
      payment = await applyOne(context, tx, payment, movement, operation)
  }
  return payment
}

/** The movements already counted for a payment, by the provider's ids. */
export const knownMovements = async (db: Db, paymentId: Id): Promise<ReadonlySet<string>> =>
  new Set(
    (await movementsOf(db, [paymentId])).map(({ kind, providerId }) =>
      nameOfMovement({ kind, id: providerId }),
    ),
  )

async function applyOne(
  context: PaymentContext,
  tx: Tx,
  payment: PaymentRow,
  movement: Movement,
  operation: OperationRow | null,
): Promise<PaymentRow> {
  const now = context.now()
  const honouredDays = context.providers.get(payment.method)?.honouredDays ?? null
  const change = applyMovementToPayment(payment, movement, operation, { now, honouredDays })
  if (change.is === 'ignored') return payment
  if (change.is === 'mismatch') return askForReview(tx, payment, change.review)
  if (change.is === 'early') {
    // Its capture was not reported yet: the provider is queried for everything.
    await addJob(tx, 'check_payment', { paymentId: payment.id })
    return payment
  }
  const isNew = await insertMovement(tx, {
    method: payment.method,
    kind: movement.kind,
    providerId: movement.id,
    paymentId: payment.id,
    operationId: operation?.id ?? null,
    amount: change.amount,
    chargeAmount: movement.money.amount,
    fee: movement.fee ?? 0,
    of: movement.of ?? null,
    now,
  })
  // Booked for another payment: the same money is reported twice.
  if (!isNew) return askForReview(tx, payment, 'foreign_movement')
  if (operation) await markSucceeded(tx, operation, movement.id, now)
  if (operation) context.count(payment.method, operation.kind, 'succeeded')
  if (movement.kind === 'capture') await postCapture(tx, payment, movement, now)
  if (movement.kind === 'refund') await postRefund(tx, payment, movement, operation, now)
  if (movement.kind === 'refund') await tellRefund(context, tx, payment, movement, change.amount)
  const state = stateOfSums(change.payment, payment.state)
  const changed = await movePayment(tx, payment, { ...change.payment, state })
  context.onStep?.(`${movement.kind}_written`)
  const { id, orderId } = payment
  const by = { kind: 'provider', name: payment.method } as const
  if (isFirstMoney(payment, movement))
    return movePayment(tx, changed, await settlePayment(context, tx, changed))
  if (movement.kind === 'capture' && operation?.dueId)
    await context.orders.captured(tx, { orderId, dueId: operation.dueId, by, now })
  if (movement.kind === 'void' && !operation)
    await context.orders.holdLost(tx, { orderId, paymentId: id, by, now })
  return changed
}

const askForReview = (tx: Tx, payment: PaymentRow, review: PaymentReview) =>
  movePayment(tx, payment, { ...payment, review: payment.review ?? review })

const tellRefund = (
  { orders }: PaymentContext,
  tx: Tx,
  { orderId, method }: PaymentRow,
  { id, money, isReversal }: Movement,
  amount: number,
) =>
  // A chargeback by the payer's bank is no refund of ours.
  isReversal
    ? undefined
    : orders.refunded(tx, { orderId, method, amount, charge: money, key: `${method}:${id}` })

async function applyFailure(
  context: PaymentContext,
  tx: Tx,
  payment: PaymentRow,
  movement: Movement,
  operation: OperationRow | null,
): Promise<PaymentRow> {
  const isPayersPart = movement.kind === 'capture' || movement.kind === 'authorisation'
  if (isPayersPart && isOpen(payment.state)) {
    if (operation) await markFailed(tx, operation, 'denied', context.now())
    return movePayment(tx, payment, { ...payment, state: 'failed' })
  }
  if (!operation || operation.state === 'failed') return payment
  if (movement.kind === 'capture') return refuseCapture(context, tx, payment, operation, 'denied')
  if (movement.kind !== 'refund') return payment
  await markFailed(tx, operation, 'refund_failed', context.now())
  await postRefundRefused(tx, payment, operation, context.now())
  context.count(payment.method, operation.kind, 'failed')
  return askForReview(tx, payment, 'refund_failed')
}

const applyPending = async (tx: Tx, payment: PaymentRow, { kind }: Movement): Promise<PaymentRow> =>
  kind === 'capture' && payment.state === 'created'
    ? movePayment(tx, payment, { ...payment, state: 'pending' })
    : payment
