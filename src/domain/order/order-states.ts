import type { Instant } from '../time/zone-time.ts'

export const orderStates = [
  'held',
  'confirmed',
  'staying',
  'completed',
  'expired',
  'cancelled',
  'no_show',
  'payment_review',
] as const
export type OrderState = (typeof orderStates)[number]

/** Kinds of entries in an order's history. */
export type OrderEventKind =
  | 'booked'
  | 'authorised'
  | 'captured'
  | 'capture_refused'
  | 'late_money'
  | 'money_given_back'
  | 'rerated'
  | 'change_held'
  | 'changed'
  | 'change_expired'
  | 'change_dropped'
  | 'names_corrected'
  | 'claim_granted'
  | 'refund_granted'
  | 'contact_corrected'
  | 'stay_confirmed'
  | 'room_cancelled'
  | 'cancelled'
  | 'expired'
  | 'staying'
  | 'completed'
  | 'no_show'

/**
 * A payment for an order that no longer expects one leads to `payment_review`. Either the nights are taken
 * again, or the payment is refunded and the order returns to its final state.
 */
const nextOrderStates: Readonly<Record<OrderState, readonly OrderState[]>> = {
  held: ['confirmed', 'expired', 'cancelled', 'payment_review'],
  confirmed: ['staying', 'cancelled', 'no_show', 'payment_review'],
  staying: ['completed'],
  completed: [],
  expired: ['payment_review'],
  cancelled: ['payment_review'],
  no_show: [],
  payment_review: ['confirmed', 'expired', 'cancelled'],
}

export function mayOrderMove(from: OrderState, to: OrderState): boolean {
  return nextOrderStates[from].includes(to)
}

/** How long the nights are held for a payment. */
export const HOLD_LIFE = 30 * 60 * 1000

export const orderTabs = ['to_pay', 'upcoming', 'staying', 'completed', 'cancelled'] as const
export type OrderTab = (typeof orderTabs)[number]

export const tabOf: Readonly<Record<OrderState, OrderTab>> = {
  held: 'to_pay',
  payment_review: 'to_pay',
  confirmed: 'upcoming',
  staying: 'staying',
  completed: 'completed',
  expired: 'cancelled',
  cancelled: 'cancelled',
  no_show: 'cancelled',
}

export type OrderAction = 'pay' | 'cancel' | 'review' | 'message' | 'rerate' | 'requests' | 'change' | 'edit'

const actionStates: Readonly<Record<OrderAction, readonly OrderState[]>> = {
  pay: ['held'],
  cancel: ['held', 'confirmed'],
  review: ['completed'],
  message: orderStates,
  rerate: ['confirmed'],
  requests: ['held', 'confirmed'],
  change: ['confirmed'],
  edit: ['held', 'confirmed'],
}

const actionRefusals = {
  pay: 'not_payable',
  cancel: 'not_cancellable',
  review: 'not_reviewable',
  message: 'not_writable',
  rerate: 'not_reratable',
  requests: 'requests_closed',
  change: 'not_changeable',
  edit: 'requests_closed',
} as const

export type ActionRefusal = (typeof actionRefusals)[OrderAction]

/** Null when the state allows the action; used by the button and by its handler. */
export function whyNotAct(action: OrderAction, state: OrderState): ActionRefusal | null {
  return actionStates[action].includes(state) ? null : actionRefusals[action]
}

/** An overdue hold counts as expired, whether or not its job has run. */
export const stateAt = (
  { state, payBefore }: { readonly state: OrderState; readonly payBefore: Instant | null },
  now: Instant,
): OrderState => (state === 'held' && payBefore !== null && payBefore <= now ? 'expired' : state)
