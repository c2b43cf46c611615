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

/** What is to be paid for an order now, by one method. */
export type PayableOrder = {
  readonly orderNo: string
  readonly title: string
  readonly locale: Locale
  /** The sum that it settles, by the order's own id for it. */
  readonly dueId: Id
  readonly way: PaymentMeans['way']
  readonly amount: number
  readonly currency: string
  readonly charge: Charge
  readonly payBefore: Instant | null
}

type Asked = { readonly orderId: Id; readonly guestId: Id }
export type WhyNotPayable = 'not_found' | 'not_payable' | 'hold_expired'

/** What payments need to know of orders; booking does it, and `open-payments` is handed it. */
export type PaidOrders = {
  /** Until the transaction ends, nobody else changes this order. */
  readonly lock: (tx: Tx, orderId: Id) => Promise<void>
  readonly payable: (
    tx: Tx,
    asked: Asked & { readonly method: PaymentMethod; readonly now: Instant },
  ) => Promise<Result<PayableOrder, WhyNotPayable>>
  readonly isOf: (db: Db, asked: Asked) => Promise<boolean>
  readonly status: (asked: Asked) => Promise<Result<OrderStatus, 'not_found'>>
  /** A provider has sent money back: `amount` in the order's currency, `charge` in the one that was charged. */
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
  /** `give_back`: the order has no use for it. */
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
  /** The provider released a hold that we had not released. */
  readonly holdLost: (
    tx: Tx,
    lost: { readonly orderId: Id; readonly paymentId: Id; readonly by: Actor; readonly now: Instant },
  ) => Promise<void>
}

/** `excess`: more than was still owed. `capture`: taken of the hold at once. */
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
  /** Where a payer's browser is sent for an address of a provider's. */
  readonly payerAddress: (url: string) => string
  /** Told of every operation that has an end, or has none yet. */
  readonly count: (method: PaymentMethod, kind: OperationKind, result: string) => void
  /** Told of each step, by name; a test of crashes ends the process there. */
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
