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

/**
 * Providers tell late and out of order: money may still be held or captured on what we had given up, a capture may
 * be looked into (`pending`) and denied after all, and money goes back in as many parts as rooms are cancelled.
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

/** The state that captured money is in by its sums; what was refunded never exceeds what was captured. */
export function capturedState(captured: number, refunded: number): PaymentState {
  if (refunded === 0) return 'captured'
  return refunded < captured ? 'partly_refunded' : 'refunded'
}
