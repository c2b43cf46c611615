import type { Id } from '../id.ts'
import type { FeeWindow, Outcome } from '../price/cancellation.ts'
import { feesTogether, refundOf, windowAt } from '../price/cancellation.ts'
import type { Result } from '../result.ts'
import { ok, refuse } from '../result.ts'
import type { Instant } from '../time/zone-time.ts'
import type { OrderState } from './order-states.ts'
import { whyNotAct } from './order-states.ts'

/** A room of an order with its frozen fees and its own money: what one room paid never answers for another. */
export interface BookedRoom {
  readonly id: Id
  readonly cancelled: boolean
  readonly fees: readonly FeeWindow[]
  /** Captured for this room, or being captured, and neither refunded nor kept as a fee. */
  readonly paid: number
  /** Of a hold that can still be captured, this room's part. */
  readonly held: number
}

export interface CancellableOrder {
  readonly state: OrderState
  readonly rooms: readonly BookedRoom[]
}

/** What cancelling does to one room, or to several together. */
export interface Settlement {
  /** What the guest bears: kept of what was paid, and captured of the hold. */
  readonly fee: number
  readonly refund: number
  /** To be captured of the hold; what is left of it is released. */
  readonly capture: number
  readonly release: number
  readonly pointsLost: number
  readonly pointsBack: number
}

export interface Cancellation extends Settlement {
  readonly rooms: readonly ({ readonly id: Id } & Settlement)[]
  readonly window: { readonly from: Instant | null; readonly to: Instant | null }
  /** Whether nothing of the order is left. */
  readonly whole: boolean
  /** Until when this holds, unless the order changes. */
  readonly until: Instant
}

export const SIMULATION_LIFE = 10 * 60 * 1000

/**
 * What cancelling would do now: all rooms that are left, or one of them. Every room is settled by itself and the sums
 * are added up, so cancelling one by one gives back exactly what cancelling all at once does.
 */
export function decideCancellation(
  order: CancellableOrder,
  now: Instant,
  room?: Id,
): Result<Cancellation, 'not_found' | 'not_cancellable'> {
  if (room !== undefined && !order.rooms.some(({ id }) => id === room)) return refuse('not_found')
  // A hold that was never paid costs nothing, whatever its rate.
  const agreed = order.state === 'held' ? withoutFees(order, now) : order
  const live = agreed.rooms.filter(({ cancelled }) => !cancelled)
  const chosen = live.filter(({ id }) => room === undefined || id === room)
  if (chosen.length === 0 || whyNotAct('cancel', order.state)) return refuse('not_cancellable')

  const rooms = chosen.map((one) => ({ id: one.id, ...settleRoom(one, windowAt(one.fees, now)) }))
  const { from, to } = windowAt(feesTogether(chosen.map(({ fees }) => fees)), now)
  return ok({
    ...settledTogether(rooms),
    rooms,
    window: { from, to },
    whole: chosen.length === live.length,
    until: Math.min(now + SIMULATION_LIFE, to ?? Infinity),
  })
}

/** The same order as if cancelling cost nothing, whatever was agreed: where the hotel fails, its guest bears no fee. */
export const withoutFees = (order: CancellableOrder, now: Instant): CancellableOrder => ({
  ...order,
  rooms: order.rooms.map((room) => {
    const window = windowAt(room.fees, now)
    const pointsBack = window.pointsLost + window.pointsBack
    return { ...room, fees: [{ ...window, from: null, to: null, fee: 0, pointsLost: 0, pointsBack }] }
  }),
})

/** Of what was paid so far the fee is kept; what is missing comes from the hold, and nobody is asked for more. */
export function settleRoom(
  { paid, held }: Pick<BookedRoom, 'paid' | 'held'>,
  { fee, pointsLost, pointsBack }: Pick<Outcome, 'fee' | 'pointsLost' | 'pointsBack'>,
): Settlement {
  const refund = refundOf(fee, paid)
  const capture = Math.min(held, Math.max(0, fee - paid))
  return { fee: paid - refund + capture, refund, capture, release: held - capture, pointsLost, pointsBack }
}

export function settledTogether(rooms: readonly Settlement[]): Settlement {
  const sum = (part: keyof Settlement) => rooms.reduce((all, room) => all + room[part], 0)
  return {
    fee: sum('fee'),
    refund: sum('refund'),
    capture: sum('capture'),
    release: sum('release'),
    pointsLost: sum('pointsLost'),
    pointsBack: sum('pointsBack'),
  }
}

/** A simulation is executed only if cancelling still does exactly what the guest was shown. */
export function isStillTrue(shown: Cancellation, now: Cancellation): boolean {
  return (
    shown.rooms.length === now.rooms.length &&
    shown.rooms.every((room) => {
      const same = now.rooms.find(({ id }) => id === room.id)
      return same !== undefined && isSameSettlement(room, same)
    })
  )
}

function isSameSettlement(a: Settlement, b: Settlement): boolean {
  return (
    a.fee === b.fee &&
    a.refund === b.refund &&
    a.capture === b.capture &&
    a.release === b.release &&
    a.pointsLost === b.pointsLost &&
    a.pointsBack === b.pointsBack
  )
}
