import type { Stay } from '../stay/stay.ts'
import type { PlainDate } from '../time/plain-date.ts'
import { addDays } from '../time/plain-date.ts'
import type { OrderState } from './order-states.ts'

/** A hotelier sees a guest's email address and telephone number only around the stay, in days. */
export const CONTACT_DAYS = { beforeArrival: 7, afterDeparture: 3 } as const

/** States in which the guest stays, will stay or stayed. */
export const contactStates: readonly OrderState[] = [
  'confirmed',
  'payment_review',
  'staying',
  'completed',
  'no_show',
]

export interface ContactWindow {
  readonly from: PlainDate
  /** The last day. */
  readonly until: PlainDate
}

export const contactWindow = ({ arrival, departure }: Stay): ContactWindow => ({
  from: addDays(arrival, -CONTACT_DAYS.beforeArrival),
  until: addDays(departure, CONTACT_DAYS.afterDeparture),
})

/** `ended`: the order has no stay. `early` and `late`: outside the window. Null: the contact is shown. */
export type ContactHidden = 'ended' | 'early' | 'late'

/** `today` is the date at the hotel. */
export function whyContactHidden(state: OrderState, stay: Stay, today: PlainDate): ContactHidden | null {
  if (!contactStates.includes(state)) return 'ended'
  const { from, until } = contactWindow(stay)
  return today < from ? 'early' : today > until ? 'late' : null
}
