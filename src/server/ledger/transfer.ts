import type { Actor } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Instant } from '#domain/time/zone-time.ts'

export type Book = 'money' | 'points' | 'commission'

/** `unit` is a currency, whose amounts are minor units, or POINTS. */
export type LedgerEntry = {
  readonly account: string
  readonly unit: string
  readonly amount: number
  readonly expires?: PlainDate
}

export type Transfer = {
  /** Idempotency key: posting it again changes nothing. */
  readonly key: string
  readonly book: Book
  readonly kind: string
  readonly orderId?: Id
  readonly note?: string
  readonly by: Actor
  readonly at: Instant
  readonly entries: readonly LedgerEntry[]
}
