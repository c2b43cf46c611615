import type { Instant } from '../time/zone-time.ts'
import type { OrderState } from './order-states.ts'

/** A guest and the hotel may write to each other for this long after check-out: lost property, invoices. */
export const THREAD_AFTER_STAY = 14 * 24 * 60 * 60 * 1000

const writtenStates: readonly OrderState[] = ['confirmed', 'staying', 'completed']

type Stay = {
  readonly state: OrderState
  readonly checkOut: Instant
  readonly contact: { readonly email: string; readonly phone: string }
}

/**
 * Guest and hotel write to each other from the confirmation until two weeks after check-out. A guest whose account was
 * erased has no address left.
 */
export function whyNotWriteHotel({ state, checkOut, contact }: Stay, now: Instant): 'thread_closed' | null {
  const isOpen = writtenStates.includes(state) && now < checkOut + THREAD_AFTER_STAY
  return isOpen && (contact.email || contact.phone) ? null : 'thread_closed'
}
