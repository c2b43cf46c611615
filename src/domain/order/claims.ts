import type { PaymentTerms } from '../price/payment-types.ts'
import type { Result } from '../result.ts'
import { ok, refuse } from '../result.ts'
import type { Instant } from '../time/zone-time.ts'
import type { OrderState } from './order-states.ts'

export const claimStates = ['open', 'granted', 'refused'] as const
export type ClaimState = (typeof claimStates)[number]

const HOUR = 60 * 60 * 1000
/** How long after its sighting an offer can be claimed. */
export const SIGHTING_LIFE = 48 * HOUR
/** Tolerance for clock skew. */
const CLOCK_ERROR = 5 * 60 * 1000

export interface ClaimedOrder {
  readonly state: OrderState
  /** Whether it can be cancelled free of charge now. */
  readonly isFree: boolean
  readonly total: number
}

/**
 * The best-rate guarantee holds while an order can be cancelled free of charge: until then its guest could
 * book the other offer. `elsewhere` is the other total in the order's currency.
 */
export function decideClaim(
  { state, isFree, total }: ClaimedOrder,
  elsewhere: number,
): Result<{ readonly difference: number }, 'not_claimable' | 'claim_not_lower'> {
  if (state !== 'confirmed' || !isFree) return refuse('not_claimable')
  const difference = total - elsewhere
  return difference > 0 ? ok({ difference }) : refuse('claim_not_lower')
}

/** Staff verify the offer at its source, so the sighting must be recent. */
export const isRecentSighting = (seenAt: Instant, now: Instant): boolean =>
  seenAt <= now + CLOCK_ERROR && now - seenAt <= SIGHTING_LIFE

/** Compensation granted by staff: a refund, or points if no money was paid to us. */
export interface Grant {
  readonly refund: number
  readonly points: number
}

export interface GrantFacts {
  readonly claim: ClaimState
  readonly payment: PaymentTerms['type']
  /** Paid to us and not refunded, in the order's currency. */
  readonly paid: number
}

export type GrantRefusal = 'already_decided' | 'nothing_granted' | 'not_paid_to_us' | 'more_than_paid'

/**
 * A refund requires that everything was prepaid to us. After a refund of a part payment, or of an amount due
 * at the hotel, the guest would be charged the rest again.
 */
export function whyNotGrant(
  { claim, payment, paid }: GrantFacts,
  { refund, points }: Grant,
): GrantRefusal | null {
  if (claim !== 'open') return 'already_decided'
  if (refund <= 0 && points <= 0) return 'nothing_granted'
  if (refund > 0 && payment !== 'prepay') return 'not_paid_to_us'
  return refund > paid ? 'more_than_paid' : null
}
