import type { Id } from '../id.ts'
import type { FeeWindow, Outcome } from '../price/cancellation.ts'
import { refundOf, sumFees, windowAt } from '../price/cancellation.ts'
import type { Result } from '../result.ts'
import { ok, refuse } from '../result.ts'
import type { Instant } from '../time/zone-time.ts'
import type { OrderState } from './order-states.ts'
import { whyNotAct } from './order-states.ts'

/**
 * A room of an order with its agreed fees and its own payments: a payment for one room never covers another.
 */
export interface BookedRoom {
  readonly id: Id
  readonly cancelled: boolean
  readonly fees: readonly FeeWindow[]
  /** Captured for this room, or being captured, and neither refunded nor retained as a fee. */
  readonly paid: number
  /** This room's part of a hold that can still be captured. */
  readonly held: number
}

export interface CancellableOrder {
  readonly state: OrderState
  readonly rooms: readonly BookedRoom[]
}

/** The effect of a cancellation on one room, or on several together. */
export interface Settlement {
  /** The guest's cost: retained from the payment, plus captured from the hold. */
  readonly fee: number
  readonly refund: number
  /** To be captured from the hold; the rest of it is released. */
  readonly capture: number
  readonly release: number
  readonly pointsLost: number
  readonly pointsBack: number
}

export interface Cancellation extends Settlement {
  readonly rooms: readonly ({ readonly id: Id } & Settlement)[]
  readonly window: { readonly from: Instant | null; readonly to: Instant | null }
  /** Whether this cancels the whole order. */
  readonly whole: boolean
  /** Valid until then, unless the order changes. */
  readonly until: Instant
}

export const SIMULATION_LIFE = 10 * 60 * 1000

/**
 * The effect of cancelling now: all remaining rooms, or one of them. Each room is settled separately and the
 * sums are added, so cancelling one by one refunds exactly as much as cancelling all at once.
 */
export function decideCancellation(
  order: CancellableOrder,
  now: Instant,
  room?: Id,
): Result<Cancellation, 'not_found' | 'not_cancellable'> {
  if (room !== undefined && !order.rooms.some(({ id }) => id === room)) return refuse('not_found')
  // An unpaid hold of rooms costs nothing to cancel, whatever its rate.
  const agreed = order.state === 'held' ? withoutFees(order, now) : order
  const live = agreed.rooms.filter(({ cancelled }) => !cancelled)
  const chosen = live.filter(({ id }) => room === undefined || id === room)
  if (chosen.length === 0 || whyNotAct('cancel', order.state)) return refuse('not_cancellable')

  const rooms = chosen.map((one) => ({ id: one.id, ...settleRoom(one, windowAt(one.fees, now)) }))
  const { from, to } = windowAt(sumFees(chosen.map(({ fees }) => fees)), now)
  return ok({
    ...sumSettlements(rooms),
    rooms,
    window: { from, to },
    whole: chosen.length === live.length,
    until: Math.min(now + SIMULATION_LIFE, to ?? Infinity),
  })
}

/** The same order without cancellation fees: when the hotel fails, the guest pays no fee. */
export const withoutFees = (order: CancellableOrder, now: Instant): CancellableOrder => ({
  ...order,
  rooms: order.rooms.map((room) => {
    const window = windowAt(room.fees, now)
    const pointsBack = window.pointsLost + window.pointsBack
    return { ...room, fees: [{ ...window, from: null, to: null, fee: 0, pointsLost: 0, pointsBack }] }
  }),
})

/**
 * The fee is retained from the payments so far; a shortfall is captured from the hold, and never charged on
 * top.
 */
export function settleRoom(
  { paid, held }: Pick<BookedRoom, 'paid' | 'held'>,
  { fee, pointsLost, pointsBack }: Pick<Outcome, 'fee' | 'pointsLost' | 'pointsBack'>,
): Settlement {
  const refund = refundOf(fee, paid)
  const capture = Math.min(held, Math.max(0, fee - paid))
  return { fee: paid - refund + capture, refund, capture, release: held - capture, pointsLost, pointsBack }
}

export function sumSettlements(rooms: readonly Settlement[]): Settlement {
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

/** A simulation is executed only if its result is exactly as shown to the guest. */
export function isCancellationUnchanged(shown: Cancellation, now: Cancellation): boolean {
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
