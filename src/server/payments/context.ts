import type { OrderStatus } from '#contract/booking.ts'
import type { Actor } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import type { Money } from '#domain/money/money.ts'
import type { Charge } from '#domain/payment/charge-currency.ts'
import type { PaymentMeans, PaymentMethod } from '#domain/payment/payment-means.ts'
import type { Result } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Instant } from '#domain/time/zone-time.ts'
import type { Db, Pool, Tx } from '../db/database.ts'
import type { OperationKind, Provider } from './provider.ts'

/** The sum to pay for an order now, by one method. */
export type PayableOrder = {
  readonly hotelId: Id
  readonly orderNo: string
  readonly title: string
  readonly locale: Locale
  /** The id of the due that it settles. */
  readonly dueId: Id
  readonly way: PaymentMeans['way']
  readonly amount: number
  readonly currency: string
  readonly charge: Charge
  readonly payBefore: Instant | null
}

type Asked = { readonly orderId: Id; readonly guestId: Id }
export type WhyNotPayable = 'not_found' | 'not_payable' | 'hold_expired'

/** The operations on orders that payments need; implemented by booking. */
export type PaidOrders = {
  /** Locks the order until the transaction ends. */
  readonly lock: (tx: Tx, orderId: Id) => Promise<void>
  readonly payable: (
    tx: Tx,
    asked: Asked & { readonly method: PaymentMethod; readonly now: Instant },
  ) => Promise<Result<PayableOrder, WhyNotPayable>>
  /** The due of another order of the same guest that can be paid now; locks both orders. */
  readonly assignable: (
    tx: Tx,
    asked: { readonly number: string; readonly from: Id; readonly now: Instant },
  ) => Promise<
    Result<
      { readonly orderId: Id; readonly dueId: Id; readonly amount: number; readonly currency: string },
      'not_found' | 'order_not_assignable'
    >
  >
  readonly isOf: (db: Db, asked: Asked) => Promise<boolean>
  readonly status: (asked: Asked) => Promise<Result<OrderStatus, 'not_found'>>
  /** A provider has refunded money: `amount` in the order's currency, `charge` in the charged one. */
  readonly refunded: (
    tx: Tx,
    sent: {
      readonly orderId: Id
      readonly method: PaymentMethod
      readonly amount: number
      readonly charge: Money
      readonly key: string
    },
  ) => Promise<void>
  /** `give_back`: the order does not accept the money. */
  readonly settle: (
    tx: Tx,
    settled: {
      readonly orderId: Id
      readonly dueId: Id | null
      readonly paymentId: Id
      readonly kind: 'captured' | 'authorised'
      readonly amount: number
      readonly currency: string
      readonly charge: Money
      readonly by: Actor
      readonly now: Instant
    },
  ) => Promise<Acceptance>
  /** The provider confirmed, or refused, the capture that settles a due. */
  readonly captured: (tx: Tx, captured: Captured) => Promise<void>
  readonly captureRefused: (tx: Tx, refused: Captured) => Promise<void>
  /** The provider released a hold without our request. */
  readonly holdLost: (
    tx: Tx,
    lost: { readonly orderId: Id; readonly paymentId: Id; readonly by: Actor; readonly now: Instant },
  ) => Promise<void>
}

/** `excess`: more than was still owed. `capture`: captured from the hold at once. */
type Acceptance =
  | 'give_back'
  | { readonly excess: number; readonly capture: { readonly dueId: Id; readonly amount: number } | null }

type Captured = { readonly orderId: Id; readonly dueId: Id; readonly by: Actor; readonly now: Instant }

export type PaymentContext = {
  readonly db: Pool
  readonly now: () => Instant
  readonly origin: () => string
  readonly providers: ReadonlyMap<PaymentMethod, Provider>
  readonly orders: PaidOrders
  /** The URL that a payer's browser is sent to for a URL of a provider. */
  readonly payerAddress: (url: string) => string
  /** Counts every operation with its result, for metrics. */
  readonly count: (method: PaymentMethod, kind: OperationKind, result: string) => void
  /** Called at each step by name; crash tests end the process there. */
  readonly onStep?: (name: string) => void
}

export function providerOf(
  { providers }: Pick<PaymentContext, 'providers'>,
  method: PaymentMethod,
): Provider {
  const provider = providers.get(method)
  if (!provider) throw new Error(`${method} is not connected: its settings are missing`)
  return provider
}
