import type { Id } from '#domain/id.ts'
import type { BookedRoom } from '#domain/order/cancel-order.ts'
import { type Due, roomShare } from '#domain/order/order-dues.ts'
import { bookedRoom, type OrderSnapshot } from '#domain/order/order-snapshot.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { PersonName } from '#domain/text/person-name.ts'

export type Contact = { readonly name: string; readonly email: string; readonly phone: string }

export type OrderRoomRow = {
  readonly id: Id
  readonly position: number
  readonly firstName: string
  readonly lastName: string
  readonly isCancelled: boolean
}

export const nameOf = ({ firstName, lastName }: OrderRoomRow): PersonName => ({
  first: firstName,
  last: lastName,
})

export type OrderRow = {
  readonly id: Id
  readonly number: string
  readonly guestId: Id
  readonly state: OrderState
  readonly version: number
  readonly revision: number
  readonly snapshot: OrderSnapshot
  readonly contact: Contact
  readonly arrivalTime: string | null
  readonly wishes: string | null
  /** The company that the bill names. */
  readonly bill: { readonly title: string; readonly taxNumber: string | null } | null
  readonly locale: Locale
  readonly points: number
  readonly promotion: string | null
  /** Milliseconds, as everywhere outside the database. */
  readonly payBefore: number | null
  readonly rerate: { readonly total: number; readonly saving: number } | null
  readonly notArrived: boolean
  /** When the hotel marked the guest as arrived. */
  readonly arrivedAt: number | null
  readonly bookedAt: number
  /** In the order of `snapshot.rooms`. */
  readonly rooms: readonly OrderRoomRow[]
  readonly dues: readonly Due[]
}

/** The order as input of the cancellation rules. */
export const cancellableOrder = (order: OrderRow): { state: OrderState; rooms: BookedRoom[] } => ({
  state: order.state,
  rooms: order.rooms.map(({ id, isCancelled, position }) =>
    bookedRoom(order.snapshot.rooms[position]!, {
      id,
      cancelled: isCancelled,
      ...roomMoney(order, position),
    }),
  ),
})

/** The money of a room as a cancellation settles it: a pending capture counts as paid. */
export const roomMoney = ({ dues }: Pick<OrderRow, 'dues'>, position: number) => ({
  paid: roomShare(dues, position, 'paid', 'capturing'),
  held: roomShare(dues, position, 'held'),
})

/** Confirmed by a provider for these rooms, less refunds. */
export const paidFor = (
  { dues }: Pick<OrderRow, 'dues'>,
  rooms: readonly Pick<OrderRoomRow, 'position'>[],
): number => rooms.reduce((sum, { position }) => sum + roomShare(dues, position, 'paid'), 0)

export const liveRooms = ({ rooms }: Pick<OrderRow, 'rooms'>) =>
  rooms.filter(({ isCancelled }) => !isCancelled)
