import type { MoneyEvent, MoneySummary } from '#contract/payments.ts'
import { money } from '#domain/money/money.ts'
import { heldOf } from '#domain/payment/payment-sums.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
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
  chargeAmount: number
}

/** The money events of an order, newest first: our operations, and those that the provider started. */
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
          chargeAmount: payment.chargeAmount,
        }) as const,
    ),
    ...operations.flatMap((operation) => {
      const { kind, state, amount, chargeAmount, plannedAt, finishedAt, paymentId, refusal } = operation
      // A renewal, a close or an attempt before the approval moved no money of the guest.
      if (kind === 'reauthorise' || kind === 'close' || refusal === 'not_approved') return []
      const at = finishedAt ?? plannedAt
      return [{ at, payment: byId.get(paymentId)!, kind, state, amount, chargeAmount }]
    }),
    ...movements
      .filter(({ operationId }) => operationId === null)
      .map(({ at, kind, amount, chargeAmount, paymentId }) => ({
        at,
        payment: byId.get(paymentId)!,
        kind: kindOfMovement[kind],
        state: 'succeeded' as const,
        amount,
        chargeAmount,
      })),
  ]
  return told
    .toSorted((a, b) => a.at - b.at)
    .toReversed()
    .slice(0, most)
    .map(({ at, payment, kind, state, amount, chargeAmount }) => ({
      at: isoInstant(at, 'UTC'),
      kind,
      state,
      method: payment.method,
      amount: money(amount, payment.currency),
      charged:
        payment.chargeCurrency === payment.currency || chargeAmount === 0
          ? null
          : money(chargeAmount, payment.chargeCurrency),
    }))
}

/** For one provider; the fee is in the currency that it charges. */
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
