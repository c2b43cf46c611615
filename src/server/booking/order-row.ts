import type { BookedRoom } from '#domain/cancel-order.ts'
import { bookedRoom, type FrozenOrder } from '#domain/frozen-order.ts'
import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/locale.ts'
import type { OrderState } from '#domain/order-states.ts'

export type Contact = { readonly name: string; readonly email: string; readonly phone: string }

export type OrderRoomRow = {
  readonly id: Id
  readonly position: number
  readonly firstName: string
  readonly lastName: string
  readonly isCancelled: boolean
  readonly paid: number
  readonly refunded: number
  readonly held: number
}

export type OrderRow = {
  readonly id: Id
  readonly number: string
  readonly guestId: Id
  readonly state: OrderState
  readonly version: number
  readonly frozen: FrozenOrder
  readonly contact: Contact
  readonly arrivalTime: string | null
  readonly wishes: string | null
  readonly locale: Locale
  readonly points: number
  readonly promotion: string | null
  /** Milliseconds, as everywhere outside the database. */
  readonly payBefore: number | null
  readonly collectAt: number | null
  readonly rerate: { readonly total: number; readonly saving: number } | null
  readonly notArrived: boolean
  readonly bookedAt: number
  /** In the order in which they were sold: place for place those of `frozen`. */
  readonly rooms: readonly OrderRoomRow[]
}

/** As the rules of cancelling ask for it. */
export const cancellableOrder = (order: OrderRow): { state: OrderState; rooms: BookedRoom[] } => ({
  state: order.state,
  rooms: order.rooms.map(({ id, isCancelled, paid, refunded, held, position }) =>
    bookedRoom(order.frozen.rooms[position]!, {
      id,
      cancelled: isCancelled,
      paid: paid - refunded,
      held,
    }),
  ),
})

export const liveRooms = ({ rooms }: Pick<OrderRow, 'rooms'>) =>
  rooms.filter(({ isCancelled }) => !isCancelled)
