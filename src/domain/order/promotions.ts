import type { Currency } from '../money/currency.ts'
import type { Conversion } from '../money/exchange.ts'
import { converter } from '../money/exchange.ts'
import type { BasisPoints } from '../money/rounding.ts'
import { percentOf } from '../money/rounding.ts'
import type { StayPrice } from '../price/stay-price.ts'
import { lowered, soldByUs } from '../price/stay-price.ts'
import type { Instant } from '../time/zone-time.ts'
import type { OrderState } from './order-states.ts'

/** A promo code of the site: the hotel receives its full price, we pay the difference. */
export interface Promotion {
  readonly code: string
  readonly discount:
    | { readonly of: 'percent'; readonly value: BasisPoints }
    | { readonly of: 'amount'; readonly value: number; readonly currency: Currency }
  /** Booking window: `from` included, `until` not included. */
  readonly from: Instant
  readonly until: Instant
  readonly minNights: number
  /** Null is unlimited. */
  readonly usesPerAccount: number | null
  readonly usesInAll: number | null
}

export interface PromotionUse {
  readonly now: Instant
  readonly nights: number
  readonly usedByAccount: number
  readonly usedInAll: number
}

export type PromotionRefusal =
  | 'promotion_not_yet'
  | 'promotion_over'
  | 'promotion_used_up'
  | 'promotion_used_by_you'
  | 'promotion_min_nights'
  | 'promotion_nothing_to_lower'

export function whyNotPromotion(
  promotion: Promotion,
  price: StayPrice,
  { now, nights, usedByAccount, usedInAll }: PromotionUse,
): PromotionRefusal | null {
  if (now < promotion.from) return 'promotion_not_yet'
  if (now >= promotion.until) return 'promotion_over'
  if (usedInAll >= (promotion.usesInAll ?? Infinity)) return 'promotion_used_up'
  if (usedByAccount >= (promotion.usesPerAccount ?? Infinity)) return 'promotion_used_by_you'
  if (nights < promotion.minNights) return 'promotion_min_nights'
  return baseOf(price) === 0 ? 'promotion_nothing_to_lower' : null
}

/** A use is returned when the order ended at no cost: it expired, or was cancelled free of charge. */
export function promotionUseReturns(order: {
  readonly state: OrderState
  readonly feesKept: number
}): boolean {
  return order.state === 'expired' || (order.state === 'cancelled' && order.feesKept === 0)
}

/**
 * Lowers room and extras that are paid to us. Taxes and fees stay, since the hotel owes them on its full
 * price. `conversion` converts the promotion's amount into the currency of the price.
 */
export function withPromotion(price: StayPrice, promotion: Promotion, conversion: Conversion): StayPrice {
  const name = { en: `Promotion ${promotion.code}`, zh: `优惠 ${promotion.code}` }
  return lowered(
    price,
    discountOf(price, promotion, conversion),
    { key: 'promotion', kind: 'promotion', name },
    price.rooms.map(soldByUs),
  )
}

function discountOf(price: StayPrice, { discount }: Promotion, conversion: Conversion): number {
  const base = baseOf(price)
  if (discount.of === 'percent') return Math.min(percentOf(base, discount.value), base)
  if (discount.currency !== conversion.from || price.currency !== conversion.to) {
    throw new TypeError(`${conversion.from} to ${conversion.to} is not the rate of this promotion`)
  }
  return Math.min(converter(conversion)(discount.value), base)
}

function baseOf(price: StayPrice): number {
  return price.rooms.reduce((sum, room) => sum + soldByUs(room), 0)
}
