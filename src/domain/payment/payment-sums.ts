import { scaleRounded } from '../money/rounding.ts'
import type { PaymentState } from './payment-states.ts'
import { capturedState } from './payment-states.ts'

/** What happened to a payment's money so far, in the order's currency. */
export interface PaymentSums {
  readonly amount: number
  readonly authorised: number
  readonly captured: number
  /** Of what was authorised, what will not be captured any more. */
  readonly released: number
  readonly refunded: number
}

/** What is decided and not done yet. */
export interface PlannedSums {
  readonly captures: number
  readonly refunds: number
}

/** What can still be captured of a hold. */
export const heldOf = ({ authorised, captured, released }: PaymentSums): number =>
  Math.max(0, authorised - captured - released)

export const capturable = (sums: PaymentSums, planned: PlannedSums): number =>
  Math.max(0, heldOf(sums) - planned.captures)

/** What can still go back, captures that are planned included: they come first. */
export const refundable = ({ captured, refunded }: PaymentSums, planned: PlannedSums): number =>
  Math.max(0, captured + planned.captures - refunded - planned.refunds)

/** A payment is in the state that its sums say; where no money moved, in the one that it was in. */
export function stateOfSums(sums: PaymentSums, before: PaymentState): PaymentState {
  if (heldOf(sums) > 0) return 'authorised'
  if (sums.captured > 0) return capturedState(sums.captured, sums.refunded)
  if (sums.authorised > 0) return before === 'expired' ? 'expired' : 'voided'
  return before
}

/** Waits for its payer: nothing was held, charged or given up. */
export const isOpen = (state: PaymentState): boolean => state === 'created' || state === 'pending'

const seconds = 1_000
const minutes = 60 * seconds
/** When to ask a provider again that left us in the dark, counted from the last time. */
const askAgain: readonly number[] = [
  ...[1, 2, 4, 8, 16, 32].map((n) => n * seconds),
  ...[1, 5, 10, 30, 60, 120, 240, 480].map((n) => n * minutes),
]

/** How long to wait after so many tries in vain; null once a person has to look. */
export const pauseBeforeAsking = (tries: number): number | null => askAgain[tries - 1] ?? null

/**
 * What of a charge stands for a part of the amount, after the parts before it. Reckoned from the sums, so that parts
 * which add up to the whole add up to exactly what was charged.
 */
export function chargedPart(
  { amount, charge }: { readonly amount: number; readonly charge: number },
  before: number,
  part: number,
): number {
  const upTo = (sum: number) => (amount === charge ? sum : scaleRounded(sum, charge, amount))
  return upTo(before + part) - upTo(before)
}
