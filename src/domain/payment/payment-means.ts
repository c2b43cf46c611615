import type { Deadline } from '../price/cancellation.ts'
import { isFreeAt } from '../price/cancellation.ts'
import type { Dues, PaymentTerms, PaymentType } from '../price/payment-types.ts'
import type { Day } from '../time/plain-date.ts'
import type { Instant } from '../time/zone-time.ts'

export const paymentMethods = ['paypal', 'alipay', 'unionpay'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Methods that always support holds; the others charge and refund, unless their contract allows holds. */
export const HOLDING_METHODS: readonly PaymentMethod[] = ['paypal']

export const canHold = (
  offered: readonly PaymentMethod[],
  holding: readonly PaymentMethod[] = HOLDING_METHODS,
): boolean => offered.some((method) => holding.includes(method))

export const paymentWays = ['hold', 'charge'] as const

export interface PaymentMeans {
  readonly method: PaymentMethod
  /** A hold is captured or released later; a charge is refunded when the stay is cancelled in time. */
  readonly way: (typeof paymentWays)[number]
  readonly amount: number
}

/** Lifetime of a hold at the provider. */
export const HOLD_DAYS = 29

/** Whether a hold made today lasts past the day of arrival, when no-shows are known. */
export function holdOutlastsArrival(arrival: Day, today: Day): boolean {
  return arrival + 1 - today <= HOLD_DAYS
}

/** The time-dependent facts of a hold. */
export interface HoldQuestion {
  readonly arrival: Day
  readonly today: Day
  readonly now: Instant
}

/**
 * Pay later: at least one method takes nothing at booking. A guarantee whose fee is in force is paid at once,
 * and on the day of arrival nothing can be paid later.
 */
export function isPaidLater(
  type: PaymentType,
  deadlines: readonly Deadline[],
  { arrival, today, now }: HoldQuestion,
  isHoldOffered: boolean,
): boolean {
  if (type !== 'guarantee') return type === 'at_hotel'
  return isHoldOffered && today < arrival && holdOutlastsArrival(arrival, today) && isFreeAt(deadlines, now)
}

/** Payment terms shown to a guest: amount, time and methods. */
export interface PaymentPlan {
  readonly type: PaymentType
  readonly amount: number
  readonly chargedAt: Instant
  readonly means: readonly PaymentMeans[]
}

/** The payment plan of a booking, with every offered method. */
export function paymentPlanOf(
  { type }: PaymentTerms,
  dues: Dues,
  moments: HoldQuestion & { readonly collected: Instant | null; readonly checkIn: Instant },
  offered: readonly PaymentMethod[],
  holding: readonly PaymentMethod[] = HOLDING_METHODS,
): PaymentPlan {
  const { now, today, arrival, collected, checkIn } = moments
  if (type === 'at_hotel') return { type, amount: dues.atHotel, chargedAt: checkIn, means: [] }
  if (type !== 'guarantee') {
    const means = offered.map((method) => ({ method, way: 'charge', amount: dues.now }) as const)
    return { type, amount: dues.now, chargedAt: now, means }
  }
  const amount = dues.now + dues.later
  const isHeld = dues.later > 0 && holdOutlastsArrival(arrival, today)
  const means = offered.map((method) => {
    const way = isHeld && holding.includes(method) ? 'hold' : 'charge'
    return { method, way, amount } as const
  })
  return { type, amount, chargedAt: collected ?? now, means }
}
