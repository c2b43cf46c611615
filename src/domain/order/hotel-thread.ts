import type { Instant } from '../time/zone-time.ts'
import type { OrderState } from './order-states.ts'

/** A guest and the hotel may write to each other for this long after check-out: lost property, invoices. */
export const THREAD_AFTER_STAY = 14 * 24 * 60 * 60 * 1000

const writtenStates: readonly OrderState[] = ['confirmed', 'staying', 'completed']

/** Guest and hotel write to each other from the confirmation until two weeks after check-out. */
export const whyNotWriteHotel = (
  { state, checkOut }: { readonly state: OrderState; readonly checkOut: Instant },
  now: Instant,
): 'thread_closed' | null =>
  writtenStates.includes(state) && now < checkOut + THREAD_AFTER_STAY ? null : 'thread_closed'
