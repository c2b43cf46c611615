import type { Stay } from '../stay/stay.ts'
import type { Instant, Zone } from '../time/zone-time.ts'
import { dateIn } from '../time/zone-time.ts'
import type { OrderState } from './order-states.ts'

export interface ArrivingOrder {
  readonly state: OrderState
  readonly notArrived: boolean
  readonly arrivedAt: Instant | null
  readonly snapshot: { readonly stay: Stay; readonly zone: Zone; readonly checkIn: Instant }
}

export type NoShowRefusal = 'not_confirmed' | 'already_noted' | 'arrived' | 'too_early'

/** A no-show can be recorded from check-in until the job settles it on the next day. */
export function whyNotNoShow(order: ArrivingOrder, now: Instant): NoShowRefusal | null {
  if (order.state !== 'confirmed') return 'not_confirmed'
  if (order.notArrived) return 'already_noted'
  if (order.arrivedAt !== null) return 'arrived'
  return order.snapshot.checkIn > now ? 'too_early' : null
}

export type ArrivalRefusal = 'not_confirmed' | 'too_early' | 'over'

/** An arrival can be marked from the arrival date on, also before check-in, until departure. */
export function whyNotArrived({ state, snapshot }: ArrivingOrder, now: Instant): ArrivalRefusal | null {
  if (state !== 'confirmed' && state !== 'staying') return 'not_confirmed'
  const today = dateIn(snapshot.zone, now)
  if (today < snapshot.stay.arrival) return 'too_early'
  return today > snapshot.stay.departure ? 'over' : null
}
