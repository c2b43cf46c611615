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

/** The payments of an order; amounts in the order's currency. */
export type OrderMoney = {
  readonly state: PaymentState | null
  readonly method: PaymentMethod | null
  /** The outcome of a payment under way is not known yet. */
  readonly checking: boolean
  readonly captured: number
  readonly held: number
  readonly refunded: number
  /** The amount held or charged by the provider, if in another currency. */
  readonly charged: Money | null
}

type Planned = { orderId: Id; amount: number; key: string; now: Instant }

/**
 * The interface of payments for booking. Each function only plans inside the deciding transaction; providers are called
 * afterwards. The idempotency key names the decision.
 */
export type Payments = {
  readonly moneyOf: (db: Db, orderIds: readonly Id[]) => Promise<ReadonlyMap<Id, OrderMoney>>
  readonly planRefund: (tx: Tx, planned: Planned) => Promise<void>
  /** Captures a part of the hold; the remainder is released with the last room. */
  readonly planCapture: (tx: Tx, planned: Planned & { dueId: Id }) => Promise<void>
  readonly planRelease: (tx: Tx, planned: Planned) => Promise<void>
}

type Priced = { orderId: Id; rooms: readonly RoomPrice[]; toCny: Conversion; now: Instant }
type Attributed = Priced & {
  guestId: Id
  contact: { readonly email: string; readonly phone: string }
  /** Confirmed only once it is paid. */
  isHeld: boolean
}

/** Events of orders, to which the agents' feature listens for commission. */
export type OrderListener = {
  readonly booked: (tx: Tx, order: Attributed) => Promise<void>
  /** A hold was paid in time, or late while its nights were still free. */
  readonly confirmed: (tx: Tx, order: { orderId: Id; now: Instant }) => Promise<void>
  /** The guest accepted a lower price. */
  readonly repriced: (tx: Tx, order: Priced) => Promise<void>
  /**
   * The stay was changed; `rooms` are the prices by position, null where a room has ended. Earlier refunds (`granted`)
   * stay deducted from the new price (`of`).
   */
  readonly changed: (
    tx: Tx,
    order: Omit<Priced, 'rooms'> & {
      rooms: readonly (RoomPrice | null)[]
      granted: number
      of: number
      key: string
    },
  ) => Promise<void>
  readonly roomsCancelled: (
    tx: Tx,
    order: { orderId: Id; positions: readonly number[]; now: Instant },
  ) => Promise<void>
  /** Staff refunded a part of the agreed price (`of`). */
  readonly granted: (
    tx: Tx,
    order: { orderId: Id; refund: number; of: number; key: string; now: Instant },
  ) => Promise<void>
  /** Check-out has passed; called again once the hotel has confirmed the stay. */
  readonly completed: (tx: Tx, order: { orderId: Id; now: Instant }) => Promise<void>
}

/** Maximum number of bookings in a period, per account, network and recipient address. */
export type BookingLimits = Readonly<
  Record<'account' | 'network' | 'recipient', { readonly points: number; readonly seconds: number }>
>

export type BookingContext = Omit<Selling, 'db'> & {
  readonly db: Pool
  /** Payment methods that are not paused. */
  readonly openMethods: () => Promise<readonly PaymentMethod[]>
  readonly isReviewed: (db: Db, order: { id: Id; hotelId: Id }) => Promise<boolean>
  readonly outbox: Outbox
  readonly origin: () => string
  readonly siteName: { readonly en: string; readonly zh: string }
  readonly support: string
  readonly payments: Payments
  readonly listeners: readonly OrderListener[]
  /** Maximum number of unpaid holds at a time. */
  readonly holdLimits: { readonly perAccount: number; readonly perNetwork: number }
  /** Maximum number of future orders of an account that are paid at the hotel. */
  readonly unpaidOrders: number
  readonly bookingLimits: BookingLimits
  /** Whether bookings may be mailed to an address: the guest's own or a confirmed one. */
  readonly mayMail: (db: Db, guestId: Id, email: string) => Promise<boolean>
  /** Whether bookings may be told to a number by text message: only the guest's own. */
  readonly mayText: (db: Db, guestId: Id, phone: string) => Promise<boolean>
  /** Called at each step of a use case; the crash tests end the process there. */
  readonly onStep?: (name: string) => void
}

/** An order without any payment. */
export const noMoney: OrderMoney = {
  state: null,
  method: null,
  checking: false,
  captured: 0,
  held: 0,
  refunded: 0,
  charged: null,
}
