import type { Id } from '#domain/id.ts'
import type { Money } from '#domain/money/money.ts'
import type { PaymentMeans, PaymentMethod } from '#domain/payment/payment-means.ts'
import type { Result } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Instant } from '#domain/time/zone-time.ts'

/**
 * The result of a call. `refused` is an explicit refusal by the provider: nothing happened. `unknown` is everything
 * that is not a clear yes: a timeout, a broken connection, a 5xx, an unreadable response or a wrong signature. Only a
 * query then tells the result.
 */
export type Outcome<Value> =
  | { readonly is: 'done'; readonly value: Value }
  | { readonly is: 'refused'; readonly code: string }
  | { readonly is: 'unknown'; readonly why: string }

/** The next step of the payer's browser. */
export type NextStep =
  | { readonly kind: 'redirect'; readonly url: string }
  | {
      readonly kind: 'code'
      readonly qr: string
      /** For the phone that shows the page. */
      readonly deepLink: string
      /** For a desktop without a phone; absent if the provider has no such page. */
      readonly pageUrl?: string
      readonly expires: Instant
    }
  | {
      readonly kind: 'form'
      readonly action: string
      readonly fields: Readonly<Record<string, string>>
    }

/** A payment in the form that a provider needs. Amounts are in the currency that the provider charges. */
export type ProviderPayment = {
  readonly id: Id
  /** The idempotency key of `begin`: the same for every attempt to send it. */
  readonly key: string
  /** Our number at the provider: letters and digits, unique, a new one for each payment. */
  readonly outNo: string
  /** The provider's number; null until it has begun. */
  readonly reference: string | null
  readonly way: PaymentMeans['way']
  readonly charge: Money
  /** Shown to the payer: the hotel and the order number. */
  readonly title: string
  readonly locale: Locale
  /** The URL that the payer's browser returns to. A return proves nothing. */
  readonly returnUrl: string
  /** The URL of the provider's webhooks. */
  readonly notifyUrl: string
  readonly payBefore: Instant | null
  readonly createdAt: Instant
  /** The provider's number of the current hold. */
  readonly holdId: string | null
}

export const operationKinds = ['authorise', 'capture', 'void', 'refund', 'reauthorise', 'close'] as const
export type OperationKind = (typeof operationKinds)[number]

/**
 * An operation on a payment. It is committed before the provider is called; `key` is the same for every attempt.
 *
 * `authorise`, or `capture` without a hold: takes what the payer approved (PayPal; others charge by themselves).
 * `capture` with a hold: charges a part of it; `isFinal` if nothing of it is needed afterwards.
 * `void`: releases the balance of the hold. `refund`: refunds a part of `captureId`. `reauthorise`: renews the hold.
 * `close`: the payment can no longer be made.
 */
export type ProviderOperation = {
  readonly key: string
  readonly kind: OperationKind
  readonly charge: Money
  readonly isFinal: boolean
  /** The capture that a refund belongs to. */
  readonly captureId: string | null
  readonly firstSentAt: Instant
  readonly payment: ProviderPayment
}

/**
 * A money movement at the provider, by the provider's number: reported twice, or by a response and a webhook, it
 * counts once. `pending` is not final, `failed` is.
 */
export type Movement = {
  readonly kind: 'authorisation' | 'capture' | 'refund' | 'void'
  readonly id: string
  readonly state: 'done' | 'pending' | 'failed'
  readonly money: Money
  /** The provider's fee, in the same currency. */
  readonly fee?: number
  /** The key of our operation, if the provider repeats it. */
  readonly operation?: string
  /** The capture of a refund. */
  readonly of?: string
  /** When an authorisation expires. */
  readonly expires?: Instant
  /** A chargeback by the payer's bank. */
  readonly isReversal?: boolean
}

/** Everything that the provider reports about a payment. */
export type ProviderFacts = {
  readonly reference: string | null
  /** Our number, as the provider repeats it. */
  readonly outNo: string | null
  /** The payee, if the provider names it. */
  readonly payee: string | null
  /** `approved`: the payer has agreed, and we may capture. `over`: it cannot be paid any more. */
  readonly stage: 'waiting' | 'approved' | 'over'
  readonly movements: readonly Movement[]
}

/** A dispute that the payer opened at the provider. */
export type Dispute = {
  readonly id: string
  readonly state: 'open' | 'waiting_for_us' | 'waiting_for_payer' | 'under_review' | 'resolved'
  readonly reason: string
  readonly money: Money
  /** The provider's numbers of the disputed captures. */
  readonly captures: readonly string[]
  /** Our response is due by then. */
  readonly respondBy: Instant | null
  readonly outcome: string | null
  readonly openedAt: Instant
  readonly changedAt: Instant
}

/** A webhook of the provider with a verified signature. */
export type ProviderMessage = ProviderFacts & {
  /** Deduplication key: a repeated webhook has the same. */
  readonly eventId: string
  readonly kind: string
  readonly dispute?: Dispute
}

export type RawMessage = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The raw bytes, which the signature covers. */
  readonly body: Buffer
}

/** One line of the provider's daily statement. */
export type StatementLine = {
  readonly kind: 'capture' | 'refund'
  readonly id: string
  readonly money: Money
  /** Null if only the statement has the fee. */
  readonly fee: number | null
  readonly outNo: string | null
}

/** One payment provider. Adding another is a folder with one of these, and a line in `open-payments.ts`. */
export type Provider = {
  readonly method: PaymentMethod
  /** Our account at the provider: money for any other payee is not ours. */
  readonly payee: string | null
  /** Days for which a hold is honoured before it must be renewed; null if it need not be. */
  readonly honouredDays: number | null
  readonly begin: (
    payment: ProviderPayment,
  ) => Promise<Outcome<{ readonly reference: string | null; readonly next: NextStep }>>
  readonly run: (operation: ProviderOperation) => Promise<Outcome<readonly Movement[]>>
  readonly read: (payment: ProviderPayment) => Promise<Outcome<ProviderFacts>>
  readonly readMessage: (message: RawMessage) => Promise<Result<ProviderMessage, 'forbidden'>>
  /** The response that acknowledges a webhook, so that it is not sent again. */
  readonly receipt: string
  /** The time zone of the provider's days; UTC if absent. */
  readonly statementZone?: string
  /** The movements of one day; absent if the provider has no statement. */
  readonly statement?: (day: string) => Promise<Outcome<readonly StatementLine[]>>
  /** Why the settings are invalid, in a sentence; null if they work or the provider is unreachable. */
  readonly whyWrong: () => Promise<string | null>
}
