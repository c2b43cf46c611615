import type { PointsRefusal } from '../loyalty/points.ts'
import { whyNotPoints, withPoints } from '../loyalty/points.ts'
import type { Conversion } from '../money/exchange.ts'
import type { StayPrice } from '../price/stay-price.ts'
import type { Result } from '../result.ts'
import { ok, refuse } from '../result.ts'
import type { Promotion, PromotionRefusal, PromotionUse } from './promotions.ts'
import { whyNotPromotion, withPromotion } from './promotions.ts'

/** A redeemed promotion; `conversion` converts its amount into the currency of the price. */
export interface UsedPromotion {
  readonly promotion: Promotion
  readonly conversion: Conversion
}

/** Discounts that a guest requests when booking; remaining uses and balance are read under lock. */
export interface RequestedDiscounts {
  readonly promotion: (UsedPromotion & { readonly use: PromotionUse }) | null
  readonly points: {
    readonly points: number
    readonly balance: number
    readonly fromCny: Conversion
    /** The providers' minimum amount, in the price's currency. */
    readonly least: number
  } | null
}

/** The promotion applies first, then points, which are a means of payment. */
export function applyDiscounts(
  price: StayPrice,
  { promotion, points }: RequestedDiscounts,
): Result<StayPrice, PromotionRefusal | PointsRefusal> {
  let lower = price
  if (promotion) {
    const why = whyNotPromotion(promotion.promotion, price, promotion.use)
    if (why) return refuse(why)
    lower = withPromotion(price, promotion.promotion, promotion.conversion)
  }
  if (!points) return ok(lower)
  const why = whyNotPoints(points.points, points.balance, lower, points.fromCny, points.least)
  return why ? refuse(why) : ok(withPoints(lower, points.points, points.fromCny))
}
