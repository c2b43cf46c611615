export type PaymentState =
  | 'created'
  | 'pending'
  | 'authorised'
  | 'captured'
  | 'partly_refunded'
  | 'refunded'
  | 'failed'
  | 'voided'
  | 'expired'

/** Providers tell late and out of order, so money may still be captured on what we had given up. */
export const nextPaymentStates: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['pending', 'authorised', 'captured', 'failed', 'expired'],
  pending: ['authorised', 'captured', 'failed', 'expired'],
  authorised: ['captured', 'voided', 'expired', 'failed'],
  captured: ['partly_refunded', 'refunded'],
  partly_refunded: ['refunded'],
  refunded: [],
  failed: ['captured'],
  voided: ['captured'],
  expired: ['captured'],
}

export function mayPaymentMove(from: PaymentState, to: PaymentState): boolean {
  return nextPaymentStates[from].includes(to)
}

/** The state that captured money is in by its sums; what was refunded never exceeds what was captured. */
export function capturedState(captured: number, refunded: number): PaymentState {
  if (refunded === 0) return 'captured'
  return refunded < captured ? 'partly_refunded' : 'refunded'
}
