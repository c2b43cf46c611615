import type { Id } from '#domain/id.ts'
import { pollBackoff } from '#domain/payment/payment-sums.ts'
import { transaction } from '../../db/database.ts'
import type { RowPage } from '../../jobs/failed-rows.ts'
import { forEachRow } from '../../jobs/for-each-row.ts'
import { type PaymentContext, providerOf } from '../context.ts'
import { lockPayment } from '../lock-payment.ts'
import { knownMovements } from '../movements/apply-movements.ts'
import type { OperationRow, PaymentRow } from '../payment-row.ts'
import type { ProviderOperation } from '../provider.ts'
import { answerFor, providerPayment } from '../provider-view.ts'
import { findDue, markAsked, operationsOf } from './operation-store.ts'
import { prepareOperation } from './prepare-operation.ts'
import { recordOutcome } from './record-outcome.ts'

/** Longer than any provider timeout: the process that sent it is gone. */
export const SEND_PATIENCE = 60_000
const mostSteps = 20

/**
 * Runs the planned operations of a payment one after the other; an unknown result is queried first. Each step is
 * committed before the provider is called, and no transaction is open during the call.
 */
export async function advancePayment(context: PaymentContext, paymentId: Id): Promise<void> {
  for (let step = 0; step < mostSteps; step++) {
    const taken = await takeNext(context, paymentId)
    if (!taken) return
    const { payment, operation } = taken
    const provider = providerOf(context, payment.method)
    context.onStep?.(`${operation.kind}_committed`)
    const answer = taken.sent
      ? await provider.run(taken.sent)
      : answerFor(await provider.read(providerPayment(context, payment)), operation, taken.known)
    context.onStep?.(`${operation.kind}_answered`)
    if (!(await recordOutcome(context, operation, answer))) return
  }
}

type Taken = { readonly payment: PaymentRow; readonly operation: OperationRow } & (
  | { readonly sent: ProviderOperation }
  | { readonly sent: null; readonly known: ReadonlySet<string> }
)

/** Claims the next step of a payment; null if there is none now. */
function takeNext(context: PaymentContext, paymentId: Id): Promise<Taken | null> {
  return transaction(context.db, async (tx) => {
    const now = context.now()
    const payment = await lockPayment(context, tx, paymentId)
    const operations = await operationsOf(tx, [paymentId])
    const open = operations.find(({ state }) => state === 'sent' || state === 'unknown')
    if (open) {
      const isDue =
        open.state === 'sent'
          ? (open.sentAt ?? 0) <= now - SEND_PATIENCE
          : open.nextTryAt !== null && open.nextTryAt <= now
      if (!isDue) return null
      const pause = pollBackoff(open.tries + 1)
      await markAsked(tx, open, pause === null ? null : now + pause)
      const known = await knownMovements(tx, paymentId)
      return { payment, operation: { ...open, tries: open.tries + 1 }, sent: null, known }
    }
    for (const operation of operations.filter(({ state }) => state === 'planned')) {
      const sent = await prepareOperation(context, tx, payment, operation)
      if (sent) return { payment, operation: { ...operation, tries: operation.tries + 1 }, sent }
    }
    return null
  })
}

/** Every minute: payments whose own job was lost, and queries that are due. */
export async function advancePayments(context: PaymentContext) {
  const now = context.now()
  const find = (page: RowPage) => findDue(context.db, { by: now, sentBefore: now - SEND_PATIENCE, page })
  return forEachRow(context, { task: 'advance_payments', find }, (id) => advancePayment(context, id))
}
