import type { Portion } from '../money/portion.ts'
import type { Board } from '../stay/board.ts'
import type { CancellationPolicy, CancellationStep } from './cancellation.ts'
import type { PaymentTerms } from './payment-types.ts'

/** The terms of a plan besides its price, as the hotel wrote them. */
export interface QuotedTerms {
  readonly board: Board
  readonly policy: CancellationPolicy
  readonly payment: PaymentTerms
}

/** Whether two plans have the same terms: meals, cancellation and payment. */
export function isSameTerms(a: QuotedTerms, b: QuotedTerms): boolean {
  return a.board === b.board && isSamePolicy(a.policy, b.policy) && isSamePayment(a.payment, b.payment)
}

function isSamePolicy(a: CancellationPolicy, b: CancellationPolicy): boolean {
  return (
    isSamePortion(a.noShow, b.noShow) &&
    a.steps.length === b.steps.length &&
    a.steps.every((step, at) => isSameStep(step, b.steps[at]!))
  )
}

function isSameStep(a: CancellationStep, b: CancellationStep): boolean {
  return (
    a.from?.daysBefore === b.from?.daysBefore && a.from?.time === b.from?.time && isSamePortion(a.fee, b.fee)
  )
}

function isSamePayment(a: PaymentTerms, b: PaymentTerms): boolean {
  if (a.type === 'deposit' && b.type === 'deposit') return isSamePortion(a.deposit, b.deposit)
  return a.type === b.type
}

const isSamePortion = (a: Portion, b: Portion) => a.of === b.of && a.value === b.value
