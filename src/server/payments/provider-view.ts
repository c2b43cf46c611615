import { money } from '#domain/money/money.ts'
import type { PaymentContext } from './context.ts'
import { nameOfMovement, operationOf } from './operations/match-operation.ts'
import type { OperationRow, PaymentRow } from './payment-row.ts'
import type { Movement, Outcome, ProviderFacts, ProviderPayment } from './provider.ts'

/** A payment in the form that providers receive. */
export function providerPayment(
  { origin }: Pick<PaymentContext, 'origin'>,
  payment: PaymentRow,
): ProviderPayment {
  const { id, key, outNo, reference, way, title, locale, payBefore, createdAt, holdId, orderId, method } =
    payment
  const prefix = locale === 'zh' ? '/zh' : ''
  return {
    id,
    key,
    outNo,
    reference,
    way,
    charge: money(payment.chargeAmount, payment.chargeCurrency),
    title,
    locale,
    returnUrl: `${origin()}${prefix}/hotels/inquiryfee?order=${orderId}`,
    notifyUrl: `${origin()}/api/pay/notify/${method}`,
    payBefore,
    createdAt,
    holdId,
  }
}

/** The answer to a query for an operation: its result, or that it never arrived. */
export type Answer =
  | Outcome<readonly Movement[]>
  | { readonly is: 'absent'; readonly movements: readonly Movement[] }

export function answerFor(
  facts: Outcome<ProviderFacts>,
  operation: OperationRow,
  known: ReadonlySet<string>,
): Answer {
  if (facts.is === 'unknown') return facts
  if (facts.is === 'refused') return { is: 'absent', movements: [] }
  const { movements, stage } = facts.value
  const isClosed = operation.kind === 'close' && stage === 'over'
  const isAnswered = movements.some(
    (movement) => !known.has(nameOfMovement(movement)) && operationOf(movement, [operation]) !== null,
  )
  return isClosed || isAnswered ? { is: 'done', value: movements } : { is: 'absent', movements }
}
