import type { CancellationWindow, Outcome } from './cancellation.ts'
import { outcomesTogether, windowAt, windowsTogether } from './cancellation.ts'
import type { OrderState } from './order-states.ts'
import { whyNotAct } from './order-states.ts'
import type { Result } from './result.ts'
import { ok, refuse } from './result.ts'
import { share } from './share.ts'
import type { Instant } from './zone-time.ts'

/** A room of an order with its frozen windows. */
export interface BookedRoom {
  readonly id: string
  readonly cancelled: boolean
  readonly windows: readonly CancellationWindow[]
}

export interface CancellableOrder {
  readonly state: OrderState
  readonly rooms: readonly BookedRoom[]
  /** Captured and neither refunded nor kept as the fee of a room cancelled before. */
  readonly paid: number
}

export interface Cancellation extends Outcome {
  readonly rooms: readonly string[]
  readonly window: { readonly from: Instant | null; readonly to: Instant | null }
  /** Money that goes back now, of what was paid so far. */
  readonly giveBack: number
  /** What is kept of it for the fee. */
  readonly keep: number
  /** What a hold has to yield for the rest of the fee; without a hold nobody is asked for it. */
  readonly owed: number
  /** Whether nothing of the order is left. */
  readonly whole: boolean
  /** Until when this holds, unless the order changes. */
  readonly until: Instant
}

export const SIMULATION_LIFE = 10 * 60 * 1000

/**
 * What cancelling would do now: all rooms that are left, or one of them. A room bears its own fee and answers for
 * its own part of the money; rooms cancelled before are settled and do not count again.
 */
export function decideCancellation(
  order: CancellableOrder,
  now: Instant,
  room?: string,
): Result<Cancellation, 'not_found' | 'not_cancellable'> {
  if (room !== undefined && !order.rooms.some(({ id }) => id === room)) return refuse('not_found')
  const live = order.rooms.filter(({ cancelled }) => !cancelled)
  const chosen = live.filter(({ id }) => room === undefined || id === room)
  if (chosen.length === 0 || whyNotAct('cancel', order.state)) return refuse('not_cancellable')

  const paid = share(order.paid, live.map(worthOf))
  const paidForChosen = paid.reduce((sum, part, at) => (chosen.includes(live[at]!) ? sum + part : sum), 0)
  const window = windowAt(windowsTogether(chosen.map(({ windows }) => windows)), now)
  const keep = Math.min(window.fee, paidForChosen)
  return ok({
    ...outcomesTogether([window]),
    rooms: chosen.map(({ id }) => id),
    window: { from: window.from, to: window.to },
    giveBack: paidForChosen - keep,
    keep,
    owed: window.fee - keep,
    whole: chosen.length === live.length,
    until: Math.min(now + SIMULATION_LIFE, window.to ?? Infinity),
  })
}

/** A simulation is executed only if cancelling still does exactly what the guest was shown. */
export function isStillTrue(shown: Cancellation, now: Cancellation): boolean {
  return (
    shown.fee === now.fee &&
    shown.refund === now.refund &&
    shown.giveBack === now.giveBack &&
    shown.pointsBack === now.pointsBack &&
    shown.rooms.length === now.rooms.length &&
    shown.rooms.every((room) => now.rooms.includes(room))
  )
}

/** What is paid to us for a room in all: fee and refund of any of its windows. */
function worthOf({ windows }: BookedRoom): number {
  const { fee, refund } = windowAt(windows, 0)
  return fee + refund
}
