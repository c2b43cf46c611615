import type { Id } from '#domain/id.ts'
import type { Conversion } from '#domain/money/exchange.ts'
import type { Money } from '#domain/money/money.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import type { PaymentState } from '#domain/payment/payment-states.ts'
import type { RoomPrice } from '#domain/price/stay-price.ts'
import type { Instant } from '#domain/time/zone-time.ts'
import type { Db, Pool, Tx } from '../db/database.ts'
import type { Selling } from '../hotels/rooms-and-quotes/list-rooms.ts'
import type { Outbox } from '../messages/outbox.ts'

/** What was done with an order's money so far; amounts in the order's currency. */
export type OrderMoney = {
  readonly state: PaymentState | null
  readonly method: PaymentMethod | null
  /** Something is under way of which it is not known yet what became of it. */
  readonly checking: boolean
  readonly captured: number
  readonly held: number
  readonly refunded: number
  /** What the provider holds or has charged, where its currency is another. */
  readonly charged: Money | null
}

type Planned = { orderId: Id; amount: number; key: string; now: Instant }

/**
 * What booking asks of payments. Each of these only plans, inside the transaction that decides it; providers are called
 * afterwards. A key names the decision, so that none is planned twice.
 */
export type Payments = {
  readonly moneyOf: (db: Db, orderIds: readonly Id[]) => Promise<ReadonlyMap<Id, OrderMoney>>
  readonly planRefund: (tx: Tx, planned: Planned) => Promise<void>
  /** Captures a part of what is held; what is left of the hold is released with the last room. */
  readonly planCapture: (tx: Tx, planned: Planned & { dueId: Id }) => Promise<void>
  readonly planRelease: (tx: Tx, planned: Planned) => Promise<void>
}

type Priced = { orderId: Id; rooms: readonly RoomPrice[]; toCny: Conversion; now: Instant }
type Attributed = Priced & {
  guestId: Id
  contact: { readonly email: string; readonly phone: string }
  /** Not confirmed before it is paid. */
  isHeld: boolean
}

/** Who is owed a commission for an order: the agents' feature listens here. */
export type OrderListener = {
  readonly booked: (tx: Tx, order: Attributed) => Promise<void>
  /** A hold was paid in time, or late and its nights were still free. */
  readonly confirmed: (tx: Tx, order: { orderId: Id; now: Instant }) => Promise<void>
  /** The guest took a lower price. */
  readonly repriced: (tx: Tx, order: Priced) => Promise<void>
  readonly roomsCancelled: (
    tx: Tx,
    order: { orderId: Id; positions: readonly number[]; now: Instant },
  ) => Promise<void>
  /** Of what was agreed (`of`), staff gave a part back. */
  readonly granted: (
    tx: Tx,
    order: { orderId: Id; refund: number; of: number; key: string; now: Instant },
  ) => Promise<void>
  /** Check-out is over; again once the hotel has confirmed the stay. */
  readonly completed: (tx: Tx, order: { orderId: Id; now: Instant }) => Promise<void>
}

/** How many bookings are taken in a time, per account, network and recipient address. */
export type BookingLimits = Readonly<
  Record<'account' | 'network' | 'recipient', { readonly points: number; readonly seconds: number }>
>

export type BookingContext = Omit<Selling, 'db'> & {
  readonly db: Pool
  /** Whether the stay of an order has its review. */
  readonly isReviewed: (db: Db, orderId: Id) => Promise<boolean>
  readonly outbox: Outbox
  readonly origin: () => string
  readonly siteName: { readonly en: string; readonly zh: string }
  readonly support: string
  readonly payments: Payments
  readonly listeners: readonly OrderListener[]
  /** How many orders may be held unpaid at a time. */
  readonly holdLimits: { readonly perAccount: number; readonly perNetwork: number }
  /** How many orders that are paid at the hotel an account may have ahead of it. */
  readonly unpaidOrders: number
  readonly bookingLimits: BookingLimits
  /** Whether the guest may have bookings mailed to an address: their own, or one that they have proven. */
  readonly mayMail: (db: Db, guestId: Id, email: string) => Promise<boolean>
  /** Told of each step of a verb, by name; a test of crashes ends the process there. */
  readonly onStep?: (name: string) => void
}

/** Of an order that nobody has begun to pay. */
export const noMoney: OrderMoney = {
  state: null,
  method: null,
  checking: false,
  captured: 0,
  held: 0,
  refunded: 0,
  charged: null,
}
