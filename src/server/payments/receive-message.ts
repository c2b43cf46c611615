import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import type { PaymentReview } from '#domain/payment/payment-states.ts'
import { isOpen } from '#domain/payment/payment-sums.ts'
import { ok } from '#domain/result.ts'
import { type Db, type Tx, transaction } from '../db/database.ts'
import { addJob } from '../jobs/add-job.ts'
import { type PaymentContext, providerOf } from './context.ts'
import { writeDispute } from './dispute-store.ts'
import { planFinish } from './finish-payment.ts'
import { lockPayment } from './lock-payment.ts'
import { dropMessages, type Effect, insertMessage, writeEffect } from './message-store.ts'
import { applyMovements } from './movements/apply-movements.ts'
import { findByMovement } from './movements/movement-store.ts'
import { findByNumbers } from './payment-directory-store.ts'
import type { PaymentRow } from './payment-row.ts'
import type { ProviderFacts, ProviderMessage, RawMessage } from './provider.ts'
import { writeReview } from './store.ts'

/**
 * Processes a provider's webhook. A verified one is recorded in the transaction of its effect: a repetition, parallel
 * or years later, finds the record; one that was not recorded is sent again.
 */
export async function receiveMessage(context: PaymentContext, method: PaymentMethod, raw: RawMessage) {
  const provider = providerOf(context, method)
  const read = await provider.readMessage(raw)
  if (!read.ok) return read
  const message = read.value
  await transaction(context.db, async (tx) => {
    const { eventId, kind } = message
    const body = raw.body.toString()
    if (!(await insertMessage(tx, { method, eventId, kind, body, now: context.now() }))) return
    const paymentId = await paymentOf(tx, method, message)
    if (message.dispute) await writeDispute(tx, { method, paymentId, dispute: message.dispute })
    const effect = paymentId ? await applyMessage(context, tx, paymentId, message) : 'unmatched'
    if (effect !== 'applied' || paymentId) await writeEffect(tx, { method, eventId, paymentId, effect })
    context.onStep?.('message_written')
  })
  context.onStep?.('message_taken')
  return ok(provider.receipt)
}

async function paymentOf(tx: Tx, method: PaymentMethod, message: ProviderMessage) {
  const { reference, outNo, movements, dispute } = message
  const ids = [...movements.flatMap(({ id, of }) => (of ? [id, of] : [id])), ...(dispute?.captures ?? [])]
  return (await findByNumbers(tx, { method, reference, outNo })) ?? (await findByMovement(tx, method, ids))
}

async function applyMessage(
  context: PaymentContext,
  tx: Tx,
  paymentId: string,
  message: ProviderMessage,
): Promise<Effect> {
  const payment = await lockPayment(context, tx, paymentId)
  const mismatch = mismatchReason(context, payment, message)
  if (mismatch) {
    await writeReview(tx, payment.id, payment.review ?? mismatch)
    // The provider's state decides, not a contradictory webhook.
    await addJob(tx, 'check_payment', { paymentId })
    return 'mismatch'
  }
  const after = await applyMovements(context, tx, payment, message.movements)
  if (message.stage === 'approved' && isOpen(after.state)) await planFinish(context, tx, after)
  return 'applied'
}

/** A validly signed webhook may still be about other money: amount, currency, payee and order must match. */
export function mismatchReason(
  { providers }: Pick<PaymentContext, 'providers'>,
  payment: PaymentRow,
  { reference, outNo, payee, movements }: ProviderFacts,
): PaymentReview | null {
  const ours = providers.get(payment.method)?.payee ?? null
  if (reference !== null && payment.reference !== null && reference !== payment.reference)
    return 'wrong_order'
  if (outNo !== null && outNo !== payment.outNo) return 'wrong_order'
  if (payee !== null && ours !== null && payee !== ours) return 'wrong_payee'
  const counted = movements.filter(({ kind }) => kind !== 'void')
  if (counted.some(({ money }) => money.currency !== payment.chargeCurrency)) return 'wrong_currency'
  const isWhole = ({ kind, money }: (typeof counted)[number]) =>
    kind === 'refund' ||
    (kind === 'capture' && payment.way === 'hold'
      ? money.amount <= payment.chargeAmount
      : money.amount === payment.chargeAmount)
  return counted.every(isWhole) ? null : 'wrong_amount'
}

/** Longer than any provider repeats a webhook. */
const keptFor = 180 * 86_400_000

export const purgeProviderMessages = (db: Db, now: number) => dropMessages(db, now - keptFor)
