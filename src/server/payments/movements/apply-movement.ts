import { scaleRounded } from '#domain/money/rounding.ts'
import type { PaymentReview } from '#domain/payment/payment-states.ts'
import type { OperationRow, PaymentRow } from '../payment-row.ts'
import type { Movement } from '../provider.ts'

/** The effect of a movement on a payment; `amount` is its part in the order's currency. */
export type Change =
  | { readonly is: 'counted'; readonly amount: number; readonly payment: PaymentRow }
  | { readonly is: 'ignored' }
  /** It depends on a movement that was not reported yet. */
  | { readonly is: 'early' }
  /** It does not fit this payment: a review is needed. */
  | { readonly is: 'mismatch'; readonly review: PaymentReview }

type Moment = { readonly now: number; readonly honouredDays: number | null }
const day = 86_400_000

/** The payer's own part: until it, the order waits for this payment. */
export const isFirstMoney = (
  { authorised, captured }: PaymentRow,
  { kind }: Pick<Movement, 'kind'>,
): boolean => authorised === 0 && captured === 0 && (kind === 'authorisation' || kind === 'capture')

export function applyMovementToPayment(
  payment: PaymentRow,
  movement: Movement,
  operation: OperationRow | null,
  moment: Moment,
): Change {
  if (movement.money.currency !== payment.chargeCurrency && movement.kind !== 'void')
    return { is: 'mismatch', review: 'wrong_currency' }
  return changes[movement.kind](payment, movement, operation, moment)
}

type Changing = (
  payment: PaymentRow,
  movement: Movement,
  operation: OperationRow | null,
  moment: Moment,
) => Change

const changes: Record<Movement['kind'], Changing> = {
  authorisation: (payment, { id, money, expires }, _operation, { now, honouredDays }) => {
    const hold = {
      holdId: id,
      holdExpiresAt: expires ?? null,
      honouredUntil: honouredDays === null ? null : now + honouredDays * day,
    }
    // Renewed: it replaces the hold before.
    if (payment.authorised > 0) return { is: 'counted', amount: 0, payment: { ...payment, ...hold } }
    if (money.amount !== payment.chargeAmount) return { is: 'mismatch', review: 'wrong_amount' }
    const { amount } = payment
    return { is: 'counted', amount, payment: { ...payment, ...hold, authorised: amount } }
  },

  capture: (payment, { money, fee = 0 }, operation) => {
    if (payment.way === 'hold' && payment.authorised === 0) return { is: 'early' }
    const chargeCaptured = payment.chargeCaptured + money.amount
    if (chargeCaptured > payment.chargeAmount) return { is: 'mismatch', review: 'wrong_amount' }
    const left = {
      charge: payment.chargeAmount - payment.chargeCaptured,
      amount: payment.amount - payment.captured,
    }
    const amount = operation?.amount ?? partOf(payment, money.amount, left)
    const captured = payment.captured + amount
    return {
      is: 'counted',
      amount,
      payment: { ...payment, captured, chargeCaptured, fee: payment.fee + fee },
    }
  },

  refund: (payment, { money, isReversal = false }, operation) => {
    const chargeRefunded = payment.chargeRefunded + money.amount
    if (chargeRefunded > payment.chargeCaptured) return { is: 'early' }
    const left = {
      charge: payment.chargeCaptured - payment.chargeRefunded,
      amount: payment.captured - payment.refunded,
    }
    const amount = operation?.amount ?? partOf(payment, money.amount, left)
    const review = payment.review ?? (operation ? null : isReversal ? 'reversed' : 'foreign_refund')
    const refunded = payment.refunded + amount
    return { is: 'counted', amount, payment: { ...payment, refunded, chargeRefunded, review } }
  },

  void: (payment, { id }, operation) => {
    // This hold was renewed since.
    if (id !== payment.holdId) return { is: 'ignored' }
    const released = payment.authorised - payment.captured
    const review = payment.review ?? (operation ? null : 'hold_lost')
    return { is: 'counted', amount: 0, payment: { ...payment, released, review } }
  },
}

/** The part of money moved without us, in the order's currency: all that is left if the whole charge moved. */
const partOf = (
  { amount, chargeAmount }: PaymentRow,
  charged: number,
  left: { readonly charge: number; readonly amount: number },
): number =>
  charged === left.charge ? left.amount : Math.min(left.amount, scaleRounded(charged, amount, chargeAmount))
