import type { MoneyEvent, MoneySummary } from '#contract/payments.ts'
import { money } from '#domain/money.ts'
import { heldOf } from '#domain/payment-sums.ts'
import { isoInstant } from '#domain/zone-time.ts'
import type { MovementRow, OperationRow, PaymentRow } from './payment-row.ts'

type Trail = {
  readonly payments: readonly PaymentRow[]
  readonly operations: readonly OperationRow[]
  readonly movements: readonly (MovementRow & { readonly paymentId: string })[]
}

const most = 100
const kindOfMovement = {
  authorisation: 'authorise',
  capture: 'capture',
  refund: 'refund',
  void: 'void',
} as const

type Told = {
  at: number
  payment: PaymentRow
  kind: MoneyEvent['kind']
  state: MoneyEvent['state']
  amount: number
}

/** What happened to an order's money, newest first: what we did, and what the provider did by itself. */
export function presentTrail({ payments, operations, movements }: Trail): MoneyEvent[] {
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  const told: Told[] = [
    ...payments.map(
      (payment) =>
        ({
          at: payment.createdAt,
          payment,
          kind: 'created',
          state: payment.state === 'failed' ? 'failed' : 'succeeded',
          amount: payment.amount,
        }) as const,
    ),
    ...operations.flatMap(({ kind, state, amount, plannedAt, finishedAt, paymentId, refusal }) => {
      // Held anew, closed or tried before the payer agreed: nothing that moved a guest's money.
      if (kind === 'reauthorise' || kind === 'close' || refusal === 'not_approved') return []
      return [{ at: finishedAt ?? plannedAt, payment: byId.get(paymentId)!, kind, state, amount }]
    }),
    ...movements
      .filter(({ operationId }) => operationId === null)
      .map(({ at, kind, amount, paymentId }) => ({
        at,
        payment: byId.get(paymentId)!,
        kind: kindOfMovement[kind],
        state: 'succeeded' as const,
        amount,
      })),
  ]
  return told
    .toSorted((a, b) => a.at - b.at)
    .toReversed()
    .slice(0, most)
    .map(({ at, payment, kind, state, amount }) => ({
      at: isoInstant(at, 'UTC'),
      kind,
      state,
      method: payment.method,
      amount: money(amount, payment.currency),
    }))
}

/** Of one provider; the fee is in the currency that it charges. */
export function presentSummary(payments: readonly PaymentRow[], currency: string): MoneySummary {
  const sum = (part: (payment: PaymentRow) => number) => payments.reduce((all, one) => all + part(one), 0)
  return {
    captured: money(
      sum(({ captured }) => captured),
      currency,
    ),
    held: money(sum(heldOf), currency),
    refunded: money(
      sum(({ refunded }) => refunded),
      currency,
    ),
    fee: money(
      sum(({ fee }) => fee),
      payments.at(-1)?.chargeCurrency ?? currency,
    ),
  }
}
