import { scaleRounded } from '../money/rounding.ts'
import type { PaymentState } from './payment-states.ts'
import { capturedState } from './payment-states.ts'

/** Totals of a payment's money movements, in the order's currency. */
export interface PaymentSums {
  readonly amount: number
  readonly authorised: number
  readonly captured: number
  /** Authorised money that will not be captured any more. */
  readonly released: number
  readonly refunded: number
}

/** Movements that are decided and not yet executed. */
export interface PlannedSums {
  readonly captures: number
  readonly refunds: number
}

/** The part of a hold that can still be captured. */
export const heldOf = ({ authorised, captured, released }: PaymentSums): number =>
  Math.max(0, authorised - captured - released)

export const capturable = (sums: PaymentSums, planned: PlannedSums): number =>
  Math.max(0, heldOf(sums) - planned.captures)

/** The refundable amount, including planned captures, which are executed first. */
export const refundable = ({ captured, refunded }: PaymentSums, planned: PlannedSums): number =>
  Math.max(0, captured + planned.captures - refunded - planned.refunds)

/** The state follows from the sums; without money movements it stays as it was. */
export function stateOfSums(sums: PaymentSums, before: PaymentState): PaymentState {
  if (heldOf(sums) > 0) return 'authorised'
  if (sums.captured > 0) return capturedState(sums.captured, sums.refunded)
  if (sums.authorised > 0) return before === 'expired' ? 'expired' : 'voided'
  return before
}

/** Waiting for the payer: nothing was held, charged or given up. */
export const isOpen = (state: PaymentState): boolean => state === 'created' || state === 'pending'

const seconds = 1_000
const minutes = 60 * seconds
/** Backoff before querying a provider again whose response was unclear. */
const askAgain: readonly number[] = [
  ...[1, 2, 4, 8, 16, 32].map((n) => n * seconds),
  ...[1, 5, 10, 30, 60, 120, 240, 480].map((n) => n * minutes),
]

/** Delay after this many failed tries; null once staff have to take over. */
export const pollBackoff = (tries: number): number | null => askAgain[tries - 1] ?? null

/**
 * The part of the charge that corresponds to a part of the amount. Computed from cumulative sums, so that
 * parts that add up to the amount add up to exactly the charge.
 */
export function chargedPart(
  { amount, charge }: { readonly amount: number; readonly charge: number },
  before: number,
  part: number,
): number {
  const upTo = (sum: number) => (amount === charge ? sum : scaleRounded(sum, charge, amount))
  return upTo(before + part) - upTo(before)
}
