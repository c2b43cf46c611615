import type { Id } from '#domain/id.ts'
import type { PaymentMeans, PaymentMethod } from '#domain/payment/payment-means.ts'
import type { PaymentReview, PaymentState } from '#domain/payment/payment-states.ts'
import type { PaymentSums } from '#domain/payment/payment-sums.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Instant } from '#domain/time/zone-time.ts'
import type { Movement, NextStep, OperationKind } from './provider.ts'

/** Amounts are in the order's currency; those of the charge are in the provider's. */
export type PaymentRow = PaymentSums & {
  readonly id: Id
  readonly key: string
  readonly orderId: Id
  readonly method: PaymentMethod
  readonly way: PaymentMeans['way']
  readonly dueId: Id | null
  readonly state: PaymentState
  readonly currency: string
  readonly chargeAmount: number
  readonly chargeCurrency: string
  readonly chargeCaptured: number
  readonly chargeRefunded: number
  readonly fee: number
  readonly outNo: string
  readonly reference: string | null
  readonly next: NextStep | null
  readonly title: string
  readonly locale: Locale
  readonly holdId: string | null
  readonly holdExpiresAt: Instant | null
  readonly honouredUntil: Instant | null
  readonly unclaimed: boolean
  readonly review: PaymentReview | null
  readonly payBefore: Instant | null
  readonly createdAt: Instant
}

export const operationStates = ['planned', 'sent', 'succeeded', 'failed', 'unknown'] as const
export type OperationState = (typeof operationStates)[number]

export type OperationRow = {
  readonly id: string
  readonly paymentId: Id
  readonly kind: OperationKind
  readonly amount: number
  readonly chargeAmount: number
  readonly reason: string
  /** The due that a capture of a hold settles. */
  readonly dueId: Id | null
  readonly state: OperationState
  readonly captureId: string | null
  readonly refusal: string | null
  /** How staff resolved a refused refund. */
  readonly resolved: 'retried' | 'paid_elsewhere' | 'assigned' | null
  readonly tries: number
  readonly plannedAt: Instant
  readonly firstSentAt: Instant | null
  readonly sentAt: Instant | null
  readonly nextTryAt: Instant | null
  readonly finishedAt: Instant | null
}

export type MovementRow = {
  readonly kind: Movement['kind']
  readonly providerId: string
  readonly operationId: string | null
  readonly amount: number
  readonly chargeAmount: number
  readonly of: string | null
  readonly at: Instant
}
