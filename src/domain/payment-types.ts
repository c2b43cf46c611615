import type { CancellationWindow } from './cancellation.ts'
import type { Conversion } from './exchange.ts'
import { converter } from './exchange.ts'
import type { Portion } from './portion.ts'
import { portionIn, portionOf } from './portion.ts'
import type { StayPrice } from './stay-price.ts'
import { paidToUs, totalOf } from './stay-price.ts'
import type { Instant } from './zone-time.ts'

export type PaymentType = 'prepay' | 'deposit' | 'guarantee' | 'at_hotel'

export type PaymentTerms =
  | { readonly type: 'prepay' | 'guarantee' | 'at_hotel' }
  | { readonly type: 'deposit'; readonly deposit: Portion }

/** The terms with their amounts in the currency that the guest pays in. */
export function termsIn(terms: PaymentTerms, conversion: Conversion): PaymentTerms {
  if (terms.type !== 'deposit') return terms
  return { type: 'deposit', deposit: portionIn(terms.deposit, converter(conversion)) }
}

/** The three dues sum to the total; what is due at the hotel is the sum of the lines paid there. */
export interface Dues {
  readonly now: number
  readonly later: number
  readonly atHotel: number
}

export function duesOf(price: StayPrice, terms: PaymentTerms): Dues {
  const ours = price.rooms.reduce((sum, room) => sum + paidToUs(room), 0)
  const now = dueNow(price, terms, ours)
  return { now, later: ours - now, atHotel: totalOf(price) - ours }
}

function dueNow(price: StayPrice, terms: PaymentTerms, ours: number): number {
  if (terms.type === 'prepay') return ours
  if (terms.type !== 'deposit') return 0
  return price.rooms.reduce((sum, room) => sum + portionOf(terms.deposit, paidToUs(room), room.nights), 0)
}

/** Nothing is paid when booking: what a guest means by paying later. */
export function isPaidLater({ type }: PaymentTerms): boolean {
  return type === 'guarantee' || type === 'at_hotel'
}

/**
 * When the rest is collected: at the moment from which cancelling will cost more than was paid, so that the fee is
 * covered when it begins; at the latest at check-in. Null when nothing is left.
 */
export function collectedAt(
  dues: Dues,
  windows: readonly CancellationWindow[],
  now: Instant,
  checkIn: Instant,
): Instant | null {
  if (dues.later === 0) return null
  const dearer = windows.find(({ from, fee }) => fee > dues.now && from !== null && from > now)
  return Math.min(dearer?.from ?? checkIn, checkIn)
}

/** Where nothing is to be paid or held now, the order needs no payment to be confirmed. */
export function needsPayment(terms: PaymentTerms, dues: Dues): boolean {
  return dues.now > 0 || (terms.type === 'guarantee' && dues.later > 0)
}

export type PaymentMethod = 'paypal' | 'alipay' | 'unionpay'

export interface PaymentMeans {
  readonly method: PaymentMethod
  /** A hold is captured or released later; a charge is refunded when the stay is cancelled in time. */
  readonly way: 'hold' | 'charge'
}

const HOLD_LIFE = 29 * 24 * 60 * 60 * 1000

/** Methods whose contract allows holding money; the others charge and refund. */
export const HOLDING_METHODS: readonly PaymentMethod[] = ['paypal']

/** A guarantee is held where the method can, as long as the hold lives until it is captured; all else is charged. */
export function meansOf(
  type: PaymentType,
  offered: readonly PaymentMethod[],
  holding: readonly PaymentMethod[],
  now: Instant,
  collected: Instant | null,
): PaymentMeans[] {
  if (type === 'at_hotel') return []
  const holdLives = type === 'guarantee' && collected !== null && collected - now <= HOLD_LIFE
  return offered.map((method) => ({ method, way: holdLives && holding.includes(method) ? 'hold' : 'charge' }))
}

/** What a guest is told about paying: how much, when, and how. */
export interface PaymentPlan {
  readonly type: PaymentType
  readonly amount: number
  readonly chargedAt: Instant
  readonly means: readonly PaymentMeans[]
}

export function paymentPlanOf(
  { type }: PaymentTerms,
  dues: Dues,
  moments: { readonly now: Instant; readonly collected: Instant | null; readonly checkIn: Instant },
  offered: readonly PaymentMethod[],
  holding: readonly PaymentMethod[] = HOLDING_METHODS,
): PaymentPlan {
  const { now, collected, checkIn } = moments
  const means = meansOf(type, offered, holding, now, collected)
  if (type === 'at_hotel') return { type, amount: dues.atHotel, chargedAt: checkIn, means }
  if (type === 'guarantee') return { type, amount: dues.later, chargedAt: collected ?? checkIn, means }
  return { type, amount: dues.now, chargedAt: now, means }
}
