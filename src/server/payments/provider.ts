import type { Id } from '#domain/id.ts'
import type { Money } from '#domain/money/money.ts'
import type { PaymentMeans, PaymentMethod } from '#domain/payment/payment-means.ts'
import type { Result } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Instant } from '#domain/time/zone-time.ts'

/**
 * What became of a call. `refused` is the provider's own, explicit no: nothing happened. `unknown` is everything else
 * that is not a clear yes (no answer in time, a broken connection, a 5xx, an answer that cannot be read or whose
 * signature is wrong): only asking the provider tells.
 */
export type Outcome<Value> =
  | { readonly is: 'done'; readonly value: Value }
  | { readonly is: 'refused'; readonly code: string }
  | { readonly is: 'unknown'; readonly why: string }

/** What the payer's browser does next. */
export type NextStep =
  | { readonly kind: 'redirect'; readonly url: string }
  | {
      readonly kind: 'code'
      readonly qr: string
      /** For the telephone that shows the page. */
      readonly deepLink: string
      /** For a desktop that has no telephone beside it; absent where the provider has no such page. */
      readonly pageUrl?: string
      readonly expires: Instant
    }
  | {
      readonly kind: 'form'
      readonly action: string
      readonly fields: Readonly<Record<string, string>>
    }

/** A payment as a provider needs to know it. Amounts are in the currency that the provider charges. */
export type ProviderPayment = {
  readonly id: Id
  /** The idempotency key of `begin`: the same for every try. */
  readonly key: string
  /** Our number for it at the provider: letters and digits, unique, a new one for each attempt. */
  readonly outNo: string
  /** The provider's own number; null until it has begun. */
  readonly reference: string | null
  readonly way: PaymentMeans['way']
  readonly charge: Money
  /** What the payer reads: the hotel and the order's number. */
  readonly title: string
  readonly locale: Locale
  /** Where the payer's browser comes back to. It proves nothing. */
  readonly returnUrl: string
  /** Where the provider's messages go. */
  readonly notifyUrl: string
  readonly payBefore: Instant | null
  readonly createdAt: Instant
  /** The provider's number of the hold that is in force. */
  readonly holdId: string | null
}

export const operationKinds = ['authorise', 'capture', 'void', 'refund', 'reauthorise', 'close'] as const
export type OperationKind = (typeof operationKinds)[number]

/**
 * Something to be done with a payment. It was committed before the provider hears of it; `key` is the same however
 * often it is sent.
 *
 * - `authorise`, `capture` without a hold: takes what the payer approved (PayPal; others charge by themselves)
 * - `capture` with a hold: charges a part of it; `isFinal` where nothing is to be left of it
 * - `void`: releases what is left of the hold      - `refund`: gives back of `captureId`
 * - `reauthorise`: makes the hold anew              - `close`: nobody may pay it any more
 */
export type ProviderOperation = {
  readonly key: string
  readonly kind: OperationKind
  readonly charge: Money
  readonly isFinal: boolean
  /** Of a refund: the capture that it belongs to. */
  readonly captureId: string | null
  readonly firstSentAt: Instant
  readonly payment: ProviderPayment
}

/**
 * Money that moved at the provider, by the provider's own number: told twice, or by an answer and a message, it counts
 * once. `pending` is not there yet, `failed` never will be.
 */
export type Movement = {
  readonly kind: 'authorisation' | 'capture' | 'refund' | 'void'
  readonly id: string
  readonly state: 'done' | 'pending' | 'failed'
  readonly money: Money
  /** What the provider kept of it, in the same currency. */
  readonly fee?: number
  /** The key of our operation, where the provider repeats it. */
  readonly operation?: string
  /** Of a refund: the capture. */
  readonly of?: string
  /** Of an authorisation: until when it can be captured. */
  readonly expires?: Instant
  /** Money that the payer took back through the bank. */
  readonly isReversal?: boolean
}

/** Everything that the provider says of a payment. */
export type ProviderFacts = {
  readonly reference: string | null
  /** Our number, as the provider repeats it. */
  readonly outNo: string | null
  /** Whom the money is for, where the provider says it. */
  readonly payee: string | null
  /** `approved`: the payer has agreed, and it is for us to take the money. `over`: it cannot be paid any more. */
  readonly stage: 'waiting' | 'approved' | 'over'
  readonly movements: readonly Movement[]
}

/** A message of the provider's own, once its signature has been checked. */
export type ProviderMessage = ProviderFacts & {
  /** Told again, a message has the same. */
  readonly eventId: string
  readonly kind: string
}

export type RawMessage = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Byte for byte: signatures are over these. */
  readonly body: Buffer
}

/** One line of the provider's daily statement. */
export type StatementLine = {
  readonly kind: 'capture' | 'refund'
  readonly id: string
  readonly money: Money
  /** Null where the fee is told by the statement only. */
  readonly fee: number | null
  readonly outNo: string | null
}

/** One payment provider. Adding another is a folder with one of these, and a line in `open-payments.ts`. */
export type Provider = {
  readonly method: PaymentMethod
  /** Our own number at the provider: money for anybody else is not ours. */
  readonly payee: string | null
  /** Days for which a hold is honoured before it must be made anew; null where none ever must. */
  readonly honouredDays: number | null
  readonly begin: (
    payment: ProviderPayment,
  ) => Promise<Outcome<{ readonly reference: string | null; readonly next: NextStep }>>
  readonly run: (operation: ProviderOperation) => Promise<Outcome<readonly Movement[]>>
  readonly read: (payment: ProviderPayment) => Promise<Outcome<ProviderFacts>>
  readonly readMessage: (message: RawMessage) => Promise<Result<ProviderMessage, 'forbidden'>>
  /** What the provider wants to hear, so that it does not send a message again. */
  readonly receipt: string
  /** Where the provider's days begin; absent: at midnight UTC. */
  readonly statementZone?: string
  /** What moved on one of its days; absent where the provider has no statement to fetch. */
  readonly statement?: (day: string) => Promise<Outcome<readonly StatementLine[]>>
  /** Why the settings do not work, in a sentence; null where they do, or where the provider cannot be reached. */
  readonly whyWrong: () => Promise<string | null>
}
