export const paymentStates = [
  'created',
  'pending',
  'authorised',
  'captured',
  'partly_refunded',
  'refunded',
  'failed',
  'voided',
  'expired',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** Why a payment needs a manual review. */
export type PaymentReview =
  | 'unknown'
  | 'wrong_amount'
  | 'wrong_currency'
  | 'wrong_payee'
  | 'wrong_order'
  | 'refund_refused'
  | 'refund_failed'
  | 'refund_short'
  | 'capture_short'
  | 'capture_refused'
  | 'authorise_refused'
  | 'void_refused'
  | 'hold_lost'
  | 'hold_lapsed'
  | 'hold_not_renewed'
  | 'foreign_refund'
  | 'reversed'
  | 'foreign_movement'

/**
 * Provider notifications arrive late and out of order. Money may be held or captured on a payment we had
 * given up; a capture may be reviewed (`pending`) and denied. Refunds happen in parts, one per cancelled
 * room.
 */
export const nextPaymentStates: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['pending', 'authorised', 'captured', 'failed', 'expired'],
  pending: ['authorised', 'captured', 'failed', 'expired'],
  authorised: ['pending', 'captured', 'partly_refunded', 'refunded', 'voided', 'expired', 'failed'],
  captured: ['partly_refunded', 'refunded', 'failed'],
  partly_refunded: ['partly_refunded', 'refunded'],
  refunded: [],
  failed: ['authorised', 'captured'],
  voided: ['captured'],
  expired: ['authorised', 'captured'],
}

export function mayPaymentMove(from: PaymentState, to: PaymentState): boolean {
  return nextPaymentStates[from].includes(to)
}

/** The state of captured money by its sums; refunds never exceed captures. */
export function capturedState(captured: number, refunded: number): PaymentState {
  if (refunded === 0) return 'captured'
  return refunded < captured ? 'partly_refunded' : 'refunded'
}
