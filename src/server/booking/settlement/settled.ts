import type { Actor } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import type { Money } from '#domain/money/money.ts'

/** A payment, or a hold of money, for a due. */
export type Settled = {
  readonly orderId: Id
  /** The due for which the payment was started. */
  readonly dueId: Id | null
  readonly paymentId: Id | null
  readonly kind: 'captured' | 'authorised'
  readonly amount: number
  readonly currency: string
  /** The same in the currency of the provider. */
  readonly charge?: Money
  readonly by: Actor
  readonly now: number
}

/** An accepted payment: `excess` is more than was owed, `capture` is captured from the hold at once. */
export type Accepted = {
  readonly excess: number
  readonly capture: { readonly dueId: Id; readonly amount: number } | null
}
