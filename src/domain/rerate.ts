import type { CancellationWindow } from './cancellation.ts'
import { labelAt } from './cancellation.ts'
import type { OrderState } from './order-states.ts'
import { whyNotAct } from './order-states.ts'
import type { Result } from './result.ts'
import { ok, refuse } from './result.ts'
import type { Instant } from './zone-time.ts'

export interface Rerate {
  readonly total: number
  readonly difference: number
}

/** The best-rate guarantee: while an order can be cancelled free of charge, it may take our own lower price. */
export function decideRerate(
  order: {
    readonly state: OrderState
    readonly windows: readonly CancellationWindow[]
    readonly total: number
  },
  totalNow: number,
  now: Instant,
): Result<Rerate, 'not_rerateable' | 'not_lower'> {
  if (whyNotAct('rerate', order.state) || labelAt(order.windows, now) !== 'free')
    return refuse('not_rerateable')
  if (totalNow >= order.total) return refuse('not_lower')
  return ok({ total: totalNow, difference: order.total - totalNow })
}
